"""Bots: they play, and whatever happens to them, the game goes on."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.player import sitting
from tests.server.running import GENEROUS, Running, running

from sevenwonders.server import app
from sevenwonders.server.bots import BotError, Bots
from sevenwonders.server.games import GAMES, game_named

POSITION = "duel 1; ask B draft; A.wonders sphinx; offer piraeus colossus pyramids"


@asynccontextmanager
async def closing(bots: Bots) -> AsyncIterator[Bots]:
    """End the workers however the test ends: what it leaves open would be the fault of the next one."""
    try:
        yield bots
    finally:
        await bots.close()


@pytest.mark.parametrize("level", list(game_named("duel").levels))
async def test_every_level_plays_duel(server: Running, level: str) -> None:
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


@pytest.mark.parametrize("level", list(game_named("classic").levels))
async def test_every_level_plays_the_classic_game(server: Running, level: str) -> None:
    made = server.new_table("me", level, level, game="classic", sides="day")
    async with sitting(server, made["id"], made["secret"]) as player:
        for turn in (1, 2):
            await player.until(lambda turn=turn: player.update["view"]["turn"] == turn and bool(player.moves))  # type: ignore[misc]
            await player.play(player.moves[0]["id"])
        await player.until(lambda: player.update["view"]["turn"] == 3)


async def test_two_ais_play_a_whole_game_by_themselves(server: Running) -> None:
    made = server.new_table("beginner", "beginner")
    assert made["secret"] is None
    async with sitting(server, made["id"]) as spectator:
        await spectator.until(lambda: spectator.table["result"] is not None)
    assert server.get(f"/api/tables/{made['id']}/replay").status_code == 200


async def test_a_worker_is_asked_again_and_again() -> None:
    async with closing(Bots(1, PATIENCE)) as bots:
        moves = {await bots.choose("duel", POSITION, "random", seed) for seed in range(20)}
        assert moves == {"draft piraeus", "draft colossus", "draft pyramids"}
        assert bots.running == 1


@pytest.mark.parametrize(
    ("game", "brief", "spec"), [("chess", POSITION, "random"), ("duel", "?", "random"), ("duel", POSITION, "?")]
)
async def test_what_a_worker_cannot_answer_it_says(game: str, brief: str, spec: str) -> None:
    async with closing(Bots(1, PATIENCE)) as bots:
        with pytest.raises(BotError):
            await bots.choose(game, brief, spec, 1)
        assert await bots.choose("duel", POSITION, "random", 1)


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signals")
@pytest.mark.parametrize("number", ["SIGKILL", "SIGSTOP"])
async def test_a_dead_or_frozen_worker_is_replaced(number: str) -> None:
    async with closing(Bots(1, PATIENCE)) as bots:
        assert await bots.choose("duel", POSITION, "random", 1)
        (worker,) = bots._running
        os.kill(worker.pid, getattr(signal, number))
        if number == "SIGSTOP":
            bots._seconds = 0.1  # it will not answer, however long we wait
        with suppress(BotError):
            await bots.choose("duel", POSITION, "random", 1)
        bots._seconds = PATIENCE
        assert await bots.choose("duel", POSITION, "random", 1)
        assert worker not in bots._running


@pytest.mark.parametrize("game", ["duel", "classic"])
async def test_a_bot_that_takes_too_long_is_replaced_and_the_game_goes_on(folder: Path, game: str) -> None:
    with running(folder, replace(GENEROUS, bot_seconds=0.05)) as server:  # less than a process needs to start
        made = server.new_table("me", *["expert"] * (game_named(game).least - 1), game=game)
        async with sitting(server, made["id"], made["secret"]) as player:
            for _ in range(3):
                await player.until(lambda: bool(player.moves))
                await player.play(player.moves[0]["id"])


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signals")
@pytest.mark.parametrize("number", ["SIGKILL", "SIGSTOP"])
async def test_while_a_worker_hangs_or_is_dead_every_table_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch, number: str
) -> None:
    made_by: list[Bots] = []

    class Found(Bots):
        def __init__(self, size: int, seconds: float) -> None:
            super().__init__(size, seconds)
            made_by.append(self)

    monkeypatch.setattr(app, "Bots", Found)
    with running(folder, replace(GENEROUS, bot_seconds=PATIENCE)) as server:
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
                worker.kill()
            await waiting
            assert made_by[0].running <= 1
            await one.play(one.moves[0]["id"])
            await one.until(lambda: bool(one.moves))


async def test_a_bot_with_a_fault_is_replaced_and_the_game_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fault(*_: object) -> str:
        raise RuntimeError("a fault")

    monkeypatch.setattr(type(game_named("duel")), "brief", fault)
    with running(folder) as server:
        made = server.new_table("me", "expert", first="B")
        async with sitting(server, made["id"], made["secret"]) as player:
            await player.until(lambda: bool(player.moves))


async def test_cancelling_a_question_leaves_the_worker_usable() -> None:
    async with closing(Bots(1, PATIENCE)) as bots:
        await bots.choose("duel", POSITION, "random", 1)
        thinking = asyncio.create_task(bots.choose("duel", POSITION, "mcts:200s", 1))
        await asyncio.sleep(0.2)
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        assert await bots.choose("duel", POSITION, "random", 1)


@pytest.mark.parametrize("game", list(GAMES))
def test_levels_name_agents_that_exist(game: str) -> None:
    agents = import_module(f"sevenwonders.ai.{game}.agents")
    for spec in game_named(game).levels.values():
        assert agents.make_agent(spec, 1).name


@pytest.mark.parametrize("game", list(GAMES))
def test_the_level_that_a_visitor_meets_first_is_not_the_weakest(game: str) -> None:
    levels = game_named(game).levels
    assert list(levels) == ["beginner", "easy", "medium", "hard", "expert"]
    assert levels["easy"] == "greedy"
