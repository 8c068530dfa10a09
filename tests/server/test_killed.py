"""Workers that are killed (-9) with a hint, an analysis or a review in hand: another does the work, nobody notices."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest
from tests.patience import PATIENCE
from tests.server.running import Running, running
from tests.server.test_analysis import finished, resigned
from tests.server.test_analysis_socket import analysing, told

from sevenwonders import duel
from sevenwonders.server import analysis, analyst, reviews
from sevenwonders.server.child import Child
from sevenwonders.server.workers import Workers

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="has no such signals")
POSITION = duel.Game(seed=3, beginners=True).position


class Watched(Workers):
    """Workers whose processes are stopped with every question in hand, and killed then, as often as is wanted."""

    kills = 0
    every: ClassVar[list["Watched"]] = []
    asked: ClassVar[list[str]] = []

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.every.append(self)

    async def call(self, place: str, *arguments: Any) -> bytes:
        self.asked.append(place)
        return await super().call(place, *arguments)

    async def _start(self, dead: Child | None) -> Child:
        worker = await super()._start(dead)
        if self.kills:
            type(self).kills -= 1
            os.kill(worker.pid, signal.SIGSTOP)  # it will be told the question, and never read it
            asyncio.get_running_loop().call_later(0.1, os.kill, worker.pid, signal.SIGKILL)
        return worker


@pytest.fixture(autouse=True)
def watched(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (analysis, reviews):
        monkeypatch.setattr(module, "Workers", Watched)
    for name, fresh in (("kills", 0), ("every", []), ("asked", [])):
        monkeypatch.setattr(Watched, name, fresh)


def hinted(server: Running) -> tuple[int, Any]:
    made = server.new_table("me", "here", beginners=True, first="A")
    answer = server.post(f"/api/tables/{made['id']}/hint", {"seat": 0}, made["secret"])
    return answer.status_code, answer.json().get("key")


def analysed(server: Running) -> tuple[int, Any]:
    answer = server.post("/api/analyse", {"position": POSITION, "simulations": 100})
    return answer.status_code, answer.json().get("key")


def reviewed(server: Running) -> tuple[int, Any]:
    begun = server.post("/api/reviews", {"record": resigned(5)}).json()["id"]
    while (answer := server.get(f"/api/reviews/{begun}")).status_code == 200 and not answer.json()["accounts"]:
        time.sleep(0.05)
    return answer.status_code, answer.json().get("key")


@pytest.mark.parametrize("ask", [hinted, analysed, reviewed])
def test_another_worker_does_the_work(folder: Path, ask: Callable[[Running], tuple[int, Any]]) -> None:
    Watched.kills = 1
    with running(folder) as server:
        assert ask(server) == (200, None)
        assert sum(one.replaced for one in Watched.every) == 1


@pytest.mark.parametrize("ask", [hinted, analysed])
def test_if_that_dies_too_it_is_said_and_the_next_question_is_answered(
    folder: Path, ask: Callable[[Running], tuple[int, Any]]
) -> None:
    Watched.kills = 2
    with running(folder) as server:
        assert ask(server) == (503, "server/busy")
        assert ask(server) == (200, None)


def test_a_review_is_begun_once_more_even_then(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks at it after a while finds it underway, for its record is kept."""
    monkeypatch.setattr(reviews, "_GONE", 0.0)
    Watched.kills = 2
    with running(folder) as server:
        assert reviewed(server) == (200, None)


async def test_whoever_follows_a_review_gets_all_of_it_though_it_is_begun_anew(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed with some items told: what comes then is the rest of the same."""
    heard: list[bytes] = []
    add = reviews.Underway.add

    def kill_at_third(found: reviews.Underway, part: bytes) -> None:
        heard.append(part)
        add(found, part)
        if len(heard) == 3:
            (worker,) = (worker for one in Watched.every for worker in one._running)
            os.kill(worker.pid, signal.SIGKILL)

    monkeypatch.setattr(reviews.Underway, "add", kill_at_third)
    with running(folder) as server:
        begun = server.post("/api/reviews", {"record": resigned(5)}).json()
        async with analysing(server) as visitor:
            answers = await told(visitor, type="follow", review=begun["id"])
        whole = finished(server, f"/api/reviews/{begun['id']}")
    assert [item for one in answers for item in one["review"]["items"]] == whole["items"]
    steps = [item["step"] for item in whole["items"]]
    assert steps == sorted(steps), "told from the start again"


async def test_two_who_ask_for_the_same_review_at_once_follow_one(folder: Path) -> None:
    with running(folder) as server:
        body = {"record": resigned(6)}
        both = [asyncio.to_thread(server.post, "/api/reviews", body) for _ in range(2)]
        one, other = [answer.json() for answer in await asyncio.wait_for(asyncio.gather(*both), PATIENCE)]
        assert one["id"] == other["id"]
        async with analysing(server) as first, analysing(server) as second:
            follows = [told(visitor, type="follow", review=one["id"]) for visitor in (first, second)]
            streams = await asyncio.gather(*follows)
    items = [[item for part in stream for item in part["review"]["items"]] for stream in streams]
    assert items[0] == items[1] != []
    assert Watched.asked == [analyst.REVIEW]


async def test_half_a_line_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker may be killed while it writes."""
    (tmp_path / "halfway.py").write_text("print('{', end='', flush=True)")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    child = await Child.start("halfway")
    with pytest.raises(OSError, match="died"):
        await child.line()
    await child.end()
