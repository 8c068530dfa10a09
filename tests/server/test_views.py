"""Patches give the same table and view as full updates."""

import json
import random
from typing import Any

import msgspec
import pytest
from tests.server.player import connecting, nonce, sitting
from tests.server.running import Running

from sevenwonders.classic import RULES as CLASSIC
from sevenwonders.core.protocol import AnyRules
from sevenwonders.duel import RULES as DUEL
from sevenwonders.tables.history import History
from sevenwonders.tables.log import Resigned
from sevenwonders.tables.views import Views


@pytest.mark.parametrize(("rules", "seats"), [(DUEL, 2), (CLASSIC, 3), (CLASSIC, 7)])
def test_reused_parts_equal_fresh_parts(rules: AnyRules, seats: int) -> None:
    chance = random.Random(5)
    history = History(rules, rules.setup(seats), "ab" * 24)
    history.draw()
    views = Views(history)
    eyes: list[int | None] = [*range(seats), None]
    known: dict[int | None, Any] = {seat: msgspec.json.decode(views.whole(seat)) for seat in eyes[:-1]}
    carried = 0
    while not history.is_over:
        ahead = history.copy()
        seat = chance.choice(ahead.asked)
        ahead.play(seat, chance.choice(ahead.game.legal(seat)).id)
        if chance.random() < 0.02 and rules is DUEL:
            ahead.add(Resigned(0))
        views = views.advanced(ahead)
        for looker in eyes[: seats + (chance.random() < 0.5)]:
            fresh = msgspec.json.decode(Views(ahead).whole(looker))
            changes = views.patch(looker, history.version)
            if changes is not None and looker in known:
                patch = msgspec.json.decode(msgspec.json.encode(changes))
                carried += len(patch) < len(fresh)
                assert known[looker] | patch == fresh
            assert msgspec.json.decode(views.whole(looker)) == fresh
            known[looker] = fresh
        if views.patch(None, ahead.version) is None:
            known.pop(None, None)
        history = ahead
    assert carried


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("classic", 3)])
async def test_patches_lead_to_the_same_view(server: Running, game: str, seats: int) -> None:
    made = server.new_table("me", *["link"] * (seats - 1), game=game)
    secrets = [made["secret"], *(server.claim(made, n) for n in range(seats - 1))]
    async with sitting(server, made["id"], secrets[1]) as whole:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket"
        async with connecting(url) as socket:
            await socket.send(json.dumps({"type": "hello", "nonce": nonce(), "secret": secrets[1], "changes": True}))
            table = json.loads(await socket.recv())["update"]
            kinds = set()
            for _ in range(12 * seats):
                view = server.get(f"/api/tables/{made['id']}").json()["view"]
                if view["pending"]["kind"] != "ask":
                    break
                seat = view["pending"]["seats"][0]
                update = server.get(f"/api/tables/{made['id']}", secrets[seat]).json()
                order = {"type": "play", "nonce": nonce(), "seat": seat, "version": update["version"]}
                move = update["view"]["moves"][0]["id"]
                server.post(f"/api/tables/{made['id']}/orders", {**order, "move": move}, secrets[seat])
                while table["version"] == update["version"]:
                    message = json.loads(await socket.recv())
                    kinds.add(message["type"])
                    if message["type"] == "changed":
                        assert message["after"] == table["version"]
                        table = {**message, "view": table["view"] | message["changes"]}
                while whole.version < table["version"]:
                    await whole.receive()
                assert whole.update["view"] == table["view"]
                assert whole.update["events"] == table["events"]
            assert "changed" in kinds
            assert "update" not in kinds
