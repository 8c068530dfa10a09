"""A server whose pages contain the engine: the device of the player analyses, and the server does if asked."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from client.e2e.pages import NewPage
from client.e2e.player_actions import finished_game_of_bots, question_of
from client.e2e.server import Server
from client.e2e.static_site.conftest import TOOL
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.slow
COMPUTED = ("/api/analyse", "/api/analysis", "/api/reviews", "/api/puzzle", "/api/try", "/api/position", "/review")


@pytest.fixture
def served(site: Path, tmp_path: Path) -> Iterator[str]:
    """Start a server whose pages have the engine; return its address."""
    engine = next((site / "engine").iterdir())
    TOOL["build_pages_for_server"](tmp_path / "pages", engine)
    server = Server(tmp_path, pages=tmp_path / "pages")
    try:
        server.start()
        yield server.address
    finally:
        server.stop()


def computed_by_server(page: Page) -> list[str]:
    """Return a list to which the addresses of analyses by the server are added."""
    found: list[str] = []

    def note(address: str) -> None:
        if any(part in address for part in COMPUTED):
            found.append(address)

    page.on("request", lambda request: note(request.url))
    page.on("websocket", lambda socket: note(socket.url))
    return found


def test_the_device_computes_unless_the_player_prefers_the_server(served: str, new_page: NewPage) -> None:
    new_page.base_url = served
    page = new_page(has_service_worker=True)
    found = computed_by_server(page)
    page.goto("/analysis")
    page.get_by_role("button", name="Download", exact=True).click()
    page.get_by_role("list", name="Best moves").get_by_role("button").first.wait_for()
    page.goto("/puzzles/duel-1")
    page.get_by_role("button", name="Show the answer").click()
    expect(page.get_by_role("region", name="Puzzles")).to_contain_text("The answer:")
    table = finished_game_of_bots(page)
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Review this game").click()
    page.get_by_role("region", name="Mistakes and luck").get_by_role("button", name="Details").wait_for()
    assert found == []

    # A table of the server: it makes the moves of its bots, and gives hints.
    page.goto("/")
    page.get_by_role("button", name="Play Duel").click()
    question_of(page)
    assert "local-" not in page.url
    page.get_by_role("button", name="Hint").click()
    page.locator("section .said button").first.wait_for()

    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Analyse on the server").check()
    page.goto("/analysis")
    page.get_by_role("list", name="Best moves").get_by_role("button").first.wait_for()
    assert any("/api/analysis/socket" in address for address in found)


def test_the_server_computes_where_webassembly_is_missing_or_the_download_is_declined(
    served: str, new_page: NewPage
) -> None:
    new_page.base_url = served
    page = new_page()
    page.goto("/analysis")
    page.get_by_role("button", name="Not now").click()
    page.get_by_role("list", name="Best moves").get_by_role("button").first.wait_for()
    other = new_page()
    other.add_init_script("delete globalThis.WebAssembly")
    other.goto("/analysis")
    other.get_by_role("list", name="Best moves").get_by_role("button").first.wait_for()
