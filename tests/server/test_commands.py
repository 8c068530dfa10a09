"""Commands at a table: valid ones are applied once, invalid ones never, and each is answered."""

import json
from typing import Any

import pytest
from tests.server.player import Player, connecting, sitting
from tests.server.running import Running
from websockets.exceptions import ConnectionClosed


async def test_a_move_is_published_and_answered(server: Running) -> None:
    made = server.new_table("me", "here", beginners=True, first="A")
    async with sitting(server, made["id"], made["secret"]) as player, sitting(server, made["id"]) as spectator:
        before = player.version
        answer = await player.play(player.moves[0]["id"])
        assert answer["type"] == "done"
        assert answer["version"] == player.version > before
        await spectator.until(lambda: spectator.update["version"] == player.version)
        assert spectator.update["events"] == player.update["events"] != []
        assert spectator.update["seats"] == []
        assert spectator.update["seat"] is None
        assert spectator.moves == []
        assert {**spectator.update["view"], "moves": []} == {**player.update["view"], "moves": []}


async def test_an_update_contains_the_status_of_the_table(server: Running) -> None:
    made = server.new_table("me", "here", beginners=True)
    async with sitting(server, made["id"], made["secret"]) as player:
        for number in range(40):
            if number % 5 == 3:
                await player.ask(type="rename", seat=number % 2, name=f"name {number}")
            elif number % 5 == 4:
                await player.ask(type="undo", seat=player.table["can_undo"][0], version=player.version)
            else:
                await player.play(player.moves[number % len(player.moves)]["id"])
            reply = player.table
            async with sitting(server, made["id"]) as spectator:
                assert reply == {**spectator.table, "watching": 0}


async def test_a_whole_game_at_one_screen(server: Running) -> None:
    made = server.new_table("me", "here")
    async with sitting(server, made["id"], made["secret"]) as player:
        while player.table["result"] is None:
            asked = player.update["view"]["pending"]["seats"]
            assert player.update["seat"] == asked[0], "the seat that is asked has the eyes"
            assert (await player.play(player.moves[-1]["text"]))["type"] == "done"
        assert player.update["view"]["pending"]["kind"] == "over"
        assert (await player.play(0, seat=0))["key"] == "move/game-over"
    record = server.get(f"/api/tables/{made['id']}/record").text
    assert server.post("/api/replay", {"record": record}).status_code == 200


async def test_a_repeated_nonce_returns_the_first_answer(server: Running) -> None:
    made = server.new_table("me", "here", first="A")
    async with sitting(server, made["id"], made["secret"]) as player:
        order = {"type": "play", "seat": 0, "version": player.version, "move": player.moves[0]["id"], "nonce": "twice"}
        first = await player.ask(**order)
        assert first["type"] == "done"
        assert await player.ask(**order) == first
        body = server.post(f"/api/tables/{made['id']}/orders", order, made["secret"]).json()
        assert {"type": body["type"], "nonce": body["nonce"], "version": body["version"]} == first
        await player.silence()


async def test_two_moves_for_one_version_are_played_once(server: Running) -> None:
    made = server.new_table("me", "here", first="A")
    async with (
        sitting(server, made["id"], made["secret"]) as one,
        sitting(server, made["id"], made["secret"]) as other,
    ):
        version = one.version
        for player, name in ((one, "one"), (other, "other")):
            move = player.moves[0]["id"]
            await player.send(type="play", seat=0, version=version, move=move, nonce=name)
        answers = [await answer_to(one, "one"), await answer_to(other, "other")]
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["key"] == "version/stale"


async def answer_to(player: Player, name: str) -> dict[str, Any]:
    while (message := await player.receive()).get("nonce") != name:
        pass
    return message


async def test_a_stale_version_receives_the_current_view(server: Running) -> None:
    made = server.new_table("me", "here", first="A")
    async with sitting(server, made["id"], made["secret"]) as player:
        old = player.version
        await player.play(player.moves[0]["id"])
        answer = await player.play(player.moves[0]["id"], version=old)
        assert answer["type"] == "refused"
        assert answer["key"] == "version/stale"
        assert answer["update"]["version"] == player.version
        assert answer["update"]["after"] == old
        assert answer["update"]["events"]
        future = await player.play(player.moves[0]["id"], version=player.version + 1)
        assert future["key"] == "version/stale"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"move": "build acropolis_of_nowhere"}, "text/unknown-name"),
        ({"move": "fly"}, "text/unknown-verb"),
        ({"move": 99_999}, "move/unknown"),
        ({"move": 1}, "move/illegal"),
        ({"seat": 1}, "move/wrong-seat"),
        ({"seat": 5}, "seat/unknown"),
        ({"seat": -1}, "request/malformed"),
        ({"seat": "0"}, "request/malformed"),
        ({"version": 1.5}, "request/malformed"),
        ({"move": None}, "request/malformed"),
        ({"move": "x" * 201}, "request/malformed"),
        ({"extra": 1}, "request/malformed"),
        ({"type": "cheat"}, "request/malformed"),
        ({"type": "hello"}, "request/malformed"),
    ],
)
async def test_an_invalid_command_changes_nothing(server: Running, change: dict[str, Any], key: str) -> None:
    made = server.new_table("me", "here", first="A")
    async with sitting(server, made["id"], made["secret"]) as player:
        seen = player.update
        order = {"type": "play", "seat": 0, "version": player.version, "move": player.moves[0]["id"]}
        answer = await player.ask(**{**order, **change})
        assert (answer["type"], answer["key"]) == ("refused", key)
        await player.silence()
        again = await player.ask(type="sync", since=player.version)
        assert again["update"] == {**seen, "after": player.version}


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", '"\\ud800"', "{}", '{"type":"play"}', "\x00", "1e999", "[" * 5000]
)
async def test_a_malformed_message_keeps_the_socket_open(server: Running, text: str) -> None:
    made = server.new_table("me", "here")
    async with sitting(server, made["id"], made["secret"]) as player:
        await player.socket.send(text)
        assert (await player.receive())["key"] == "request/malformed"
        await player.socket.send(text.encode())
        assert (await player.receive())["key"] == "request/malformed"
        await player.silence()


async def test_a_message_that_is_too_large_closes_the_socket(server: Running) -> None:
    made = server.new_table("me", "here")
    async with sitting(server, made["id"], made["secret"]) as player:
        version = player.version
        await player.send(type="rename", nonce="n", seat=0, name="x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            await player.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    assert server.get(f"/api/tables/{made['id']}").json()["version"] == version


async def test_a_move_out_of_turn_is_rejected(server: Running) -> None:
    made = server.new_table("me", "link", first="A")
    secret = server.claim(made)
    async with sitting(server, made["id"], made["secret"]) as one, sitting(server, made["id"], secret) as other:
        move = one.moves[0]["id"]
        assert other.moves == []
        assert (await other.play(move, seat=1))["key"] == "move/wrong-seat"
        assert (await other.play(move, seat=0))["key"] == "seat/not-yours"
        await one.silence()


async def test_secrets_open_only_their_own_seats(server: Running) -> None:
    made = server.new_table("me", "link", first="A")
    other = server.new_table("me", "here")
    path = f"/api/tables/{made['id']}"
    move = server.get(path, made["secret"]).json()["view"]["moves"][0]["id"]
    order = {"type": "play", "nonce": "n", "seat": 0, "version": 2, "move": move}
    for secret, status, key in (
        (None, 401, "auth/missing-secret"),
        ("A" * 32, 401, "auth/invalid-secret"),
        ("short", 401, "auth/invalid-secret"),
        (other["secret"], 401, "auth/invalid-secret"),
        (made["invitations"][0]["invite"], 401, "auth/invalid-secret"),
        (server.claim(made), 403, "seat/not-yours"),
    ):
        answer = server.post(f"{path}/orders", order, secret)
        assert (answer.status_code, answer.json()["key"]) == (status, key)
    assert server.get(path, "A" * 32).status_code == 401
    assert server.get(path).json()["version"] == 3  # the claim
    for secret, key in (
        ("A" * 32, "auth/invalid-secret"),
        (other["secret"], "auth/invalid-secret"),
        ("short", "request/malformed"),
    ):
        async with connecting(f"ws://127.0.0.1:{server.port}{path}/socket") as socket:
            await socket.send(json.dumps({"type": "hello", "nonce": "n", "secret": secret}))
            assert json.loads(await socket.recv())["key"] == key
            with pytest.raises(ConnectionClosed):
                await socket.recv()


async def test_a_spectator_cannot_send_commands(server: Running) -> None:
    made = server.new_table("me", "here", first="A")
    async with sitting(server, made["id"]) as spectator:
        for kind, more in (
            ("play", {"version": spectator.version, "move": 0}),
            ("resign", {}),
            ("rename", {"name": "x"}),
            ("take-over", {"level": "easy"}),
            ("invite", {}),
        ):
            assert (await spectator.ask(type=kind, seat=0, **more))["key"] == "auth/missing-secret"
        assert (await spectator.ask(type="look", seat=0))["key"] == "seat/not-yours"
        await spectator.silence()


async def test_hello_comes_first_and_once(server: Running) -> None:
    made = server.new_table("me", "here")
    url = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket"
    async with connecting(url) as socket:
        await socket.send(json.dumps({"type": "ping", "nonce": "n"}))
        assert json.loads(await socket.recv())["key"] == "socket/hello-expected"
    async with connecting(url.replace(made["id"], "nothing-here")) as socket:
        await socket.send(json.dumps({"type": "hello", "nonce": "n"}))
        answer = json.loads(await socket.recv())
        assert (answer["key"], answer["nonce"]) == ("table/unknown", "n")
    async with sitting(server, made["id"]) as player:
        assert (await player.ask(type="hello"))["key"] == "socket/already-open"
        await player.silence()
