"""The page without its server: it opens, replays a finished game, and shows which features need the server."""

import pytest
from client.e2e.pages import NewPage
from client.e2e.player_actions import play, play_now


@pytest.mark.slow
def test_offline(new_page: NewPage) -> None:
    """Play a game, open its replay, then reload without network."""
    page = new_page(has_service_worker=True)
    play_now(page)
    play(page)
    page.get_by_role("button", name="Replay").click()
    page.locator("nav.controls").wait_for()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    page.locator(".verdict").wait_for()
    page.wait_for_timeout(6000)
    page.context.set_offline(True)
    page.reload()
    page.locator(".verdict").wait_for()
    page.keyboard.press("2")
    page.get_by_role("heading", name="Age II", exact=True).wait_for()
    page.goto("/")
    page.get_by_role("alert").get_by_text("The server cannot be reached").wait_for()
    new_page.ignore_errors("ERR_INTERNET_DISCONNECTED")
    new_page.ignore_errors("fetch")
