"""Lost connections: sockets cut, pages reloaded, the server killed, a seat moved to a phone."""

import pytest
from client.e2e.network import BreakableSockets
from client.e2e.pages import NewPage, Screenshot
from client.e2e.player_actions import MOVE_LIMIT, VERDICT, move
from client.e2e.server import Server
from client.e2e.two_players import active_page, seat_two_players
from playwright.sync_api import Page


@pytest.mark.slow
def test_whole_game(new_page: NewPage, own_server: Server, screenshot: Screenshot) -> None:
    """Play to the end; both pages show scores."""
    pages = _play_with_faults(new_page, own_server, screenshot, MOVE_LIMIT)
    for page in pages:
        page.locator(VERDICT).wait_for()
    sheets = [page.locator(f"{VERDICT} + table, {VERDICT} ~ table").first.inner_text() for page in pages]
    assert len({text.count("\n") for text in sheets}) == 1, sheets


def test_first_moves(new_page: NewPage, own_server: Server, screenshot: Screenshot) -> None:
    """Play until each fault has happened; both pages show the same board."""
    host, guest = _play_with_faults(new_page, own_server, screenshot, 26)
    left = active_page((host, guest)).locator("[data-slot]").count()
    for page in (host, guest):
        page.wait_for_function("n => document.querySelectorAll('[data-slot]').length === n", arg=left)


def _play_with_faults(new_page: NewPage, server: Server, screenshot: Screenshot, limit: int) -> tuple[Page, Page]:
    """Play at most `limit` moves; return the pages of both players."""
    host, guest = new_page(), new_page()
    sockets = BreakableSockets(host)
    seat_two_players(host, guest, screenshot)
    for moves in range(1, limit):
        if not move(active_page((host, guest)), moves):
            break
        if moves % 5 == 0:
            assert sockets.break_all()
        if moves % 7 == 0:
            guest.reload()
        if moves in (9, 16, 23):
            server.kill_and_restart()
        if moves == 12:
            phone = _move_to_phone(new_page, host)
            sockets = BreakableSockets(phone)
            phone.reload()
            host.close()
            host = phone
    return host, guest


def _move_to_phone(new_page: NewPage, page: Page) -> Page:
    """Return a page with the same seat on another device."""
    page.get_by_role("button", name="Menu").click()
    link = page.get_by_label("Your own seat on another device").input_value()
    phone = new_page(390, 844, has_touch=True)
    phone.goto(link)
    phone.locator(".table").wait_for()
    assert "secret" not in phone.url
    return phone
