"""The bots of one table: their moves are made in turn, together where possible, and not once they were stopped."""

import asyncio
from typing import Any

from tests.server.sealed import RULES

from sevenwonders.core.protocol import Seen
from sevenwonders.server.history import History
from sevenwonders.server.thinking import Moves, Thinking, Work
from sevenwonders.server.workers import Workers
from sevenwonders.tables.protocols import TableRow

ROW = TableRow("table", "sealed", {}, "00", 0)
EASY = {0: "easy", 1: "easy"}


class Prompted(Workers):
    """Bots that answer when they are told to."""

    def __init__(self) -> None:
        super().__init__(0, 0)
        self.answers: dict[int, asyncio.Future[int]] = {}

    async def choose(self, game: str, seen: Seen[Any], spec: str, seed: int, whose: str = "") -> int:
        self.answers[seen.seat] = asyncio.get_running_loop().create_future()
        return await self.answers[seen.seat]


class Scene:
    """A table's queue and what was made of it."""

    def __init__(self, pace: float = 0) -> None:
        self._pace = pace
        self.bots = Prompted()
        self.queue: list[Work] = []
        self.made: list[Moves] = []
        self.history = History(RULES, RULES.setup(3), ROW.seed)
        self.history.draw()
        self.thinking = Thinking(ROW, self.bots, self)

    def do_later(self, work: Work) -> None:
        self.queue.append(work)

    async def make_bot_moves(self, moves: Moves) -> None:
        self.made.append(moves)

    def pace(self) -> float:
        return self._pace

    async def ask(self) -> None:
        self.thinking.wake(self.history, EASY)
        await settled()

    async def answer(self, seat: int, move: int) -> None:
        self.bots.answers[seat].set_result(move)
        await settled()

    async def work(self) -> None:
        while self.queue:
            await self.queue.pop(0)()


async def settled() -> None:
    """Let all that can go on go on."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_moves_that_are_there_at_once_are_made_together() -> None:
    scene = Scene()
    await scene.ask()
    await scene.answer(1, 7)
    await scene.answer(0, 8)
    assert len(scene.thinking) == 2, "a bot is thinking until its move is made"
    await scene.work()
    assert scene.made == [{1: 7, 0: 8}]
    assert len(scene.thinking) == 0


async def test_a_move_does_not_wait_for_the_other_bots() -> None:
    scene = Scene()
    await scene.ask()
    for seat in (0, 1):
        await scene.answer(seat, seat)
        await scene.work()
    assert scene.made == [{0: 0}, {1: 1}]


async def test_a_move_that_waits_is_forgotten_when_its_bot_is_stopped() -> None:
    scene = Scene()
    await scene.ask()
    await scene.answer(0, 1)
    scene.thinking.stop()
    await scene.ask()
    await scene.answer(0, 2)
    await scene.work()
    assert scene.made == [{0: 2}]
    scene.thinking.stop()


async def test_a_bot_whose_turn_it_is_lets_people_follow() -> None:
    scene = Scene(pace=1e6)
    await scene.ask()
    await scene.answer(0, 1)
    assert scene.queue, "where several choose in secret, nobody sees who is fast"
    scene.thinking.stop()
    for seat in (0, 1):
        scene.history.play(seat, scene.history.game.legal(seat)[0])
    scene.thinking.wake(scene.history, {2: "easy"})
    await settled()
    scene.queue.clear()
    await scene.answer(2, 1)
    assert not scene.queue
    assert 2 in scene.thinking
    scene.thinking.stop()


async def test_a_bot_that_fails_has_no_move() -> None:
    scene = Scene()
    await scene.ask()
    scene.bots.answers[1].set_exception(RuntimeError("a fault"))
    await settled()
    await scene.work()
    assert scene.made == [{1: None}]
    scene.thinking.stop()
