"""The server's code in a page: the same API over a message port, stored in the database of the browser."""

import json
from typing import Any

from tests.browser.device import Device, DevicePage

SOLO = {"game": "duel", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "ai", "level": "easy"}], "options": {}}
BOT = {"kind": "ai", "level": "beginner"}


async def opened(page: DevicePage, game: str = "duel", bots: int = 1) -> tuple[str, str]:
    """Return the id and the secret of a new table."""
    status, made = await page.request("/api/tables", {"game": game, "seats": [{"kind": "me"}, *[BOT] * bots]})
    assert status == 201
    return made["id"], made["secret"]


def joined(page: DevicePage, table: str, secret: str) -> int:
    return page.connect(f"/api/tables/{table}/socket", {"type": "hello", "nonce": "h", "secret": secret})


async def order(page: DevicePage, table: str, secret: str, update: dict[str, Any], nonce: str = "n") -> tuple[int, Any]:
    """Make the first legal move."""
    version, move = update["version"], update["view"]["moves"][0]["id"]
    command = {"type": "play", "nonce": f"{nonce}{version}", "seat": 0, "version": version, "move": move}
    return await page.request(f"/api/tables/{table}/orders", command, secret)


async def turn(page: DevicePage, connection: int) -> dict[str, Any]:
    """Return the first update in which the player must decide, or the last one of the game."""
    while True:
        message = await page.message(connection, "welcome", "update")
        update: dict[str, Any] = message.get("update", message)
        if update["table"]["result"] is not None or 0 in update["view"]["pending"].get("seats", []):
            return update


async def finished(page: DevicePage, table: str, secret: str) -> None:
    connection = joined(page, table, secret)
    while (update := await turn(page, connection))["table"]["result"] is None:
        assert (await order(page, table, secret, update))[0] == 200
    page.backend.receive(connection)


async def test_a_game_of_duel_is_played_against_a_bot() -> None:
    async with Device() as device:
        page = device.page()
        table, secret = await opened(page)
        assert table.startswith("local-")
        await finished(page, table, secret)
        status, replay = await page.request(f"/api/tables/{table}/replay")
        assert (status, replay["game"]) == (200, "duel")
        status, record = await page.text(f"/api/tables/{table}/record")
        assert (status, record.splitlines()[0]) == (200, "sevenwonders duel 1")
        _, mine = await page.request("/api/mine", {"secrets": [secret]})
        assert [(one["id"], one["over"]) for one in mine["tables"]] == [(table, True)]


async def test_a_game_of_7_wonders_is_played_against_bots() -> None:
    async with Device() as device:
        page = device.page()
        table, secret = await opened(page, "classic", 2)
        await finished(page, table, secret)
        status, shuffle = await page.request(f"/api/tables/{table}/shuffle")
        assert (status, shuffle["wrong"]) == (200, None)


async def test_a_game_continues_after_a_reload() -> None:
    async with Device() as device:
        before = device.page()
        table, secret = await opened(before)
        update = await turn(before, joined(before, table, secret))
        assert (await order(before, table, secret, update))[0] == 200
        await before.close()
        after = device.page()
        again = await turn(after, joined(after, table, secret))
        assert again["version"] > update["version"]
        assert (await order(after, table, secret, again))[0] == 200


async def test_two_pages_show_the_same_table() -> None:
    async with Device() as device:
        one, other = device.page(), device.page()
        table, secret = await opened(one)
        here, there = joined(one, table, secret), joined(other, table, secret)
        update, same = await turn(one, here), await turn(other, there)
        assert update["view"] == same["view"]
        assert (await order(one, table, secret, update))[0] == 200
        assert (await other.message(there, "update"))["version"] > update["version"]
        status, refused = await order(other, table, secret, same, "m")
        assert (status, refused["key"]) == (409, "version/stale")


async def test_a_full_database_refuses_the_move_and_keeps_what_was_saved() -> None:
    async with Device() as device:
        page = device.page()
        table, secret = await opened(page)
        update = await turn(page, joined(page, table, secret))
        stored = json.dumps(device.database.log[table])
        device.database.problem = "full"
        status, refused = await order(page, table, secret, update)
        assert (status, refused["key"]) == (503, "device/full")
        assert page.troubles == ["device/full"]
        assert json.dumps(device.database.log[table]) == stored
        device.database.problem = ""
        assert (await order(page, table, secret, update))[0] == 200


async def test_a_database_that_cannot_be_written_is_reported() -> None:
    async with Device() as device:
        page = device.page()
        device.database.problem = "failed"
        status, refused = await page.request("/api/tables", SOLO)
        assert (status, refused["key"]) == (503, "device/storage")


async def test_a_table_in_a_deleted_database_is_unknown() -> None:
    async with Device() as device:
        page = device.page()
        table, secret = await opened(page)
        connection = joined(page, table, secret)
        await turn(page, connection)
        device.database.clear()
        page.backend.notifier.report_gap()
        await page.end(connection)
        assert await page.end(joined(page, table, secret)) == ["device/unknown"]


async def test_a_hint_an_analysis_and_puzzles_are_computed_in_the_page() -> None:
    async with Device() as device:
        page = device.page()
        table, secret = await opened(page)
        update = await turn(page, joined(page, table, secret))
        status, hint = await page.request(f"/api/tables/{table}/hint", {"seat": 0}, secret)
        assert (status, hint["move"] in [move["id"] for move in update["view"]["moves"]]) == (200, True)
        _, puzzles = await page.request("/api/puzzles/duel")
        status, puzzle = await page.request(f"/api/puzzle/{puzzles['daily']}")
        assert status == 200
        analyst = page.connect(
            "/api/analysis/socket",
            {"type": "analyse", "nonce": "a", "position": puzzle["position"], "seat": None, "simulations": 600},
        )
        found = await page.message(analyst, "analysed")
        assert found["analysis"]["moves"]


async def test_a_review_is_streamed_and_stored() -> None:
    async with Device() as device:
        page = device.page()
        table, secret = await opened(page)
        update = await turn(page, joined(page, table, secret))
        await order(page, table, secret, update)
        resign = {"type": "resign", "nonce": "r", "seat": 0}
        assert (await page.request(f"/api/tables/{table}/orders", resign, secret))[0] == 200
        _, review = await page.request(f"/api/tables/{table}/review")
        follow = {"type": "follow", "nonce": "f", "review": review["id"], "since": 0}
        following = page.connect("/api/analysis/socket", follow)
        while not review["accounts"]:
            review = (await page.message(following, "followed"))["review"]
        assert review["done"] == review["steps"]
        status, again = await device.page().request(f"/api/tables/{table}/review")
        assert (status, again["accounts"]) == (200, review["accounts"])


async def test_games_are_exported_and_imported() -> None:
    async with Device() as device, Device() as elsewhere:
        page, other = device.page(), elsewhere.page()
        table, secret = await opened(page)
        update = await turn(page, joined(page, table, secret))
        assert (await order(page, table, secret, update))[0] == 200
        status, text = await page.text("/api/archive/export", {"tables": [table, "local-unknown-table-00"]})
        assert status == 200
        archive = json.loads(text)
        assert await other.request("/api/archive/import", archive) == (200, {"tables": [table]})
        assert await other.request("/api/archive/import", archive) == (200, {"tables": []})
        again = await turn(other, joined(other, table, secret))
        assert again["version"] > update["version"]


async def test_a_damaged_archive_is_refused() -> None:
    async with Device() as device, Device() as elsewhere:
        page = device.page()
        table, _ = await opened(page)
        archive = json.loads((await page.text("/api/archive/export", {"tables": [table]}))[1])
        archive["tables"][0]["log"].reverse()
        archive["tables"][0]["log"].append({"entry": {"type": "played", "seat": 0, "text": "nonsense"}})
        status, refused = await elsewhere.page().request("/api/archive/import", archive)
        assert (status, refused["key"]) == (400, "request/malformed")


async def test_an_unknown_path_and_a_malformed_first_message_are_refused() -> None:
    async with Device() as device:
        page = device.page()
        assert (await page.request("/api/nonsense"))[0] == 404
        table, _ = await opened(page)
        assert await page.end(page.connect(f"/api/tables/{table}/socket", {"type": "ping", "nonce": "p"})) == [
            "socket/hello-expected"
        ]
