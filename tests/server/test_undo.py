"""Taking moves back: alone at will, with others only if they agree and have learned nothing."""

import asyncio
from pathlib import Path

import pytest
from tests.server.player import Player, sitting
from tests.server.running import Running, running

from sevenwonders.api.jobs.bots import BotPool


async def test_anything_can_be_undone_at_one_screen(server: Running) -> None:
    made = server.new_table("me", "here", beginners=True)
    async with sitting(server, made["id"], made["secret"]) as player:
        assert (await player.ask(type="undo", seat=0, version=player.version))["key"] == "undo/nothing"
        views = []
        for _ in range(12):
            views.append(player.update["view"])
            await player.play(player.moves[0]["id"])
        while views:
            mover = views[-1]["pending"]["seats"][0]
            assert (await player.ask(type="undo", seat=mover, version=player.version))["type"] == "done"
            assert player.update["events"][-1]["key"] == "table/undone"
            assert player.update["view"] == views.pop()


async def test_a_repeated_move_repeats_its_draw(server: Running) -> None:
    made = server.new_table("me", "here")
    async with sitting(server, made["id"], made["secret"]) as player:
        for _ in range(9):
            await player.play(player.moves[0]["id"])
        view, mover, move = player.update["view"], player.update["seat"], player.moves[0]["id"]
        await player.play(move)
        after = player.update["view"]
        await player.ask(type="undo", seat=mover, version=player.version)
        assert player.update["view"] == view
        await player.play(move)
        assert player.update["view"] == after


async def test_an_undo_includes_the_moves_of_bots(server: Running) -> None:
    made = server.new_table("me", "beginner", first="A", beginners=True)
    async with sitting(server, made["id"], made["secret"]) as player:
        view = player.update["view"]
        await player.play(player.moves[0]["id"])
        await player.until(lambda: bool(player.moves))
        await player.ask(type="undo", seat=0, version=player.version)
        assert player.update["view"] == view


async def test_an_undo_cancels_the_computation_of_a_bot(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> int:
        return int(await asyncio.Future())

    monkeypatch.setattr(BotPool, "choose", never)
    with running(folder) as server:
        made = server.new_table("me", "hard", first="A", beginners=True)
        async with sitting(server, made["id"], made["secret"]) as player:
            view, move = player.update["view"], player.moves[0]["id"]
            for _ in range(3):
                await player.play(move)
                assert player.table["seats"][1]["thinking"]
                assert (await player.ask(type="undo", seat=0, version=player.version))["type"] == "done"
                assert player.update["view"] == view
                assert not player.table["seats"][1]["thinking"]


async def drafting(one: Player, other: Player) -> None:
    """Draft a wonder, which reveals nothing."""
    await one.play(one.moves[0]["id"])
    await other.until(lambda: other.version == one.version)


async def test_an_undo_needs_the_consent_of_the_opponent(server: Running) -> None:
    made = server.new_table("me", "link", first="A")
    secret = server.claim(made)
    async with sitting(server, made["id"], made["secret"]) as one, sitting(server, made["id"], secret) as other:
        view = one.update["view"]
        await drafting(one, other)
        assert (await other.ask(type="answer-undo", seat=1, agree=True))["key"] == "undo/not-requested"
        version = one.version
        for agrees in (False, True):
            before = one.version
            assert (await one.ask(type="undo", seat=0, version=version))["version"] == before + 1
            await other.until(lambda: other.table["undo"] is not None)
            assert other.table["undo"] == {"seat": 0, "steps": 1, "agreed": [0], "waiting": [1]}
            assert (await one.ask(type="answer-undo", seat=0, agree=True))["key"] == "undo/not-asked"
            assert (await other.ask(type="answer-undo", seat=1, agree=agrees))["type"] == "done"
            await one.until(lambda: one.table["undo"] is None)
        assert one.version == version + 4  # two requests and two answers
        assert one.update["view"] == view
        assert one.moves


async def test_a_move_ends_an_undo_request(server: Running) -> None:
    made = server.new_table("me", "link", first="A")
    secret = server.claim(made)
    async with sitting(server, made["id"], made["secret"]) as one, sitting(server, made["id"], secret) as other:
        await drafting(one, other)
        await one.ask(type="undo", seat=0, version=one.version)
        await drafting(other, one)
        assert one.table["undo"] is None
        assert (await other.ask(type="answer-undo", seat=1, agree=True))["key"] == "undo/not-requested"


async def test_revealed_information_cannot_be_undone(server: Running) -> None:
    made = server.new_table("me", "link", first="A")
    secret = server.claim(made)
    async with sitting(server, made["id"], made["secret"]) as one, sitting(server, made["id"], secret) as other:
        for player, rest in ((one, other), (other, one), (other, one), (one, other)):
            await drafting(player, rest)  # the fourth wonder is followed by a new offer
        assert (await one.ask(type="undo", seat=0, version=one.version))["key"] == "undo/revealed"


async def test_a_player_replaced_by_a_bot_must_consent(server: Running) -> None:
    made = server.new_table("me", "link", first="A")
    secret = server.claim(made)
    async with sitting(server, made["id"], made["secret"]) as one, sitting(server, made["id"], secret) as other:
        view = one.update["view"]
        await other.ask(type="take-over", seat=1, level="beginner")
        await one.play(one.moves[0]["id"])
        await one.until(lambda: one.update["view"]["pending"]["seats"] == [0])  # the bot has moved, twice
        assert (await one.ask(type="undo", seat=0, version=one.version))["type"] == "done"
        assert one.table["undo"]["waiting"] == [1]
        assert one.update["view"] != view
        assert (await other.ask(type="answer-undo", seat=1, agree=True))["type"] == "done"
        await one.until(lambda: one.update["view"] == view)


async def test_an_undo_alone_takes_back_a_whole_turn_of_classic(server: Running) -> None:
    made = server.new_table("me", "easy", "beginner", game="classic", sides="day")
    async with sitting(server, made["id"], made["secret"]) as player:
        hand, move = player.update["view"]["own"]["hand"], player.moves[0]["id"]
        await player.play(move)
        await player.until(lambda: player.update["view"]["turn"] == 2 and bool(player.moves))
        cities = player.update["view"]["cities"]
        assert (await player.ask(type="undo", seat=0, version=player.version))["type"] == "done"
        assert player.update["view"]["turn"] == 1
        assert player.update["view"]["own"]["hand"] == hand
        await player.play(move)
        await player.until(lambda: player.update["view"]["turn"] == 2 and bool(player.moves))
        assert [city["cards"] for city in player.update["view"]["cities"]] == [city["cards"] for city in cities]


async def test_a_table_lists_the_seats_that_can_undo(server: Running) -> None:
    """Undos are offered if and only if they are permitted."""
    made = server.new_table("me", "link", first="A")
    secret = server.claim(made)
    async with sitting(server, made["id"], made["secret"]) as one, sitting(server, made["id"], secret) as other:
        assert one.table["can_undo"] == []
        await drafting(one, other)
        assert other.table["can_undo"] == [0]
        await drafting(other, one)
        await drafting(other, one)
        assert one.table["can_undo"] == [1, 0]  # who moved last comes first
        await drafting(one, other)  # a new set of wonders is revealed, so undo is not permitted
        assert one.table["can_undo"] == []


async def test_a_secret_choice_can_be_undone_until_all_have_chosen(server: Running) -> None:
    made = server.new_table("me", "link", "link", game="classic", sides="day")
    secret = server.claim(made)
    async with sitting(server, made["id"], made["secret"]) as one, sitting(server, made["id"], secret) as other:
        await one.play(one.moves[0]["id"])
        assert one.table["can_undo"] == [0]
        await other.until(lambda: other.version == one.version)
        assert other.table["can_undo"] == [0]


async def test_a_resignation_ends_the_view(server: Running) -> None:
    made = server.new_table("me", "here")
    async with sitting(server, made["id"], made["secret"]) as player:
        await player.ask(type="resign", seat=1)
        assert player.update["view"]["pending"] == {"kind": "over", "winners": [0], "reason": "resigned"}
        assert player.moves == []
