"""Where much work is done: in this process, in several, or on a Dask cluster. The results are the same."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeVar

from game.command.calls import Misuse, number

MOST_PROCESSES = 64
PATIENCE = 10
"""The most seconds until a cluster has answered."""

Job = TypeVar("Job")
Done = TypeVar("Done")


class Where(NamedTuple):
    """Where work is done; without a word, in this process."""

    processes: int = 1
    cluster: str = ""
    """The address of a Dask scheduler; empty for this machine."""


HERE = Where()


def ask(parser: ArgumentParser) -> None:
    """The arguments: the number of processes, or the cluster."""
    parser.add_argument("--processes", default="1", help="of this machine")
    parser.add_argument(
        "--cluster", default="", metavar="ADDRESS", help="a Dask scheduler, such as tcp://10.0.0.1:8786"
    )


def where(args: Namespace) -> Where:
    """What the arguments say; Misuse where there is no such number of processes."""
    return Where(number("--processes", args.processes, MOST_PROCESSES), args.cluster)


def done(place: Where, work: Callable[[Job], Done], jobs: Sequence[Job]) -> list[Done]:
    """The value that the work returns for each job, in the order of the jobs, wherever they were done.

    `work` is a function of a module and jobs and results can be pickled; a cluster's machines have this package too.
    Misuse where there is no Dask, no cluster at the address, or one that does not have the package.
    """
    if place.cluster:
        with _cluster(place.cluster) as executor:
            return list(executor.map(work, jobs))
    if place.processes == 1:
        return [work(job) for job in jobs]
    with ProcessPoolExecutor(place.processes, get_context("spawn")) as pool:
        return list(pool.map(work, jobs, chunksize=5))


@contextmanager
def _cluster(address: str) -> Any:
    """An executor whose jobs are done by the workers of the Dask scheduler at this address."""
    try:
        distributed: Any = import_module("distributed")
    except ImportError as fault:
        raise Misuse("command.no-dask") from fault
    try:
        client: Any = distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as fault:
        raise Misuse("command.no-cluster", name=address) from fault
    with client as there:
        try:
            there.submit(_ready).result()
        except (RuntimeError, ImportError) as fault:
            raise Misuse("command.no-package", name=address) from fault
        executor: Executor = there.get_executor()
        with executor:
            yield executor


def _ready() -> None:
    """Nothing: whether a machine has this package is seen when it is asked to do that."""
