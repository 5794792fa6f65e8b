"""Tries mutants with the tests of their functions, each in a fork of a process in which the tests are collected.

A mutant is a function with other code. Its tests are those that call the function, first those that have killed its
neighbours, then the quickest. Whatever lives for long is put off until all others have been tried, and goes on where it
was. Times are those of the processor, so that a busy machine kills nothing.
"""

from __future__ import annotations

import functools
import gc
import io
import json
import math
import os
import resource
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest
from mutmut.mutation.data import SourceFileMutationData

from tools.mutants import ALIVE, KILLED, NO_TESTS
from tools.work import digest, tell

LIVES = ALIVE[0]

PUT_OFF, PATIENCE = 99, 1
"""The exit code of a fork that is put off, and the seconds that a mutant is given before that."""

HERE = "here"
"""The name under which a function itself lies among its mutants."""

TIMES, SECONDS = 4, 4
"""How many times as long as it takes otherwise, and how many seconds besides, a test of a mutant may take."""

MEMORY = 4 << 30
"""The bytes that a mutant may take."""


class Known(NamedTuple):
    """What a run without any mutant shows of a test."""

    seconds: float
    """Of the processor."""
    functions: frozenset[str]
    """Those it calls, by the name that their mutants have in common."""


def in_place(mutants: dict[str, Any], is_classmethod: bool = False) -> Callable[[FunctionType], FunctionType]:
    """In place of mutmut's switch: the function as it is, so that it costs nothing until a mutant takes its place."""

    def remembered(function: FunctionType) -> FunctionType:
        mutants[HERE] = function
        return function

    return remembered


def function_of(name: str) -> str:
    """The name that the mutants of a function have in common."""
    return name.partition("__mutmut_")[0]


def mutants_of(function: str) -> dict[str, Any]:
    """The mutants of a function, and itself, by name."""
    module, _, name = function.rpartition(".")
    found: dict[str, Any] = getattr(sys.modules[module], f"mutants_{name}__mutmut")
    return found


def put(name: str) -> None:
    """Give a function the code of a mutant of it."""
    mutants = mutants_of(function_of(name))
    mutant = mutants[name.rpartition(".")[2]]
    mutant = getattr(mutant, "__func__", mutant)
    for part in ("__code__", "__defaults__", "__kwdefaults__"):
        setattr(mutants[HERE], part, getattr(mutant, part))


class Trial:
    """A plugin of pytest that tries mutants where otherwise the tests would be run."""

    def __init__(self, mutants: Sequence[tuple[SourceFileMutationData, str]]) -> None:
        self.mutants = mutants
        self.killers: dict[str, list[str]] = {}
        """The tests that have killed mutants of a function or a module, the last one first."""
        self.known: dict[str, Known] = {}
        self.report = -1
        """The end of a pipe to which a fork writes which test has failed."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Learn what the tests take and call, and try the mutants."""
        self.items = {item.nodeid: item for item in session.items}
        self.caches = [each for each in gc.get_objects() if isinstance(each, functools._lru_cache_wrapper)]
        self.caches = [each for each in self.caches if str(each.__module__).startswith("game.")]
        gc.collect()
        gc.freeze()
        self.known = self.learned()
        self.try_all()
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self) -> None:
        """No test profits from what another one has left in a cache, so each is seen to call what it tries."""
        for each in self.caches:
            each.cache_clear()

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """The first failure is the end of a fork."""
        if report.failed:
            os.write(self.report, report.nodeid.encode())
            print(report.longreprtext, file=sys.__stderr__ if self.report == 2 else sys.stdout)
            os._exit(KILLED)

    def run(self, tests: Iterable[str]) -> Iterator[tuple[str, float]]:
        """Run tests in this order, each within its limit; the name of each with the seconds it took."""
        items = [self.items[test] for test in tests]
        for item, after in zip(items, [*items[1:], None], strict=True):
            start = time.process_time()
            if self.known:
                most = math.ceil(start + TIMES * self.took(item.nodeid) + SECONDS)
                resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            yield item.nodeid, time.process_time() - start

    def learned(self) -> dict[str, Known]:
        """What is known of each test, from a run without any mutant in a fork, in which nothing may fail."""
        place = Path("known.json")
        if not (pid := os.fork()):
            place.write_text(json.dumps(self.watched()))
            os._exit(LIVES)
        if os.waitpid(pid, 0)[1]:
            pytest.exit("The tests fail without any mutant.", 1)
        return {name: Known(took, frozenset(calls)) for name, (took, calls) in json.loads(place.read_text()).items()}

    def watched(self) -> dict[str, tuple[float, list[str]]]:
        """Each test with the seconds it takes, and the functions it calls.

        They are run in disorder, so that one that needs another before it shows itself.
        """
        self.report = 2
        codes: dict[CodeType, str] = {}
        for function in {function_of(name) for _, name in self.mutants}:
            codes[mutants_of(function)[HERE].__code__] = function
        called: set[CodeType] = set()
        found = {}
        sys.settrace(lambda frame, _, __: called.add(frame.f_code))
        for name, took in self.run(sorted(self.items, key=lambda name: digest(name.encode()))):
            found[name] = took, sorted(codes[code] for code in called & codes.keys())
            called.clear()
            sys.settrace(lambda frame, _, __: called.add(frame.f_code))
        sys.settrace(None)
        return found

    def tests_of(self, name: str) -> list[str]:
        """The tests of a mutant, in the order in which they are run."""
        function = function_of(name)
        killers = *self.killers.get(function, ()), *self.killers.get(function.rpartition(".")[0], ())
        rank = {test: i for i, test in enumerate(dict.fromkeys(killers))}
        calls = (test for test, known in self.known.items() if function in known.functions)
        return sorted(calls, key=lambda test: (rank.get(test, len(rank)), self.took(test)))

    def took(self, test: str) -> float:
        return self.known[test].seconds

    def try_all(self) -> None:
        """What becomes of each mutant is written down at once; those that are put off come last."""
        later: list[tuple[SourceFileMutationData, str, list[str]]] = []
        for n, (data, name) in enumerate(self.mutants, 1):
            tests = self.tests_of(name)
            passed = self.tried(data, name, tests, PATIENCE) if tests else self.noted(data, name, NO_TESTS)
            tell(f"{n} of {len(self.mutants)}, {len(later)} put off: {name} {data.exit_code_by_key[name]}")
            if passed:
                later.append((data, name, tests[passed:]))
        for n, (data, name, tests) in enumerate(sorted(later, key=lambda each: sum(map(self.took, each[2]))), 1):
            self.tried(data, name, tests, math.inf)
            tell(f"{n} of {len(later)} put off: {name} {data.exit_code_by_key[name]}")

    def noted(self, data: SourceFileMutationData, name: str, code: int) -> int:
        """Write down what has become of a mutant; 0."""
        data.exit_code_by_key[name] = code
        data.durations_by_key[name] = 0
        data.save()
        return 0

    def tried(self, data: SourceFileMutationData, name: str, tests: Sequence[str], patience: float) -> int:
        """Try a mutant until it fails or its next test exceeds `patience`: how many it has passed then, else 0."""
        read, write = os.pipe()
        if not (pid := os.fork()):
            self.report = write
            self.child(name, tests, patience)
        os.close(write)
        with os.fdopen(read) as pipe:
            said = pipe.read()
        code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        if code == PUT_OFF:
            return int(said)
        if said:
            for part in (function := function_of(name), function.rpartition(".")[0]):
                self.killers[part] = [said, *(each for each in self.killers.get(part, ()) if each != said)]
        return self.noted(data, name, code)

    def child(self, name: str, tests: Sequence[str], patience: float) -> None:
        """Run the tests of a mutant, to the first that fails; does not return."""
        sys.stdout = sys.stderr = io.StringIO()
        start = time.process_time()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        try:
            put(name)
            for n, _ in enumerate(self.run(tests), 1):
                if n < len(tests) and time.process_time() - start + self.took(tests[n]) > patience:
                    os.write(self.report, str(n).encode())
                    os._exit(PUT_OFF)
        except BaseException:  # whatever a mutant does to the runner, it was noticed
            os._exit(KILLED)
        os._exit(LIVES)
