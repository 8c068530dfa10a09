"""Link previews: the tags that messengers read from the page of a table, a replay or a position."""

import html
import re
from pathlib import Path

import pytest
from tests.server.player import sitting
from tests.server.running import Running

from sevenwonders.server.static import index_response

_TAG = re.compile(r'<meta property="og:(\w+)" content="([^"]*)" />')


@pytest.fixture(autouse=True)
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("<html><head><script>start()</script></head><body></body></html>")
    monkeypatch.setattr("sevenwonders.server.previews.index_response", lambda tags: index_response(tags, tmp_path))


def preview(server: Running, path: str, language: str = "en") -> dict[str, str]:
    answer = server.get(path, headers={"accept-language": f"{language}-XX,de;q=0.5"})
    assert answer.status_code == 200
    assert "'sha256-" in answer.headers["content-security-policy"]
    assert answer.text.endswith("</head><body></body></html>")
    return {name: html.unescape(value) for name, value in _TAG.findall(answer.text)}


async def test_a_running_and_a_finished_game(server: Running) -> None:
    made = server.new_table("me", "here")
    found = preview(server, f"/table/{made['id']}")
    assert found["title"] == "7 Wonders Duel: name of 0 – name of 1"
    assert found["description"] == "This game is being played. Open the link to watch it."
    assert found["image"] == f"http://127.0.0.1:{server.port}/preview-duel.jpg"
    async with sitting(server, made["id"], made["secret"]) as player:
        await player.ask(type="resign", seat=0)
    assert preview(server, f"/replay/{made['id']}")["description"].startswith("name of 1 won.")
    assert preview(server, f"/replay/{made['id']}", "pl")["title"].startswith("7 Cudów Świata: Pojedynek: ")


def test_seats_of_computers_and_free_seats(server: Running) -> None:
    made = server.new_table("me", "hard")
    assert preview(server, f"/table/{made['id']}")["title"] == "7 Wonders Duel: name of 0 – Hard"
    made = server.new_table("me", "link")
    assert "free seat" in preview(server, f"/table/{made['id']}")["description"]


@pytest.mark.parametrize("path", ["/table/nosuchtable", "/replay/x", "/position"])
def test_pages_without_a_table(server: Running, path: str) -> None:
    assert preview(server, path)["title"] == "Seven Wonders"


def test_names_cannot_add_tags(server: Running) -> None:
    seats = [{"kind": "me", "name": '"><script>alert(1)</script>'}, {"kind": "ai", "level": "easy"}]
    made = server.post("/api/tables", {"game": "duel", "seats": seats, "options": {}}).json()
    answer = server.get(f"/table/{made['id']}").text
    assert "<script>alert" not in answer
    assert answer.count("<script>") == 1
