"""Bots: they play, and whatever happens to them, the game goes on."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.player import sitting
from tests.server.running import GENEROUS, Running, running

from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.levels import USUAL, levels_of
from sevenwonders.core.protocol import Seen
from sevenwonders.core.registry import rules_of
from sevenwonders.duel import RULES
from sevenwonders.server import app
from sevenwonders.server.workers import Workers
from sevenwonders.tables.protocols import BotError

GAMES = ("duel", "classic")
STATE = RULES.parse_position("duel 1; ask B draft; A.wonders sphinx; offer piraeus colossus pyramids")
SEEN = RULES.seen(STATE, 1)
DRAFTS = {RULES.move_id(move) for move in RULES.legal(STATE, 1)}


def replaced(caplog: pytest.LogCaptureFixture) -> list[object]:
    """Return what is known about bots that could not be asked, or gave moves that could not be made."""
    return [vars(record)["fields"] for record in caplog.records if record.message in ("bot-replaced", "bot-refused")]


@asynccontextmanager
async def one_worker() -> AsyncIterator[Workers]:
    bots = Workers(1, PATIENCE)
    try:
        yield bots
    finally:
        await bots.close()


@pytest.mark.parametrize("level", levels_of("duel"))
async def test_every_level_plays_duel(server: Running, caplog: pytest.LogCaptureFixture, level: str) -> None:
    made = server.new_table("me", level, first="B")
    async with sitting(server, made["id"], made["secret"]) as player:
        await player.until(lambda: bool(player.moves))
        assert player.table["seats"][1] | {"online": False, "thinking": False} == {
            "seat": 1,
            "name": "",
            "kind": "ai",
            "level": level,
            "bot": None,
            "online": False,
            "thinking": False,
        }
    assert replaced(caplog) == []


@pytest.mark.parametrize("level", levels_of("classic"))
async def test_every_level_plays_the_classic_game(
    server: Running, caplog: pytest.LogCaptureFixture, level: str
) -> None:
    made = server.new_table("me", level, level, game="classic", sides="day")
    async with sitting(server, made["id"], made["secret"]) as player:
        for turn in (1, 2):
            await player.until(lambda turn=turn: player.update["view"]["turn"] == turn and bool(player.moves))  # type: ignore[misc]
            await player.play(player.moves[0]["id"])
        await player.until(lambda: player.update["view"]["turn"] == 3)
    assert replaced(caplog) == []


async def test_two_ais_play_a_whole_game_by_themselves(server: Running) -> None:
    made = server.new_table("beginner", "beginner")
    assert made["secret"] is None
    async with sitting(server, made["id"]) as spectator:
        await spectator.until(lambda: spectator.table["result"] is not None)
    assert server.get(f"/api/tables/{made['id']}/replay").status_code == 200


async def test_a_worker_is_asked_again_and_again() -> None:
    async with one_worker() as bots:
        assert {await bots.choose("duel", SEEN, "random", seed) for seed in range(20)} == DRAFTS
        assert bots.running == 1


@pytest.mark.parametrize("spec", ["greedy", "mcts:50"])
async def test_a_worker_tells_what_an_agent_thinks(spec: str) -> None:
    """The same, to the last digit, as the agent thinks in this process."""
    async with one_worker() as bots:
        verdict = await bots.analyse("duel", SEEN, spec, 7)
    assert verdict == make_agent("duel", spec, 7).analyse(SEEN)
    assert verdict.seat == 1
    assert {candidate.move for candidate in verdict.candidates} == DRAFTS


@pytest.mark.parametrize(("seen", "spec"), [("?", "random"), (SEEN, "?"), (RULES.seen(STATE, 0), "random")])
async def test_what_a_worker_cannot_answer_it_says(seen: Any, spec: str) -> None:
    async with one_worker() as bots:
        for ask in (bots.choose, bots.analyse):
            with pytest.raises(BotError):
                await ask("duel", seen, spec, 1)
        assert await bots.choose("duel", SEEN, "random", 1) in DRAFTS
        assert bots.running == 1, "the worker did not die of it"


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signals")
async def test_a_dead_worker_is_replaced() -> None:
    async with one_worker() as bots:
        assert await bots.choose("duel", SEEN, "random", 1) in DRAFTS
        (worker,) = bots._running
        os.kill(worker.pid, signal.SIGKILL)
        try:
            await bots.choose("duel", SEEN, "random", 1)
        except BotError:  # it was asked before its death was noticed
            assert await bots.choose("duel", SEEN, "random", 1) in DRAFTS
        assert worker not in bots._running


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signals")
async def test_a_frozen_worker_is_replaced() -> None:
    async with one_worker() as bots:
        assert await bots.choose("duel", SEEN, "random", 1) in DRAFTS
        (worker,) = bots._running
        os.kill(worker.pid, signal.SIGSTOP)
        bots.seconds = 0.1  # it will not answer, however long it is given
        with pytest.raises(BotError):
            await bots.choose("duel", SEEN, "random", 1)
        bots.seconds = PATIENCE
        assert await bots.choose("duel", SEEN, "random", 1) in DRAFTS
        assert worker not in bots._running


async def test_a_question_that_is_taken_back_costs_no_worker() -> None:
    """Playing and undoing in a loop killed a worker each time; now it finishes, and its answer is thrown away."""
    async with one_worker() as bots:
        await bots.choose("duel", SEEN, "random", 1)
        (worker,) = bots._running
        for _ in range(3):
            thinking = asyncio.create_task(bots.choose("duel", SEEN, "mcts:0.05s", 1))
            while bots._free:
                await asyncio.sleep(0)
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)
        assert await bots.choose("duel", SEEN, "random", 1) in SEEN.legal_ids()
        assert (bots._running, bots.replaced) == ({worker}, 0)


@pytest.mark.parametrize("game", GAMES)
async def test_a_bot_that_takes_too_long_is_replaced_and_the_game_goes_on(folder: Path, game: str) -> None:
    with running(folder, replace(GENEROUS, bot_seconds=0.01)) as server:  # less than a process needs to start
        made = server.new_table("me", *["expert"] * (rules_of(game).fewest - 1), game=game)
        async with sitting(server, made["id"], made["secret"]) as player:
            for _ in range(3):
                await player.until(lambda: bool(player.moves))
                await player.play(player.moves[0]["id"])


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signals")
@pytest.mark.parametrize("number", ["SIGKILL", "SIGSTOP"])
async def test_while_a_worker_hangs_or_is_dead_every_table_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch, number: str
) -> None:
    made_by: list[Workers] = []

    class Found(Workers):
        def __init__(self, size: int, seconds: float, jobs_each: int) -> None:
            super().__init__(size, seconds, jobs_each)
            made_by.append(self)

    monkeypatch.setattr(app, "Workers", Found)
    with running(folder) as server:
        with_bot, without = server.new_table("me", "easy", first="A"), server.new_table("me", "here")
        async with (
            sitting(server, with_bot["id"], with_bot["secret"]) as one,
            sitting(server, without["id"], without["secret"]) as other,
        ):
            await one.play(one.moves[0]["id"])
            await one.until(lambda: bool(one.moves))
            (worker,) = made_by[0]._running
            os.kill(worker.pid, getattr(signal, number))
            while one.moves:  # the bot drafts two wonders in a row, and then it is its turn again
                await one.play(one.moves[0]["id"])
            waiting = asyncio.create_task(one.until(lambda: bool(one.moves)))
            for _ in range(10):
                assert (await other.play(other.moves[0]["id"]))["type"] == "done"
            if number == "SIGSTOP":
                assert not waiting.done()
                os.kill(worker.pid, signal.SIGKILL)
            await waiting
            assert made_by[0].running <= 1
            await one.play(one.moves[0]["id"])
            await one.until(lambda: bool(one.moves))


async def test_a_bot_with_a_fault_is_replaced_and_the_game_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fault(*_: object) -> int:
        raise RuntimeError("a fault")

    monkeypatch.setattr(Workers, "choose", fault)
    with running(folder) as server:
        made = server.new_table("me", "expert", first="B")
        async with sitting(server, made["id"], made["secret"]) as player:
            await player.until(lambda: bool(player.moves))


async def test_a_bot_that_cheats_is_replaced_and_the_game_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cheat(_: Workers, game: str, seen: Seen[Any], *__: object) -> int:
        return next(number for number in range(RULES.actions) if number not in seen.legal_ids())

    monkeypatch.setattr(Workers, "choose", cheat)
    with running(folder) as server:
        made = server.new_table("me", "expert", first="B")
        async with sitting(server, made["id"], made["secret"]) as player:
            await player.until(lambda: bool(player.moves))


@pytest.mark.parametrize("game", GAMES)
def test_levels_name_agents_that_exist(game: str) -> None:
    for spec in levels_of(game).values():
        assert make_agent(game, spec, 1).name


@pytest.mark.parametrize("game", GAMES)
def test_the_level_that_a_visitor_meets_first_is_not_the_weakest(game: str) -> None:
    assert list(levels_of(game)).index(USUAL) == 1


async def test_a_bot_that_nobody_watches_does_not_wait(folder: Path) -> None:
    with running(folder, replace(GENEROUS, bot_pace=1e6)) as server:
        made = server.new_table("me", "easy", first="B")
        async with asyncio.timeout(PATIENCE):
            while not (told := server.get(f"/api/tables/{made['id']}", made["secret"]).json())["view"]["moves"]:
                await asyncio.sleep(0.01)
        assert told["table"]["seats"][1]["kind"] == "ai"
