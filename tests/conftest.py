"""How Hypothesis works here: the same examples every time; more of them with `--hypothesis-profile=long`."""

from hypothesis import HealthCheck, settings

settings.register_profile("short", max_examples=40, deadline=None, derandomize=True, database=None)
settings.register_profile(
    "long", max_examples=1000, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("short")
