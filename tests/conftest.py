"""How Hypothesis works here: the same examples every time; `--hypothesis-profile=long` tries many, `quick` a few."""

from hypothesis import HealthCheck, settings

settings.register_profile("short", max_examples=40, deadline=None, derandomize=True, database=None)
settings.register_profile("quick", max_examples=8, deadline=None, derandomize=True, database=None)
settings.register_profile(
    "long", max_examples=1000, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("short")
