"""The job pool: fair between clients, and robust against workers that die or hang."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.children import children_of
from tests.timeouts import TIMEOUT

from sevenwonders import duel
from sevenwonders.api.jobs import tasks
from sevenwonders.api.services import JobError
from sevenwonders.core.errors import OptionError
from sevenwonders.server.jobs import calls as worker_calls
from sevenwonders.server.jobs.pool import JobPool
from sevenwonders.tables.errors import TooManyError

MANY = 100


def killed_once(marker: str) -> str:
    """Kill the own process, unless it was done before."""
    if not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def killed_always() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refused() -> None:
    raise OptionError("game/unknown", found="dual", expected=["duel"])


def failed() -> None:
    raise ZeroDivisionError("a fault")


async def test_results_and_errors_of_jobs() -> None:
    pool = JobPool("test", 1, MANY)
    seen = duel.Game(seed=3, beginners=True).seen()
    move = await pool.run(tasks.choose_move, "duel", seen, "greedy", 1, client="a", timeout=TIMEOUT)
    assert move in seen.legal_ids()
    with pytest.raises(OptionError) as error:
        await pool.run(refused, client="a", timeout=TIMEOUT)
    assert error.value.details["found"] == "dual"
    with pytest.raises(JobError, match="ZeroDivisionError: a fault"):
        await pool.run(failed, client="a", timeout=TIMEOUT)
    await pool.close()


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signals")
async def test_a_job_whose_worker_dies_is_run_again(tmp_path: Path) -> None:
    pool = JobPool("test", 1, MANY)
    assert await pool.run(killed_once, str(tmp_path / "marker"), client="a", timeout=TIMEOUT) == "done"
    with pytest.raises(JobError):
        await pool.run(killed_always, client="a", timeout=TIMEOUT)
    assert await pool.run(abs, -1, client="a", timeout=TIMEOUT) == 1
    await pool.close()


async def test_a_worker_that_is_too_slow_is_killed() -> None:
    pool = JobPool("test", 1, MANY)
    slow = await pool.run(os.getpid, client="a", timeout=TIMEOUT)
    assert slow in children_of(os.getpid())
    with pytest.raises(JobError, match="took too long"):
        await pool.run(time.sleep, 10 * TIMEOUT, client="a", timeout=0.5)
    assert await pool.run(os.getpid, client="a", timeout=TIMEOUT) != slow
    while slow in children_of(os.getpid()):  # a killed process may exist for a moment; a sleeping one exceeds the guard
        await asyncio.sleep(0.01)
    await pool.close()


async def start_order(submitted: str, pool: JobPool) -> str:
    """Submit a job for each client in `submitted` while the only worker is busy; return the order of the starts."""
    started: list[str] = []

    async def execute(client: str, job: object) -> None:
        started.append(client)
        await asyncio.sleep(0)
        pool._free += 1
        pool._running[client] -= 1
        pool._start_jobs()

    pool._execute = execute  # type: ignore[method-assign]  # the order needs no process
    pool._free = 0
    jobs = [asyncio.create_task(pool.run(abs, 1, client=client, timeout=TIMEOUT)) for client in submitted]
    await asyncio.sleep(0)
    pool._free = 1
    pool._start_jobs()
    while len(started) < len(submitted):
        await asyncio.sleep(0)
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)
    return "".join(started)


async def test_clients_take_turns() -> None:
    assert await start_order("aaaaabbc", JobPool("test", 1, MANY)) == "abcabaaa"


async def test_many_clients_leave_room_for_another() -> None:
    """There is no limit that all clients share: three addresses once kept all others from hints and analyses."""
    order = await start_order("aaaaaaaabbbbbbbbcccccccczz", JobPool("test", 1, 8))
    assert order.index("z") == 3


async def test_jobs_of_one_client_are_limited() -> None:
    pool = JobPool("test", 0, 2)
    waiting = [asyncio.create_task(pool.run(abs, 1, client="a", timeout=TIMEOUT)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(TooManyError):
        await pool.run(abs, 1, client="a", timeout=TIMEOUT)
    with pytest.raises(JobError, match="busy"):
        await pool.run(abs, 1, client="b", timeout=0.01)
    for job in waiting:
        job.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert pool.waiting == 0


async def test_closing_fails_the_jobs() -> None:
    pool = JobPool("test", 1, MANY)
    jobs = [asyncio.create_task(pool.run(time.sleep, 10 * TIMEOUT, client="a", timeout=TIMEOUT)) for _ in range(2)]
    await asyncio.sleep(0.1)
    await pool.close()
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(result) for result in results] == [JobError, JobError]


def test_workers_give_way_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []
    monkeypatch.setattr(os, "nice", calls.append)
    worker_calls._lower_priority.cache_clear()
    call: Callable[[], int] = worker_calls.job_call(abs, -3)
    assert (call(), call()) == (3, 3)
    assert calls == [5]
    worker_calls._lower_priority.cache_clear()
