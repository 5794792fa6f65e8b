"""Makes the mutants of a game and has them tried, for tools/mutants.py, in the Python that holds mutmut.

python -m tools.trying JOB   in a copy of the tree; JOB is a file: the tests and the mutants, or those to be shown

mutmut makes the mutants, lets mypy refuse some, and remembers what has become of each. The tests are run by
tools/trial.py: for mutmut each mutant is a run of pytest of its own, which takes seconds before its first test, and the
rules go through a switch at every call.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import mutmut.mutation.trampoline
import pytest
from mutmut.__main__ import create_mutants
from mutmut.mutation.data import SourceFileMutationData
from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.mutation.file_mutation import filter_mutants_with_type_checker
from mutmut.mutation.trampoline import set_mutant_under_test
from mutmut.utils.file_utils import copy_also_copy_files, copy_src_dir, walk_mutatable_files

from tools.mutants import UNTYPED, drawn
from tools.trial import Trial, in_place

Meta = dict[str, SourceFileMutationData]


def make() -> Meta:
    """All mutants, and what is known of each, by the file of the rules that they are in."""
    set_mutant_under_test("mutant_generation")
    Path("mutants").mkdir(exist_ok=True)
    copy_src_dir()
    copy_also_copy_files()
    create_mutants(1)
    made = {}
    for path in walk_mutatable_files():
        made[str(path)] = SourceFileMutationData(path=path)
        made[str(path)].load()
    return made


def refuse(made: Meta) -> None:
    """Let mypy refuse those of which nothing is known yet, unless it has seen the same functions the last time."""
    seen = Path("seen.json")
    functions = json.dumps({path: data.hash_by_function_name for path, data in made.items()}, sort_keys=True)
    if seen.exists() and seen.read_text("utf-8") == functions:
        return
    refused = filter_mutants_with_type_checker()
    seen.write_text(functions, encoding="utf-8")
    for data in made.values():
        for name, code in data.exit_code_by_key.items():
            if code is None and name in refused:
                data.exit_code_by_key[name] = UNTYPED
                data.type_check_error_by_key[name] = refused[name].error.error_description
        data.save()


def wanted(made: Meta, job: Mapping[str, Any]) -> list[tuple[SourceFileMutationData, str]]:
    """The mutants that are to be tried: those named in the job, or about one in `one_in` of the untried."""
    untried = [name for data in made.values() for name, code in data.exit_code_by_key.items() if code is None]
    names = drawn(untried, job["one_in"]) if job["names"] is None else job["names"]
    return [(data, name) for data in made.values() for name in data.exit_code_by_key if name in names]


def main(job: Mapping[str, Any]) -> int:
    """Show mutants, or make all and try those that the job names; 1 when the tests fail without any."""
    if "shown" in job:
        print(*(get_diff_for_mutant(name) for name in job["shown"]), sep="\n", flush=True)
        return 0
    made = make()
    refuse(made)
    mutants = wanted(made, job)
    if not mutants:
        return 0
    sys.path[0] = str(Path("mutants").absolute())
    mutmut.mutation.trampoline.wrap_in_trampoline = in_place
    meta = [(data, name) for data, name in mutants if data.exit_code_by_key[name] != UNTYPED]
    root = Path.cwd()
    for data, _ in meta:
        data.meta_path = root / data.meta_path
    os.chdir("mutants")
    few = "-s -p no:cacheprovider --timeout=3600 --hypothesis-profile=mutants".split()
    return int(pytest.main([*job["tests"], *few], [Trial(meta)]))


if __name__ == "__main__":
    sys.exit(main(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))))
