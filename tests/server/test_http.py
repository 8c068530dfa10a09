"""The HTTP side: headers, files, descriptions, records, replays and positions."""

import asyncio
import gzip
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from starlette.exceptions import HTTPException
from tests.server.player import connecting, sitting
from tests.server.running import Running, running
from websockets.exceptions import InvalidStatus

from sevenwonders.ai.levels import levels_of
from sevenwonders.core.record import random_game
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup
from sevenwonders.i18n import LANGUAGES
from sevenwonders.server.settings import Settings
from sevenwonders.server.static import ClientFiles

POSITION = "duel 1; ask B draft; A.wonders sphinx; offer piraeus colossus pyramids"


def test_health_and_games(server: Running) -> None:
    assert server.get("/api/health").json()["status"] == "ok"
    about = server.get("/api/meta").json()
    assert [language["code"] for language in about["languages"]] == list(LANGUAGES)
    (duel,) = (game for game in about["games"] if game["name"] == "duel")
    assert (duel["minimum"], duel["maximum"], duel["secrets"]) == (2, 2, False)
    assert [option["key"] for option in duel["options"]] == ["beginners", "first", "bonus"]
    assert duel["levels"] == list(levels_of("duel"))
    assert "easy" in duel["levels"]


@pytest.mark.parametrize(
    "path", ["/", "/api/health", "/api/nothing", "/some/page", "/missing.js", "/api/tables/abcdefghijkl"]
)
def test_every_answer_has_security_headers(server: Running, path: str) -> None:
    headers = server.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers
    if path.startswith("/api/tables"):
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize(("path", "methods"), [("/api/setup/duel", "GET"), ("/api/setup/position", "POST")])
def test_a_wrong_method_is_answered_with_the_methods_of_the_route(server: Running, path: str, methods: str) -> None:
    answer = server.client.request("OPTIONS", path)
    assert (answer.status_code, answer.headers["allow"]) == (405, methods)


@pytest.mark.parametrize(
    ("body", "key", "status"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}] * 2}, "game/unknown", 422),
        ({"game": "duel", "seats": [{"kind": "me"}]}, "table/seat-count", 422),
        ({"game": "duel", "seats": [{"kind": "me"}] * 8}, "request/malformed", 400),
        ({"game": "duel", "seats": [{"kind": "me"}, {"kind": "ai"}]}, "agent/unknown", 422),
        ({"game": "duel", "seats": [{"kind": "me"}, {"kind": "ai", "level": "god"}]}, "agent/unknown", 422),
        ({"game": "duel", "seats": [{"kind": "me"}] * 2, "options": {"x": 1}}, "option/unknown", 422),
        ({"game": "duel", "seats": [{"kind": "me"}] * 2, "options": {"bonus": 51}}, "option/value", 422),
        ({"game": "duel", "seats": [{"kind": "me"}] * 2, "options": {"bonus": True}}, "option/value", 422),
        ({"game": "duel", "seats": [{"kind": "me"}] * 2, "options": {"first": "C"}}, "option/value", 422),
        ({"game": "duel", "seats": [{"kind": "me"}] * 2, "options": {"beginners": 1}}, "option/value", 422),
        ({"game": "duel", "seats": [{"kind": "spy"}] * 2}, "request/malformed", 400),
        ({}, "request/malformed", 400),
        ([], "request/malformed", 400),
    ],
)
def test_an_impossible_table_is_rejected(server: Running, body: object, key: str, status: int) -> None:
    answer = server.post("/api/tables", body)
    assert (answer.status_code, answer.json()["key"]) == (status, key)


def test_only_json_is_accepted(server: Running) -> None:
    answer = server.client.post("/api/mine", content=b'{"secrets":[]}', headers={"content-type": "text/plain"})
    assert (answer.status_code, answer.json()["key"]) == (415, "request/not-json")
    answer = server.client.post("/api/mine", content=b"{", headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["key"]) == (400, "request/malformed")
    answer = server.client.put("/api/mine", content=b"{}")
    assert (answer.status_code, answer.json()["key"]) == (405, "request/wrong-method")
    assert answer.headers["allow"] == "POST"


async def test_a_program_can_play_over_http_alone(server: Running) -> None:
    made = server.new_table("me", "here", beginners=True)
    path = f"/api/tables/{made['id']}"
    update = server.get(path, made["secret"]).json()
    for number in range(1000):
        if update["table"]["result"] is not None:
            break
        move = update["view"]["moves"][-1]["text"]
        order = {
            "type": "play",
            "nonce": str(number),
            "seat": update["seat"],
            "version": update["version"],
            "move": move,
        }
        done = server.post(f"{path}/orders", order, made["secret"]).json()
        assert done["update"]["after"] == update["version"]
        assert done["version"] == done["update"]["version"]
        update = server.get(path, made["secret"]).json()
    replay = server.get(f"{path}/replay").json()
    assert replay["frames"][-1]["view"] == {**update["view"], "moves": []}
    assert replay["players"] == ["name of 0", "name of 1"]
    record = server.get(f"{path}/record")
    assert record.headers["content-disposition"] == f'attachment; filename="duel-{made["id"]}.7wd"'
    assert "player A name of 0" in record.text
    assert server.post("/api/replay", {"record": record.text}).json() == replay


def test_a_running_game_has_no_replay_yet(server: Running) -> None:
    made = server.new_table("me", "here")
    assert server.get(f"/api/tables/{made['id']}/replay").json()["key"] == "table/running"
    assert server.get(f"/api/tables/{made['id']}/record").text.startswith("sevenwonders duel 1")


def test_an_uploaded_record_is_replayed(server: Running) -> None:
    record = random_game(RULES, Setup(), Rng(5))
    replay = server.post("/api/replay", {"record": record.text}).json()
    assert len(replay["frames"]) == len(record.steps) + 1
    assert replay["frames"][0]["events"] == []
    assert replay["frames"][-1]["view"]["pending"]["kind"] == "over"
    for frame in replay["frames"]:
        assert server.post("/api/position", {"position": frame["position"]}).status_code == 200


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda text: "", "record/heading"),
        (lambda text: text.replace("duel 1", "duel 2"), "record/heading"),
        (lambda text: text.replace("duel 1", "chess 1"), "record/heading"),
        (lambda text: text.replace("1. A", "1. B"), "record/bad-step"),
        (lambda text: text.replace("setup draft", "setup chaos"), "record/setting"),
        (lambda text: re.sub("= .*", "= shared civilian 0 0", text), "record/result"),
        (lambda text: text + "999. A fly\n", "record/after-result"),
    ],
)
def test_an_invalid_record_is_rejected(server: Running, change: Any, key: str) -> None:
    text = random_game(RULES, Setup(), Rng(5)).text
    answer = server.post("/api/replay", {"record": change(text)})
    assert (answer.status_code, answer.json()["key"]) == (422, key)
    assert answer.json()["details"]["line"] >= 1


def test_a_record_or_body_that_is_too_large_is_rejected(server: Running) -> None:
    assert server.post("/api/replay", {"record": "x" * 200_000}).status_code == 413
    assert server.post("/api/replay", {"record": "x" * 110_000}).status_code == 400
    answer = server.post("/api/mine", {"secrets": ["A" * 64] * 1000})
    assert (answer.status_code, answer.json()["key"]) == (413, "request/too-large")


def test_positions(server: Running) -> None:
    seen = server.post("/api/position", {"position": POSITION}).json()
    assert (seen["game"], seen["seat"]) == ("duel", 1)
    assert [move["text"] for move in seen["view"]["moves"]] == ["draft colossus", "draft piraeus", "draft pyramids"]
    assert server.post("/api/position", {"position": seen["position"], "seat": 0}).json()["view"]["moves"] == []
    bad = server.post("/api/position", {"position": POSITION + "; pawn 99"}).json()
    assert bad["key"] == "text/number-expected"
    assert bad["details"]["column"] > 1
    assert server.post("/api/position", {"position": "chess 1"}).json()["key"] == "text/not-a-position"
    assert server.post("/api/position", {"position": POSITION, "seat": 2}).json()["key"] == "seat/unknown"


async def test_other_origins_cannot_open_sockets(server: Running) -> None:
    made = server.new_table("me", "here")
    url = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket"
    for origin in (
        "https://evil.example",
        f"http://127.0.0.1.evil.example:{server.port}",
        "null",
        "http://127.0.0.1:1",
    ):
        with pytest.raises(InvalidStatus) as refused:
            async with connecting(url, additional_headers={"origin": origin}):
                pass
        assert refused.value.response.status_code == 403
    async with sitting(server, made["id"], additional_headers={"origin": f"http://127.0.0.1:{server.port}"}):
        pass


async def test_unknown_host_names_are_rejected(server: Running) -> None:
    for host, status in (("evil.example", 400), (f"localhost:{server.port}", 200), (f"[::1]:{server.port}", 200)):
        assert server.get("/api/health", headers={"host": host}).status_code == status
    with pytest.raises(InvalidStatus):
        async with connecting(
            f"ws://127.0.0.1:{server.port}/api/tables/abcdefghijkl/socket",
            additional_headers={"host": "evil.example"},
        ):
            pass
    assert Settings(host="0.0.0.0").trusted_hosts is None
    assert Settings(host="0.0.0.0", hosts=("play.example",)).trusted_hosts[0] == "play.example"  # type: ignore[index]


def test_health_is_available_under_loopback_names(folder: Path) -> None:
    with running(folder, hosts=("games.example.org",)) as server:
        for host, status in (("games.example.org", 200), (f"localhost:{server.port}", 200), ("evil.example", 400)):
            assert server.get("/api/health", headers={"host": host}).status_code == status


def test_a_name_with_a_line_break_is_rejected(server: Running) -> None:
    for name, status in (("Ana", 201), ("Ana\n", 400), ("A\nna", 400), ("Ana\u2028", 400)):
        wanted = {"game": "duel", "seats": [{"kind": "me", "name": name}, {"kind": "here"}]}
        assert server.post("/api/tables", wanted).status_code == status


def test_allowed_origins(folder: Path) -> None:
    from sevenwonders.server.api.sockets import is_allowed_origin

    config = Settings(origins=("http://localhost:5173",))
    assert is_allowed_origin("http://localhost:5173", "localhost:7777", config)
    assert not is_allowed_origin("http://localhost:5174", "localhost:7777", config)
    assert is_allowed_origin(None, "localhost:7777", config)


# ---- the client's files


SCRIPT = "_app/immutable/app.1a2b.js"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "_app/immutable").mkdir(parents=True)
    files = {"index.html": "<script>start()</script>", SCRIPT: "run()", "icon.svg": "<svg/>"}
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    (tmp_path / f"{SCRIPT}.gz").write_bytes(gzip.compress(b"run()"))
    (tmp_path / f"{SCRIPT}.br").write_bytes(b"brotli")
    (tmp_path.parent / "outside.txt").write_text("outside")
    return tmp_path


def file(folder: Path, path: str, **headers: str) -> Any:
    listed = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": path, "headers": listed}
    files = ClientFiles(folder)

    async def respond() -> Any:
        try:
            return await files.get_response(files.get_path({**scope, "path": f"/{path}"}), scope)
        except HTTPException as error:
            return error

    return asyncio.run(respond())


def test_files_of_the_client_are_served(built: Path) -> None:
    script = file(built, SCRIPT)
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    assert "content-encoding" not in script.headers
    packed = file(built, SCRIPT, accept_encoding="gzip, deflate, br")
    assert packed.headers["content-encoding"] == "br"
    assert packed.headers["content-type"] == script.headers["content-type"]
    assert file(built, SCRIPT, accept_encoding="gzip").headers["content-encoding"] == "gzip"
    page = file(built, "")
    assert page.headers["cache-control"] == "no-cache"
    assert file(built, "", if_none_match=page.headers["etag"]).status_code == 304
    assert file(built, "table/abc").path == built / "index.html", "the client's own pages"
    assert file(built, "missing.js").status_code == 404


def test_a_page_may_run_its_start_script_and_no_other(built: Path) -> None:
    digest = b64encode(sha256(b"start()").digest()).decode()
    assert (
        f"script-src 'self' 'sha256-{digest}' 'wasm-unsafe-eval';" in file(built, "").headers["content-security-policy"]
    )
    unchanged = file(built, "", if_none_match=file(built, "").headers["etag"])
    assert digest in unchanged.headers["content-security-policy"], "browsers update the headers of their copy"
    assert "content-security-policy" not in file(built, SCRIPT).headers, "the middleware adds the strict one"


@pytest.mark.parametrize("path", ["../outside.txt", "_app/../../outside.txt", "/etc/passwd", "..", "_app"])
def test_files_outside_the_client_are_not_served(built: Path, path: str) -> None:
    response = file(built, path)
    assert response.status_code == 404 or response.path == built / "index.html"


def test_a_missing_client_is_explained(tmp_path: Path) -> None:
    assert b"python3 run.py" in file(tmp_path, "").body


def test_an_address_in_use_is_reported(folder: Path) -> None:
    from sevenwonders.core.errors import OptionError
    from sevenwonders.server.main import bind

    with running(folder) as server:
        with bind("127.0.0.1", server.port, any_port=True) as other:
            assert other.getsockname()[1] != server.port
        with pytest.raises(OptionError) as refused:
            bind("127.0.0.1", server.port)
        assert refused.value.key == "config/unusable-address"
        assert server.get("/api/health").status_code == 200
