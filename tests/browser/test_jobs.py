"""Jobs of the worker that computes: order, cancelling, restarts."""

import asyncio
from collections.abc import Iterator

import pytest
from tests.browser.device import EngineHere

from sevenwonders.api.services import JobError
from sevenwonders.browser.bots import DeviceBots, shortened
from sevenwonders.browser.jobs import BOTS, REVIEWS, EngineJobs, EngineQueue
from sevenwonders.core.errors import OptionError


def double(number: int) -> int:
    return 2 * number


def refuse() -> int:
    raise OptionError("agent/unknown")


def break_down() -> int:
    raise ValueError("broken")


def count(items: int) -> Iterator[bytes]:
    yield from (str(number).encode() for number in range(items))


def queue() -> tuple[EngineQueue, EngineHere]:
    engine = EngineHere()
    made = EngineQueue(engine)
    engine.answer = made.on_result
    return made, engine


async def test_a_job_returns_its_result_or_raises_its_error() -> None:
    jobs = EngineJobs(queue()[0], BOTS)
    assert await jobs.run(double, 21, client="", timeout=10) == 42
    with pytest.raises(OptionError):
        await jobs.run(refuse, client="", timeout=10)
    with pytest.raises(JobError, match="broken"):
        await jobs.run(break_down, client="", timeout=10)


async def test_a_bot_is_computed_before_the_rest_of_a_review() -> None:
    shared, _ = queue()
    finished: list[str] = []

    async def review() -> None:
        async for item in EngineJobs(shared, REVIEWS).stream(count, 20, client="", timeout=10):
            finished.append(item.decode())  # noqa: PERF401  # each item as soon as it is there

    async def move() -> None:
        await EngineJobs(shared, BOTS).run(double, 1, client="", timeout=10)
        finished.append("move")

    reviewing = asyncio.ensure_future(review())
    while not finished:
        await asyncio.sleep(0)
    await asyncio.gather(reviewing, move())
    assert finished.index("move") < finished.index("19")
    assert [item for item in finished if item != "move"] == [str(number) for number in range(20)]


async def test_a_cancelled_job_that_waits_is_never_run() -> None:
    shared, engine = queue()
    engine.is_stuck = True
    jobs = EngineJobs(shared, BOTS)
    running = asyncio.ensure_future(jobs.run(double, 1, client="", timeout=10))
    waiting = asyncio.ensure_future(jobs.run(double, 2, client="", timeout=10))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait([waiting])
    assert len(shared) == 0
    running.cancel()


async def test_a_job_that_takes_too_long_is_stopped_by_a_restart() -> None:
    shared, engine = queue()
    engine.is_stuck = True
    jobs = EngineJobs(shared, BOTS)
    with pytest.raises(JobError, match="too long"):
        await jobs.run(double, 1, client="", timeout=0)
    assert engine.restarts == 1
    assert await jobs.run(double, 2, client="", timeout=10) == 4


async def test_a_job_whose_worker_fails_is_repeated_once() -> None:
    shared, engine = queue()
    engine.is_stuck = True
    jobs = EngineJobs(shared, BOTS)
    job = asyncio.ensure_future(jobs.run(double, 3, client="", timeout=10))
    await asyncio.sleep(0)
    shared.on_failure("out of memory")
    assert await job == 6
    assert engine.restarts == 1


def test_a_slow_device_gets_shorter_searches() -> None:
    assert [shortened(20_000, seconds) for seconds in (1e-5, 1e-3, 1.0)] == [20_000, 5_000, 200]


async def test_the_speed_of_a_device_is_measured_before_a_long_search() -> None:
    from sevenwonders import duel
    from sevenwonders.ai.agents import make_agent

    seen = duel.Game(seed=1).seen(0)
    bots = DeviceBots(EngineJobs(queue()[0], BOTS))
    assert await bots.choose("duel", seen, "net:400", 7, "") == make_agent("duel", "net:400", 7).choose(seen)
