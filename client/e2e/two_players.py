"""Two players of Duel, each in a browser context of their own."""

from client.e2e.assertions import assert_accessible
from client.e2e.pages import Screenshot
from client.e2e.player_actions import choose_game, start_game
from client.e2e.server import TIMEOUT_MS
from playwright.sync_api import Page


def seat_two_players(host: Page, guest: Page, screenshot: Screenshot) -> None:
    """Create a table, invite the guest by link, and take both seats."""
    choose_game(host, "duel")
    host.get_by_role("radio", name="a friend, by invite link").check(force=True)
    host.get_by_label("Your name").fill("Ana")
    start_game(host)
    link = host.get_by_role("textbox", name="Invite link").input_value()
    screenshot(host, "invite")
    assert_accessible(host)
    guest.goto(link)
    guest.get_by_label("Your name").wait_for()
    screenshot(guest, "claim")
    assert_accessible(guest)
    guest.get_by_label("Your name").fill("Boris")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_text("Waiting for").wait_for(state="detached")


def active_page(pages: tuple[Page, ...]) -> Page:
    """Wait until a page has the turn or shows the end; return it."""
    for _ in range(TIMEOUT_MS // 50):
        for page in pages:
            if page.locator(".status.mine, .verdict").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError([page.locator("body").inner_text()[:400] for page in pages])
