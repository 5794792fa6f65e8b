"""How Hypothesis works here: the same examples every time; `--hypothesis-profile=long` tries many, `quick` a few.

`mutants` tries as few and looks for no smaller case: tools/mutants.py only asks whether anything fails at all.
"""

import gc

from hypothesis import HealthCheck, Phase, settings

settings.register_profile("short", max_examples=10, deadline=None, derandomize=True, database=None)
settings.register_profile("quick", max_examples=8, deadline=None, derandomize=True, database=None)
settings.register_profile(
    "mutants",
    settings.get_profile("quick"),
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "long", max_examples=1000, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("short")


def pytest_collection_finish() -> None:
    """What has been imported and collected is not looked through again for what nobody needs: a test takes 6 % less."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
