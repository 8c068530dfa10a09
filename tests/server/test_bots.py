"""Bots play, and the game continues after every failure of a bot."""

import asyncio
import os
import signal
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.children import children_of
from tests.server.player import sitting
from tests.server.running import GENEROUS, Running, running
from tests.timeouts import TIMEOUT

from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.levels import USUAL, levels_of
from sevenwonders.api.jobs.bots import BotPool
from sevenwonders.core.protocol import Seen
from sevenwonders.core.registry import rules_of
from sevenwonders.duel import RULES

GAMES = ("duel", "classic")
STATE = RULES.parse_position("duel 1; ask B draft; A.wonders sphinx; offer piraeus colossus pyramids")
SEEN = RULES.seen(STATE, 1)
DRAFTS = {RULES.move_id(move) for move in RULES.legal(STATE, 1)}


def replaced(caplog: pytest.LogCaptureFixture) -> list[object]:
    """Return the log records of substituted bots: those that failed or returned illegal moves."""
    return [vars(record) for record in caplog.records if record.message == "bot_substituted"]


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


async def test_two_bots_play_a_whole_game(server: Running) -> None:
    made = server.new_table("beginner", "beginner")
    assert made["secret"] is None
    async with sitting(server, made["id"]) as spectator:
        await spectator.until(lambda: spectator.table["result"] is not None)
    assert server.get(f"/api/tables/{made['id']}/replay").status_code == 200


@pytest.mark.parametrize("game", GAMES)
async def test_a_slow_bot_is_replaced(folder: Path, game: str) -> None:
    with running(folder, replace(GENEROUS, bot_seconds=0.01)) as server:  # less than a process needs to start
        made = server.new_table("me", *["expert"] * (rules_of(game).fewest - 1), game=game)
        async with sitting(server, made["id"], made["secret"]) as player:
            for _ in range(3):
                await player.until(lambda: bool(player.moves))
                await player.play(player.moves[0]["id"])


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signals")
@pytest.mark.parametrize("number", ["SIGKILL", "SIGSTOP"])
async def test_a_hung_or_dead_worker_stops_no_table(folder: Path, number: str) -> None:
    others = children_of(os.getpid())
    with running(folder) as server:
        with_bot, without = server.new_table("me", "easy", first="A"), server.new_table("me", "here")
        async with (
            sitting(server, with_bot["id"], with_bot["secret"]) as one,
            sitting(server, without["id"], without["secret"]) as other,
        ):
            await one.play(one.moves[0]["id"])
            await one.until(lambda: bool(one.moves))
            (worker,) = set(children_of(os.getpid())) - set(others)
            os.kill(worker, getattr(signal, number))
            while one.moves:  # the bot drafts two wonders in a row, and then it is its turn again
                await one.play(one.moves[0]["id"])
            waiting = asyncio.create_task(one.until(lambda: bool(one.moves)))
            for _ in range(10):
                assert (await other.play(other.moves[0]["id"]))["type"] == "done"
            if number == "SIGSTOP":
                assert not waiting.done()
                os.kill(worker, signal.SIGKILL)
            await waiting
            await one.play(one.moves[0]["id"])
            await one.until(lambda: bool(one.moves))


async def test_a_failing_bot_is_replaced(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fault(*_: object) -> int:
        raise RuntimeError("a fault")

    monkeypatch.setattr(BotPool, "choose", fault)
    with running(folder) as server:
        made = server.new_table("me", "expert", first="B")
        async with sitting(server, made["id"], made["secret"]) as player:
            await player.until(lambda: bool(player.moves))


async def test_a_bot_with_an_illegal_move_is_replaced(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def cheat(_: BotPool, game: str, seen: Seen[Any], *__: object) -> int:
        return next(number for number in range(RULES.actions) if number not in seen.legal_ids())

    monkeypatch.setattr(BotPool, "choose", cheat)
    with running(folder) as server:
        made = server.new_table("me", "expert", first="B")
        async with sitting(server, made["id"], made["secret"]) as player:
            await player.until(lambda: bool(player.moves))


@pytest.mark.parametrize("game", GAMES)
def test_levels_name_agents_that_exist(game: str) -> None:
    for spec in levels_of(game).values():
        assert make_agent(game, spec, 1).name


@pytest.mark.parametrize("game", GAMES)
def test_the_default_level_is_not_the_weakest(game: str) -> None:
    assert list(levels_of(game)).index(USUAL) == 1


async def test_a_bot_without_spectators_does_not_wait(folder: Path) -> None:
    with running(folder, replace(GENEROUS, bot_pace=1e6)) as server:
        made = server.new_table("me", "easy", first="B")
        async with asyncio.timeout(TIMEOUT):
            while not (answer := server.get(f"/api/tables/{made['id']}", made["secret"]).json())["view"]["moves"]:
                await asyncio.sleep(0.01)
        assert answer["table"]["seats"][1]["kind"] == "ai"
