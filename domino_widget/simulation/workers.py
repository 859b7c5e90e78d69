"""Shares given out to workers: whatever executor there is, a worker that dies costs its share, which is redone."""

from __future__ import annotations

import multiprocessing
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ..engine import RulesError
from .plan import Plan
from .play import Row, Share, lost, play_game, play_share

#: Makes an executor for so many workers, to be used in a ``with``.
Factory = Callable[[int], AbstractContextManager[Executor]]
#: Seconds to wait for a cluster.
PATIENCE = 10
#: A share whose worker died so often is played by itself, game by game.
DEATHS = 2
#: No player's fault: what new processes run first is the user's own script, and that must not simulate again.
NOT_BEGUN = (
    "The processes ended before a player was asked anything: in a script, call simulate(…) under "
    '`if __name__ == "__main__":`, or play in this process with workers=0.'
)


def processes(workers: int) -> ProcessPoolExecutor:
    """So many processes of this machine."""
    return ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))


class Here(Executor):
    """Plays in this very process: nothing to start, and nothing that a hang could be cut off from."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """The work, done at once."""
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - an executor hands every error on
            future.set_exception(error)
        return future


def here(_workers: int) -> Here:
    """No worker but this process."""
    return Here()


def spread(plan: Plan, shares: list[Share], factory: Factory, workers: int) -> Iterator[tuple[Share, list[Row]]]:
    """The rows of all shares, as they are done. Only as many are given out as there are workers, so that a death
    points at few."""
    waiting, deaths = deque(shares), Counter[Share]()
    while waiting:
        suspects = [share for share in waiting if deaths[share] >= DEATHS]
        for share in suspects:
            waiting.remove(share)
            yield share, alone(plan, share)
        with factory(workers) as executor:
            for share, rows in _rounds(plan, waiting, executor, max(1, workers)):
                if rows is None:
                    deaths[share] += 1
                    waiting.appendleft(share)
                else:
                    yield share, rows


def _rounds(
    plan: Plan, waiting: deque[Share], executor: Executor, workers: int
) -> Iterator[tuple[Share, list[Row] | None]]:
    """The shares done by one executor until it has done all, or has lost a worker (None for rows)."""
    running: dict[Future[list[Row]], Share] = {}
    whole = True
    while running or (waiting and whole):
        while whole and waiting and len(running) < workers:
            share = waiting.popleft()
            running[executor.submit(play_share, plan, share)] = share
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            share, error = running.pop(future), future.exception()
            if isinstance(error, RulesError):
                raise error
            whole = whole and error is None
            yield share, None if error else future.result()


def alone(plan: Plan, share: Share) -> list[Row]:
    """A share that killed its workers, each game in a process of its own: one that dies again is lost by the player
    that was thinking."""
    rows = []
    with TemporaryDirectory() as folder:
        note = Path(folder) / "seat"
        for deal in range(share.first, share.last):
            for seating in range(len(plan.seatings())):
                note.write_text("")
                with processes(1) as executor:
                    future = executor.submit(_noted, plan, deal, seating, str(note))
                    error = future.exception()
                if error is None:
                    rows.append(future.result())
                elif asked := note.read_text():
                    rows.append(lost(plan, deal, seating, int(asked), "ended its process, or hung without end"))
                else:
                    raise RulesError(NOT_BEGUN)
    return rows


def _noted(plan: Plan, deal: int, seating: int, note: str) -> Row:
    """A game that writes down whom it asks."""
    with Path(note).open("r+") as file:

        def asked(seat: int) -> None:
            file.seek(0)
            file.write(str(seat))
            file.flush()

        return play_game(plan, deal, seating, asked)


class Cluster:
    """A Dask cluster at an address (extra ``dask``); ``workers`` are its threads. RulesError if it is not there."""

    def __init__(self, address: str) -> None:
        self.address = address
        with self._client() as client:
            self.workers = max(1, sum(client.nthreads().values()))

    def _client(self) -> Any:
        try:
            distributed = import_module("distributed")
        except ImportError:
            raise RulesError("A Dask cluster needs more: pip install 'domino_widget[dask]'.") from None
        try:
            return distributed.Client(self.address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, TypeError) as error:
            found = str(error).splitlines()[0][:80] if str(error) else type(error).__name__
            raise RulesError(f"No Dask cluster answers at {self.address[:80]}: {found}.") from None

    def __call__(self, _workers: int) -> AbstractContextManager[Executor]:
        """An executor on the cluster."""
        return _Borrowed(self._client())


class _Borrowed(AbstractContextManager[Executor]):
    """The executor of a client that is closed at the end."""

    def __init__(self, client: Any) -> None:
        self._client = client

    def __enter__(self) -> Executor:
        executor: Executor = self._client.get_executor()
        return executor

    def __exit__(self, *_: object) -> None:
        self._client.close()
