"""Old attacks, each of which once held up or shut out others."""

import json
import os
import socket
import sqlite3
import stat
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from tests.server.player import connecting, sitting
from tests.server.running import GENEROUS, Running, running
from tests.timeouts import TIMEOUT

from sevenwonders.core.errors import GameError, OptionError
from sevenwonders.core.registry import rules_of
from sevenwonders.server.ratelimit import RateLimiter
from sevenwonders.server.settings import RateLimit, parse_limits, settings_from_environment
from sevenwonders.server.storage.engine import FILE, open_database
from sevenwonders.tables.errors import TooManyError

RECORD = "sevenwonders duel 1\nsetup draft\nfirst A\n"
TABLE = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "here"}]}


def half_open(server: Running, text: bytes) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", server.port))
    with suppress(ConnectionError):  # on a busy machine the server may close it first
        connection.sendall(text)
    return connection


def received(connection: socket.socket) -> bytes:
    """Return the bytes received until the server closes."""
    with connection:
        connection.settimeout(TIMEOUT)
        parts = []
        try:
            while part := connection.recv(65536):
                parts.append(part)
        except ConnectionResetError:
            pass
        return b"".join(parts)


def answers(server: Running) -> bool:
    try:
        return server.get("/api/meta").status_code == 200
    except httpx.TransportError:
        return False


# ---- connections


@pytest.mark.parametrize(
    "start",
    [
        b"",
        b"GET / HT",
        b"GET /api/meta HTTP/1.1\r\nhost: localhost\r\n",
        b"POST /api/mine HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{",
        b"GET /api/meta HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n1",
    ],
    ids=["nothing", "half a line", "half a head", "half a body", "a body nobody reads"],
)
def test_an_unfinished_request_is_closed(folder: Path, start: bytes) -> None:
    with running(folder, replace(GENEROUS, header_seconds=0.2, body_seconds=0.2)) as server:
        answer = received(half_open(server, start))
        assert not answer or b" 408 " in answer or b"200 OK" in answer
        # So hurried, on a busy machine it may let go of a request of ours as well.
        assert any(answers(server) for _ in range(100))


def test_half_open_requests_of_one_client_block_no_other(folder: Path) -> None:
    with running(folder, replace(GENEROUS, connections_per_client=10)) as server:
        opened = [half_open(server, b"GET / HTTP/1.1\r\n") for _ in range(200)]
        gone = 0
        for connection in opened[70:]:
            connection.settimeout(TIMEOUT)
            try:
                gone += connection.recv(1) == b""
            except ConnectionResetError:
                gone += 1
        assert gone == 130  # ten for sockets and fifty beside them may stay
        for connection in opened:
            connection.close()
        with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=TIMEOUT, verify=False) as other:
            assert other.get("/api/meta").status_code == 200


async def test_spectators_leave_room_for_players(folder: Path) -> None:
    with running(folder, replace(GENEROUS, connections_per_table=2, connections_per_client=8)) as server:
        made = server.new_table("me", "here")
        async with sitting(server, made["id"]), sitting(server, made["id"]):
            with pytest.raises(AssertionError, match="table/full"):
                async with sitting(server, made["id"]):
                    pass
            async with sitting(server, made["id"], made["secret"]) as player:
                assert player.table["watching"] == 2


async def test_a_client_may_reconnect_often(folder: Path) -> None:
    """A line that broke may look open to the server for long: the newest connection counts, the oldest is cut."""
    with running(folder, replace(GENEROUS, connections_per_player=2)) as server:
        made = server.new_table("me", "here")
        url = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket"
        hello = json.dumps({"type": "hello", "nonce": "n", "secret": made["secret"]})
        async with connecting(url) as first, connecting(url) as second, connecting(url) as third:
            for line in (first, second, third):
                await line.send(hello)
                assert json.loads(await line.recv())["type"] != "refused"
            await first.wait_closed()
            await second.ping()


async def test_a_client_that_does_not_read_is_disconnected(folder: Path) -> None:
    limits = replace(GENEROUS, queued_bytes=50_000, write_seconds=0.2)
    with running(folder, limits, send_buffer=4096) as server:
        made = server.new_table("me", "here")
        url = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket"
        async with sitting(server, made["id"], made["secret"]) as player, connecting(url, max_queue=1) as deaf:
            await deaf.send(json.dumps({"type": "hello", "nonce": "n"}))
            deaf.transport.pause_reading()
            while player.table["watching"] != 1:
                await player.receive()
            while player.table["watching"]:  # only names change: the game is not needed for it
                await player.ask(type="rename", seat=0, name="x")


# ---- costs


@pytest.mark.parametrize("game", ["duel", "classic"])
@pytest.mark.parametrize("text", ["build temple{} x", "stage with{} x", "{}build", "sell x{}x"])
def test_a_move_with_many_spaces_is_parsed_in_linear_time(game: str, text: str) -> None:
    """They once took time by their square: a minute for as many as a record may have, for these some hours."""
    rules = rules_of(game)
    state = rules.new(rules.setup(rules.fewest))
    with pytest.raises(GameError):
        rules.parse_move(state, text.format(" " * 2_000_000), 0)


def test_requests_are_charged_by_their_processor_time() -> None:
    limiter = RateLimiter(RateLimit(1, 500), RateLimit(1, 1), lambda: 0.0)
    limiter.consume("a", 205)
    limiter.consume("a", 205)
    with pytest.raises(TooManyError):
        limiter.consume("a", 205)
    limiter.consume("b", 205)
    limiter.consume("c", 10_000)  # a cost above the burst is allowed if the bucket is full


def test_uploads_are_limited_and_equal_ones_share_the_work(folder: Path) -> None:
    with running(folder, replace(GENEROUS, work=RateLimit(1e-6, 500))) as server:
        statuses = [server.post("/api/replay", {"record": RECORD + f"player A {n}\n"}).status_code for n in range(4)]
        assert statuses == [200, 200, 429, 429]
        again = server.post("/api/replay", {"record": RECORD + "player A 0\n"})
        assert (again.status_code, again.json()["players"][0]) == (200, "0")


def test_an_invalid_upload_is_rejected_again(server: Running) -> None:
    answer = server.post("/api/replay", {"record": RECORD + "1. A draft sphinx\n"})
    assert (answer.status_code, answer.json()["key"]) == (422, "record/bad-step")
    assert server.post("/api/replay", {"record": RECORD, "seat": 6}).json()["key"] == "seat/unknown"


def test_a_rematch_is_a_new_table(folder: Path) -> None:
    with running(folder, replace(GENEROUS, new_tables=RateLimit(1e-6, 2))) as server:
        made = server.new_table("me", "here")
        table, answers = made["id"], []
        for _ in range(3):
            path = f"/api/tables/{table}/orders"
            server.post(path, {"type": "resign", "nonce": "1", "seat": 0}, made["secret"])
            answer = server.post(path, {"type": "rematch", "nonce": "2", "seat": 0}, made["secret"])
            answers.append(answer.status_code)
            table = answer.json().get("rematch", table)
        assert answers == [200, 429, 429]


async def test_a_full_log_still_accepts_moves(folder: Path) -> None:
    with running(folder, replace(GENEROUS, log_entries=30)) as server:
        made = server.new_table("me", "here", beginners=True)
        async with sitting(server, made["id"], made["secret"]) as player:
            answers = [await player.ask(type="rename", seat=0, name=str(n)) for n in range(60)]
            assert answers[0]["type"] == "done"
            assert answers[-1]["key"] == "table/log-full"
            assert player.version == 30
            assert (await player.ask(type="undo", seat=0, version=player.version))["key"] == "table/log-full"
            while player.table["result"] is None:
                assert (await player.play(player.moves[0]["id"]))["type"] == "done"
            assert (await player.ask(type="rematch", seat=0))["type"] == "done"


async def test_a_client_far_behind_receives_only_the_current_view(folder: Path) -> None:
    with running(folder, replace(GENEROUS, events=10)) as server:
        made = server.new_table("me", "here")
        async with sitting(server, made["id"], made["secret"]) as player:
            for n in range(20):
                await player.ask(type="rename", seat=0, name=str(n))
            reply = server.get(f"/api/tables/{made['id']}?since=0", made["secret"]).json()
            assert (reply["after"], reply["events"], reply["version"]) == (None, [], player.version)
            near = player.version - 5
            reply = server.get(f"/api/tables/{made['id']}?since={near}", made["secret"]).json()
            assert (reply["after"], len(reply["events"])) == (near, 5)


# ---- bots


async def test_a_replaced_bot_is_announced(folder: Path) -> None:
    with running(folder, replace(GENEROUS, bot_seconds=0.01)) as server:  # less than a process needs to start
        made = server.new_table("me", "expert", first="B")
        async with sitting(server, made["id"], made["secret"]) as player:
            await player.until(lambda: bool(player.moves))
            reply = server.get(f"/api/tables/{made['id']}?since=0").json()["events"]
            assert {"key": "table/bot-replaced", "category": "consequence", "args": {"seat": 1}} in reply


# ---- the store


def test_a_foreign_database_lock_is_reported_by_health(folder: Path) -> None:
    with running(folder) as server:
        made = server.new_table("me", "here")
        order = {"type": "rename", "nonce": "n", "seat": 0, "name": "x"}
        path = f"/api/tables/{made['id']}/orders"
        with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            answer = server.post(path, order, made["secret"])
            assert (answer.status_code, answer.json()["key"]) == (503, "server/storage")
            assert server.get("/api/health").json()["key"] == "server/storage"
            other.execute("ROLLBACK")
        assert server.post(path, order, made["secret"]).status_code == 200
        assert server.get("/api/health").status_code == 200


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs a user who may not write everywhere")
def test_an_unwritable_folder_is_reported_in_one_line(folder: Path) -> None:
    open_database(str(folder)).dispose()
    folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
    with pytest.raises(OptionError) as refused:
        open_database(str(folder))
    assert refused.value.key == "data/unusable"


def test_a_newer_schema_and_a_damaged_file_are_reported_in_one_line(folder: Path) -> None:
    open_database(str(folder)).dispose()
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute("UPDATE alembic_version SET version_num = 'v9999'")
        database.commit()
    with pytest.raises(OptionError) as refused:
        open_database(str(folder))
    assert (refused.value.key, refused.value.details["found"]) == ("data/newer", "v9999")
    (folder / FILE).write_bytes(b"rubbish" * 1000)
    with pytest.raises(OptionError) as refused:
        open_database(str(folder))
    assert refused.value.key == "data/unusable"
    assert "\n" not in str(refused.value.details["reason"])


def test_a_command_is_never_rejected_halfway_at_the_table_limit(folder: Path) -> None:
    with running(folder, replace(GENEROUS, live_tables=2)) as server:
        tables = [server.new_table("me", "here") for _ in range(6)]
        for number in range(5):
            for table in tables:
                order = {"type": "rename", "nonce": str(number), "seat": 0, "name": str(number)}
                assert server.post(f"/api/tables/{table['id']}/orders", order, table["secret"]).status_code == 200


# ---- odd requests


@pytest.mark.parametrize("game", ["x" * 300, "%00", "..", "duel%2F..%2Fduel"])
@pytest.mark.parametrize("path", ["/api/statistics/", "/api/puzzles/", "/api/puzzle/"])
def test_the_name_of_a_game_is_not_a_file_name(server: Running, path: str, game: str) -> None:
    assert server.get(path + game).status_code in (404, 422)


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 300, "/assets/" + "y" * 5000, "/%2e%2e/%2e%2e/etc/passwd"])
def test_impossible_file_names_are_not_found(server: Running, path: str) -> None:
    assert server.get(path).status_code in (200, 404)


async def test_a_malformed_origin_is_rejected(server: Running) -> None:
    made = server.new_table("me", "here")
    with pytest.raises(Exception, match="403"):
        async with sitting(server, made["id"], origin="http://["):
            pass


async def test_messages_are_answered_once(server: Running) -> None:
    made = server.new_table("me", "here")
    async with sitting(server, made["id"], made["secret"]) as player:
        before = len(player.got)
        for n in range(20):
            await player.send(type="rename", nonce=f"once-{n % 10}", seat=0, name=str(n))
        await player.ask(type="ping", nonce="last")
        reply = [m["nonce"] for m in player.got[before:] if m["type"] in ("done", "refused")]
        assert reply == [*(f"once-{n % 10}" for n in range(20)), "last"]
        assert player.table["seats"][0]["name"] == "9"


# ---- settings


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("SEVENWONDERS_HOST", "x", "config/unknown-setting"),
        ("SEVENWONDERS_LIMITS", '{"tabels": 3}', "config/unknown-setting"),
        ("SEVENWONDERS_LIMITS", '{"work": {"each_secund": 3, "burst": 1, "per_second": 1}}', "config/unknown-setting"),
        ("SEVENWONDERS_LIMITS", '{"work": {"per_second": 0, "burst": 1}}', "config/invalid"),
        ("SEVENWONDERS_LIMITS", '{"queued_commands": -1}', "config/invalid"),
        ("SEVENWONDERS_LIMITS", "[]", "config/invalid-limits"),
        ("SEVENWONDERS_LOG", "loud", "config/invalid"),
        ("SEVENWONDERS_PROXIES", "10.0.0.0/99", "config/invalid"),
        ("SEVENWONDERS_WORKERS", "-1", "config/not-a-number"),
    ],
)
def test_an_unknown_or_invalid_setting_is_rejected(name: str, value: str, key: str) -> None:
    with pytest.raises(OptionError) as refused:
        settings_from_environment({name: value})
    assert refused.value.key == key


def test_a_misspelt_setting_gets_a_suggestion() -> None:
    from sevenwonders.cli.error_text import error_lines
    from sevenwonders.i18n import Translation

    with pytest.raises(OptionError) as refused:
        parse_limits('{"tabels": 3}')
    assert "“tables”" in error_lines(Translation("en"), refused.value)[0]


def test_host_names_are_case_insensitive() -> None:
    assert settings_from_environment({"SEVENWONDERS_HOSTS": "Example.ORG"}).hosts == ("example.org",)


def test_clients_behind_a_proxy_are_counted_by_forwarded_address(folder: Path) -> None:
    limits = replace(GENEROUS, work=RateLimit(1e-6, 2))
    with running(folder, limits, proxies=("127.0.0.1",)) as server:

        def status(forwarded: str) -> int:
            return server.get("/api/meta", headers={"x-forwarded-for": forwarded}).status_code

        assert [status("9.9.9.9") for _ in range(3)] == [200, 200, 429]
        assert status("8.8.8.8") == 200
        assert [status(f"7.7.7.{n}, 9.9.9.9") for n in range(3)] == [429] * 3  # clients can forge the first entry
    with running(folder, limits) as server:
        asked = [server.get("/api/meta", headers={"x-forwarded-for": f"7.7.7.{n}"}) for n in range(3)]
        assert [answer.status_code for answer in asked] == [200, 200, 429]


async def test_a_flooding_socket_is_closed(folder: Path) -> None:
    with running(folder, replace(GENEROUS, work=RateLimit(1e-6, 9))) as server:
        made = server.new_table("me", "here")
        async with connecting(f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket"):
            pass
        with pytest.raises(Exception, match=r"403|1013"):
            async with sitting(server, made["id"]):
                pass
