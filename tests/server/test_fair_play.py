"""Only the seat holder decides for a seat, nothing changes after the end, and the shuffle can be verified."""

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.player import Player, sitting
from tests.server.running import Running, running

from sevenwonders.cli.main import main
from sevenwonders.core.record import parse_record
from sevenwonders.core.shuffle import check, commitment
from sevenwonders.server.storage.engine import FILE

CODE = "a-code-that-nobody-can-guess"


async def play_to_the_end(player: Player) -> None:
    while player.table["result"] is None:
        if player.moves:
            await player.play(player.moves[0]["id"])
        else:
            await player.receive()


def order(server: Running, table: str, secret: str, **wanted: Any) -> dict[str, Any]:
    answer = server.post(f"/api/tables/{table}/orders", {"nonce": "n", **wanted}, secret)
    return dict(answer.json())


# ---- undo


async def test_an_undo_needs_the_consent_of_an_absent_opponent(server: Running) -> None:
    """The loser takes over the absent winner and takes moves back: refused as long as the winner has not agreed."""
    made = server.new_table("me", "link", first="A")
    secret = server.claim(made)
    async with sitting(server, made["id"], made["secret"]) as one:
        await one.play(one.moves[0]["id"])
        assert (await one.ask(type="take-over", seat=1, level="beginner"))["type"] == "done"
        await one.until(lambda: bool(one.moves))
        version = one.version
        await one.ask(type="undo", seat=0, version=version)
        assert (one.version, one.table["undo"]["waiting"]) == (version + 1, [1])
        async with sitting(server, made["id"], secret) as other:  # reconnects, and can still refuse
            assert (await other.ask(type="answer-undo", seat=1, agree=False))["type"] == "done"
            assert (other.version, other.table["undo"]) == (version + 2, None)


@pytest.mark.parametrize("game", ["duel", "classic"])
async def test_after_the_end_only_names_and_the_rematch_change(server: Running, game: str) -> None:
    bots = ("beginner",) if game == "duel" else ("beginner", "beginner")
    made = server.new_table("me", "link", *bots[1:], game=game)
    secret = server.claim(made)
    async with sitting(server, made["id"], made["secret"]) as one:
        await one.ask(type="take-over", seat=1, level="beginner")
        await play_to_the_end(one)
        assert one.table["can_undo"] == []
        version, view = one.version, one.update["view"]
        refused = [
            {"type": "undo", "seat": 0, "version": version},
            {"type": "take-over", "seat": 1, "level": "easy"},
            {"type": "give-back", "seat": 1},
            {"type": "leave", "seat": 0},
            {"type": "resign", "seat": 0},
            {"type": "answer-undo", "seat": 0, "agree": True},
        ]
        for wanted in refused:
            assert (await one.ask(**wanted))["key"] == "table/over", wanted
        assert (await one.play(0, seat=0))["key"] == "move/game-over"
        assert (one.version, one.update["view"]) == (version, view)
        assert (await one.ask(type="rename", seat=0, name="Ana"))["type"] == "done"
        assert (await one.ask(type="rematch", seat=0))["type"] == "done"
    assert order(server, made["id"], secret, type="give-back", seat=1)["key"] == "table/over"


async def test_a_revealed_draw_cannot_be_undone_before_a_player_joins(server: Running) -> None:
    made = server.new_table("me", "link", "beginner", game="classic", sides="day")
    async with sitting(server, made["id"], made["secret"]) as host:
        await host.ask(type="take-over", seat=1, level="beginner")
        await host.play(host.moves[0]["id"])
        await host.until(lambda: host.update["view"]["turn"] == 2 and bool(host.moves))
        assert (await host.ask(type="undo", seat=0, version=host.version))["key"] == "undo/revealed"


# ---- seats


async def test_only_the_host_invites(server: Running) -> None:
    made = server.new_table("me", "link", "link", game="classic")
    guest = server.claim(made, 0)
    async with sitting(server, made["id"], guest) as player:
        assert player.table["host"] == [0]
        assert (await player.ask(type="invite", seat=2))["key"] == "seat/not-host"
    assert "key" not in order(server, made["id"], made["secret"], type="invite", seat=2)


async def test_a_seat_whose_hand_was_seen_cannot_be_claimed_in_the_same_age(server: Running) -> None:
    made = server.new_table("me", "link", "beginner", game="classic", sides="day")
    guest = server.claim(made)
    async with sitting(server, made["id"], guest) as player:
        invite = (await player.ask(type="leave", seat=1))["invite"]
    path, body = f"/api/tables/{made['id']}/claim", {"invite": invite, "nonce": CODE}
    refused = server.post(path, body)
    assert (refused.status_code, refused.json()["key"]) == (409, "seat/hand-seen")
    async with sitting(server, made["id"], made["secret"]) as host:
        await host.ask(type="take-over", seat=1, level="beginner")
        while host.update["view"]["age"] == 1:
            if host.moves:
                await host.play(host.moves[0]["id"])
            else:
                await host.receive()
    assert server.post(path, body).status_code == 200


async def test_a_takeover_reveals_nothing_of_the_seat(server: Running) -> None:
    made = server.new_table("me", "link", "beginner", game="classic", sides="day")
    server.claim(made)
    async with sitting(server, made["id"], made["secret"]) as host:
        while (await host.ask(type="take-over", seat=1, level="beginner"))["type"] != "done":
            pass
        assert host.update["seats"] == [0]
        assert (await host.ask(type="look", seat=1))["key"] == "seat/not-yours"
        assert host.update["view"]["seat"] == 0


def test_requests_over_http_count_as_presence(folder: Path) -> None:
    from dataclasses import replace

    from tests.server.running import GENEROUS

    with running(folder, replace(GENEROUS, away_seconds=3600)) as server:
        made = server.new_table("me", "link")
        secret = server.claim(made)
        server.get(f"/api/tables/{made['id']}", secret)
        wanted = {"type": "take-over", "seat": 1, "level": "easy"}
        assert order(server, made["id"], made["secret"], **wanted)["key"] == "seat/not-away"


# ---- answers that were lost


def test_a_repeated_claim_gets_the_first_answer(server: Running) -> None:
    made = server.new_table("me", "link")
    path = f"/api/tables/{made['id']}/claim"
    body = {"invite": made["invitations"][0]["invite"], "name": "Bea", "nonce": CODE}
    first, again = server.post(path, body), server.post(path, body)
    assert (first.status_code, again.json()) == (200, first.json())
    other = server.post(path, {**body, "nonce": CODE[::-1]})
    assert (other.status_code, other.json()["key"]) == (401, "auth/invalid-invitation")


def test_repeated_leaving_and_inviting_survive_a_restart(folder: Path) -> None:
    with running(folder) as server:
        made = server.new_table("me", "link")
        guest = server.claim(made)
        left = order(server, made["id"], guest, type="leave", seat=1)
        assert order(server, made["id"], guest, type="leave", seat=1)["invite"] == left["invite"]
        invited = order(server, made["id"], made["secret"], type="invite", seat=1)
    with running(folder) as server:
        assert order(server, made["id"], guest, type="leave", seat=1)["invite"] == left["invite"]
        assert order(server, made["id"], made["secret"], type="invite", seat=1)["invite"] == invited["invite"]
        assert order(server, made["id"], guest, type="leave", seat=1, nonce="other")["key"] == "auth/invalid-secret"


# ---- the shuffle


@pytest.mark.parametrize("game", ["duel", "classic"])
async def test_a_shuffle_can_be_verified(
    server: Running, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = server.new_table("me", *("beginner",) * (1 if game == "duel" else 2), game=game)
    path = f"/api/tables/{made['id']}"
    async with sitting(server, made["id"], made["secret"]) as player:
        promised = player.table["commitment"]
        assert player.table["seed"] is None
        assert server.get(f"{path}/shuffle").json()["key"] == "table/running"
        assert "# seed" not in server.get(f"{path}/record").text
        await play_to_the_end(player)
        seed = str(player.table["seed"])
        assert (player.table["commitment"], commitment(seed)) == (promised, promised)
    assert hashlib.sha256(b"sevenwonders shuffle 1\n" + bytes.fromhex(seed)).hexdigest() == promised
    reply = server.get(f"{path}/shuffle").json()
    assert (reply["holds"], reply["seed"], reply["commitment"]) == (True, seed, promised)
    file = tmp_path / "game"
    text = server.get(f"{path}/record").text
    file.write_text(text, "utf-8")
    assert reply["draws"] == sum(line.startswith("* ") for line in text.splitlines()) > 0
    assert main(["verify", str(file)]) == 0
    assert main(["verify", str(file), "--commitment", promised]) == 0
    assert main(["verify", str(file), "--commitment", "0" * 64]) == 1
    assert main(["verify", str(file), "--seed", "00" * 24]) == 1
    assert promised in capsys.readouterr().out
    # One draw of another seed may be the same by chance, never all of them.
    assert check(parse_record(text), "00" * 24).wrong is not None


def test_a_changed_draw_is_detected(server: Running) -> None:
    made = server.new_table("me", "here", beginners=True)
    order(server, made["id"], made["secret"], type="resign", seat=0)
    text = server.get(f"/api/tables/{made['id']}/record").text
    seed = server.get(f"/api/tables/{made['id']}").json()["table"]["seed"]
    record = parse_record(text)
    assert check(record, seed).wrong is None
    lay = next(line for line in text.splitlines() if line.startswith("* lay "))
    tokens = ["agriculture", "architecture", "economy", "law", "masonry", "mathematics", "philosophy", "strategy"]
    others = sorted({*tokens} - {*lay.split()})[:1] + lay.split()[2:-1]
    changed = parse_record(text.replace(lay, f"* lay {' '.join(sorted(others))}"))
    assert check(changed, seed).wrong == 1


# ---- old and damaged logs


@pytest.mark.parametrize(
    ("statement", "status", "key"),
    [
        ("UPDATE tables SET rules = 99", 409, "table/other-rules"),
        ("UPDATE log SET entry = 'rubbish' WHERE seq = 1", 503, "table/damaged"),
        ("""UPDATE log SET entry = '{"type":"drawn","text":"rubbish"}' WHERE seq = 1""", 503, "table/damaged"),
        ("UPDATE tables SET settings = '{'", 503, "table/damaged"),
    ],
)
async def test_a_log_that_cannot_be_replayed_is_reported(folder: Path, statement: str, status: int, key: str) -> None:
    with running(folder) as server:
        made = server.new_table("me", "here")
    with closing(sqlite3.connect(folder / FILE)) as database:
        assert database.execute("SELECT rules FROM tables").fetchall() == [(1,)]
        database.execute(statement)
        database.commit()
    with running(folder) as server:
        answer = server.get(f"/api/tables/{made['id']}", made["secret"])
        assert (answer.status_code, answer.json()["key"]) == (status, key)
        with pytest.raises(AssertionError, match=key):
            async with sitting(server, made["id"], made["secret"]):
                pass


# ---- fairness to players who are not there yet, or not there now


@pytest.mark.parametrize(("game", "bots", "age"), [("duel", 1, 0), ("classic", 2, 1)])
async def test_a_table_whose_draws_were_undone_cannot_be_joined(
    server: Running, game: str, bots: int, age: int
) -> None:
    """Otherwise the player who undid them would know the cards that are dealt again."""
    options = {"first": "A"} if game == "duel" else {}
    made = server.new_table("me", *["beginner"] * bots, game=game, **options)
    async with sitting(server, made["id"], made["secret"]) as one:
        while one.update["view"]["age"] <= age:  # up to the next deal
            await one.play(one.moves[0]["id"])
            await one.until(lambda: bool(one.moves))
        while one.update["view"]["age"] > age:
            assert (await one.ask(type="undo", seat=0, version=one.version))["type"] == "done"
            await one.until(lambda: bool(one.moves))
        left = await one.ask(type="leave", seat=0)
    answer = server.post(f"/api/tables/{made['id']}/claim", {"invite": left["invite"], "name": "friend"})
    assert (answer.status_code, answer.json()["key"]) == (409, "table/prepared")


async def test_the_bot_for_an_absent_opponent_is_not_weak(server: Running) -> None:
    made = server.new_table("me", "link", first="A")
    server.claim(made)
    async with sitting(server, made["id"], made["secret"]) as one:
        assert (await one.ask(type="take-over", seat=1, level="beginner"))["type"] == "done"
        assert one.table["seats"][1]["bot"] == "hard"


def test_a_tampered_level_runs_no_command(tmp_path: Path) -> None:
    folder, made_by_command = tmp_path / "games", tmp_path / "made-by-command"
    with running(folder) as server:
        made = server.new_table("me", "beginner", first="A")
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        database.execute("UPDATE seats SET level = ? WHERE seat = 1", (f"bot:touch {made_by_command}",))

    with running(folder) as server:
        answer = server.get(f"/api/tables/{made['id']}", made["secret"])
        assert (answer.status_code, answer.json()["key"]) == (503, "table/damaged")
    assert not made_by_command.exists()
