"""Sitting down, standing up, letting a bot play, and coming back."""

from typing import Any

import pytest
from tests.server.player import sitting
from tests.server.running import Running


def seat_of(table: dict[str, Any], seat: int) -> dict[str, Any]:
    return dict(table["seats"][seat])


async def test_an_invitation_seats_one_person_once(server: Running) -> None:
    made = server.new_table("me", "link")
    assert made["seats"] == [0]
    async with sitting(server, made["id"], made["secret"]) as host:
        assert seat_of(host.table, 1)["kind"] == "free"
        secret = server.claim(made, name="Bea")
        await host.until(lambda: seat_of(host.table, 1)["kind"] == "person")
        assert seat_of(host.table, 1)["name"] == "Bea"
        assert [event["key"] for event in host.update["events"]] == ["table/seat-claimed"]
        again = server.post(f"/api/tables/{made['id']}/claim", {"invite": made["invitations"][0]["invite"]})
        assert (again.status_code, again.json()["key"]) == (401, "auth/invalid-invitation")
        async with sitting(server, made["id"], secret) as guest:
            assert guest.update["seats"] == [1]
            await host.until(lambda: bool(seat_of(host.table, 1)["online"]))
        await host.until(lambda: not seat_of(host.table, 1)["online"])


async def test_a_secret_works_on_several_devices_at_once(server: Running) -> None:
    made = server.new_table("me", "here", first="A")
    async with (
        sitting(server, made["id"], made["secret"]) as desk,
        sitting(server, made["id"], made["secret"]) as phone,
    ):
        await desk.play(desk.moves[0]["id"])
        await phone.until(lambda: phone.version == desk.version)
        assert (await phone.play(phone.moves[0]["id"]))["type"] == "done"
        await desk.until(lambda: phone.version == desk.version)
        assert {**desk.update, "table": 0} == {**phone.update, "table": 0}


async def test_a_bot_takes_over_and_gives_back(server: Running) -> None:
    made = server.new_table("me", "here", first="A", beginners=True)
    async with sitting(server, made["id"], made["secret"]) as player:
        assert (await player.ask(type="take-over", seat=1, level="nobody"))["key"] == "agent/unknown"
        assert (await player.ask(type="give-back", seat=1))["key"] == "seat/no-bot"
        assert (await player.ask(type="take-over", seat=1, level="beginner"))["type"] == "done"
        assert seat_of(player.table, 1)["bot"] == "beginner"
        await player.play(player.moves[0]["id"], seat=0)
        await player.until(lambda: bool(player.moves) and player.update["view"]["pending"]["seats"] == [0])
        assert (await player.play(0, seat=1))["key"] == "seat/bot-plays"
        assert (await player.ask(type="give-back", seat=1))["type"] == "done"
        assert seat_of(player.table, 1)["bot"] is None
        await player.until(lambda: bool(player.moves))
        await player.play(player.moves[0]["id"])


async def test_a_bot_replaces_only_an_absent_player(server: Running) -> None:
    made = server.new_table("me", "link")
    guest_secret = server.claim(made)
    async with sitting(server, made["id"], made["secret"]) as host:
        async with sitting(server, made["id"], guest_secret):
            assert (await host.ask(type="take-over", seat=1, level="easy"))["key"] == "seat/not-away"
        while (answer := await host.ask(type="take-over", seat=1, level="easy"))["type"] != "done":
            assert answer["key"] == "seat/not-away"  # for a moment, which is short in tests
        assert (await host.ask(type="give-back", seat=1))["key"] == "seat/not-yours"
        async with sitting(server, made["id"], guest_secret) as guest:
            assert (await guest.ask(type="give-back", seat=1))["type"] == "done"


async def test_a_bot_fills_a_free_seat_until_it_is_claimed(server: Running) -> None:
    made = server.new_table("me", "link", first="B")
    async with sitting(server, made["id"], made["secret"]) as host:
        assert (await host.ask(type="take-over", seat=1, level="beginner"))["type"] == "done"
        await host.until(lambda: bool(host.moves))
        server.claim(made)
        await host.until(lambda: seat_of(host.table, 1)["kind"] == "person")
        assert seat_of(host.table, 1)["bot"] is None


async def test_leaving_frees_the_seat_for_an_invited_player(server: Running) -> None:
    made = server.new_table("me", "link")
    secret = server.claim(made)
    async with sitting(server, made["id"], secret) as guest:
        left = await guest.ask(type="leave", seat=1)
        assert guest.update["seats"] == []
        assert (await guest.ask(type="rename", seat=1, name="x"))["key"] == "auth/invalid-secret"
    invited = server.post(f"/api/tables/{made['id']}/claim", {"invite": left["invite"], "name": "Cid"})
    assert invited.status_code == 200
    order = {"type": "invite", "nonce": "n", "seat": 1}
    assert server.post(f"/api/tables/{made['id']}/orders", order, made["secret"]).json()["key"] == "seat/not-free"


async def test_a_lost_invitation_is_replaced(server: Running) -> None:
    made = server.new_table("me", "link")
    async with sitting(server, made["id"], made["secret"]) as host:
        new = (await host.ask(type="invite", seat=1, nonce="again"))["invite"]
        assert (await host.ask(type="invite", seat=1, nonce="again"))["invite"] == new
    path = f"/api/tables/{made['id']}/claim"
    assert server.post(path, {"invite": made["invitations"][0]["invite"]}).status_code == 401
    assert server.post(path, {"invite": new}).status_code == 200


async def test_names_are_kept_as_they_are_and_have_no_control_characters(server: Running) -> None:
    made = server.new_table("me", "here")
    name = '<b>Ξ & "Ćao"</b> 🏛'
    async with sitting(server, made["id"], made["secret"]) as player:
        assert (await player.ask(type="rename", seat=0, name=name))["type"] == "done"
        assert seat_of(player.table, 0)["name"] == name
        for bad in ("a\nb", "\x1b[31m", "x" * 41, "\u2028", "\u202eA", "\u2066B"):
            assert (await player.ask(type="rename", seat=0, name=bad))["key"] == "request/malformed"
    answer = server.get(f"/api/tables/{made['id']}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["table"]["seats"][0]["name"] == name


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "= A civilian 90 10", "1. B draft sphinx", "# note", "A B"]
)
async def test_a_name_cannot_break_a_record(server: Running, name: str) -> None:
    made = server.new_table("me", "here")
    order = {"type": "rename", "nonce": "n", "seat": 0, "name": name}
    assert server.post(f"/api/tables/{made['id']}/orders", order, made["secret"]).status_code == 200
    record = server.get(f"/api/tables/{made['id']}/record")
    assert record.headers["content-type"] == "text/plain; charset=utf-8"
    assert record.headers["content-disposition"].startswith("attachment")
    replay = server.post("/api/replay", {"record": record.text}).json()
    assert replay["players"] == [name.removeprefix("# "), "name of 1"]
    assert len(replay["frames"]) == 3


async def test_resigning_ends_a_game_of_two(server: Running) -> None:
    made = server.new_table("me", "link", first="A")
    secret = server.claim(made)
    async with sitting(server, made["id"], made["secret"]) as one, sitting(server, made["id"], secret) as other:
        assert (await one.ask(type="resign", seat=0))["type"] == "done"
        await other.until(lambda: other.table["result"] is not None)
        assert other.table["result"] == {"winners": [1], "reason": "resigned"}
        assert one.moves == []
        assert one.update["view"]["pending"] == {"kind": "over", "winners": [1], "reason": "resigned"}
        assert (await one.play(0, seat=0))["key"] == "move/game-over"
        assert (await other.ask(type="resign", seat=1))["key"] == "table/over"
    record = server.get(f"/api/tables/{made['id']}/record").text
    assert record.endswith("# resigned: A\n")
    assert server.post("/api/replay", {"record": record}).status_code == 200
    assert server.get(f"/api/tables/{made['id']}/replay").status_code == 200


async def test_a_rematch_has_the_same_players_and_rotates_the_start(server: Running) -> None:
    made = server.new_table("me", "link", first="A")
    secret = server.claim(made, name="Bea")
    async with sitting(server, made["id"], made["secret"]) as one, sitting(server, made["id"], secret) as other:
        assert (await one.ask(type="rematch", seat=0))["key"] == "table/running"
        await one.ask(type="resign", seat=0)
        new = (await one.ask(type="rematch", seat=0))["rematch"]
        await other.until(lambda: other.table["rematch"] == new)
        assert (await other.ask(type="rematch", seat=1))["rematch"] == new
    async with sitting(server, new, secret) as other:
        assert other.update["seats"] == [1]
        assert other.table["options"]["first"] == "B"
        assert [seat["name"] for seat in other.table["seats"]] == ["name of 0", "Bea"]
        assert other.moves
    secrets = ["A" * 32, secret, made["secret"]]
    mine = server.post("/api/mine", {"secrets": secrets}).json()["tables"]
    assert {(entry["id"], entry["secret"], *entry["seats"], entry["over"]) for entry in mine} == {
        (made["id"], 1, 1, True),
        (made["id"], 2, 0, True),
        (new, 1, 1, False),
        (new, 2, 0, False),
    }


async def test_a_list_of_tables_marks_the_seats_of_bots(server: Running) -> None:
    made = server.new_table("me", "easy")
    (entry,) = server.post("/api/mine", {"secrets": [made["secret"]]}).json()["tables"]
    assert (entry["names"], entry["levels"]) == (["name of 0", ""], [None, "easy"])


async def test_a_shared_screen_selects_its_seat(server: Running) -> None:
    made = server.new_table("me", "here", first="B")
    async with sitting(server, made["id"], made["secret"]) as player:
        assert player.update["seats"] == [0, 1]
        assert player.update["seat"] == 1
        assert (await player.ask(type="look", seat=0))["update"]["seat"] == 0
        assert player.moves == []
        assert (await player.ask(type="look", seat=None))["update"]["seat"] == 1
        assert player.moves
    async with sitting(server, made["id"], made["secret"], seat=0) as player:
        assert player.update["seat"] == 0


async def test_a_reaction_is_sent_to_all_clients(server: Running) -> None:
    made = server.new_table("me", "link")
    async with sitting(server, made["id"], made["secret"]) as host, sitting(server, made["id"]) as spectator:
        reaction = {"type": "reaction", "seat": 0, "phrase": "good-luck"}
        version = host.version
        assert (await host.ask(type="react", seat=0, phrase="good-luck"))["type"] == "done"
        assert reaction in host.got
        await spectator.until(lambda: reaction in spectator.got)
        assert (await host.ask(type="react", seat=0, phrase="hello"))["key"] == "rate-limited"
        assert (await host.ask(type="react", seat=1, phrase="hello"))["key"] == "seat/not-yours"
        assert (await spectator.ask(type="react", seat=0, phrase="hello"))["key"] == "seat/not-yours"
        assert (await host.ask(type="react", seat=0, phrase="anything"))["key"] == "request/malformed"
        assert host.version == version
