"""Optional sounds and turn notifications."""

from typing import Final

import pytest
from client.e2e.pages import NewPage, Screenshot
from client.e2e.player_actions import move, play_now, question_of
from client.e2e.two_players import active_page, seat_two_players
from playwright.sync_api import Page

pytestmark = pytest.mark.slow
# Counts tones and records notifications without changing them.
_OBSERVE: Final = """() => {
  window.tones = 0;
  const create = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.tones += 1; return create.call(this); };
  window.notifications = [];
  window.Notification = class extends window.Notification {
    constructor(title, options) { super(title, options); window.notifications.push(`${title}: ${options.body}`); }
  };
}"""


def test_sounds(page: Page) -> None:
    """No sound by default; sounds of moves once enabled, also after a reload; none once disabled."""
    page.add_init_script(f"({_OBSERVE})()")
    play_now(page)
    for number in range(3):
        move(page, number)
    question_of(page)
    assert _tones(page) == 0
    _set_switch(page, "Sounds", is_on=True)
    page.wait_for_function("() => window.tones > 0")
    before = _tones(page)
    move(page, 3)
    page.wait_for_function("before => window.tones > before", arg=before)
    page.reload()
    question_of(page)
    move(page, 4)
    page.wait_for_function("() => window.tones > 0")
    question_of(page)
    _set_switch(page, "Sounds", is_on=False)
    before = _tones(page)
    move(page, 5)
    question_of(page)
    assert _tones(page) == before


def _tones(page: Page) -> int:
    return int(page.evaluate("window.tones"))


def _set_switch(page: Page, name: str, *, is_on: bool) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_label(name).set_checked(is_on)
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def test_turn_notifications(new_page: NewPage, screenshot: Screenshot) -> None:
    """The title of a hidden page shows the turn; a notification appears only if enabled."""
    host, guest = new_page(), new_page()
    for page in (host, guest):
        page.context.grant_permissions(["notifications"])
        page.add_init_script(f"({_OBSERVE})()")
    seat_two_players(host, guest, screenshot)
    for page in (host, guest):
        page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    for number in range(3):
        move(active_page((host, guest)), number)
    active = active_page((host, guest))
    opponent = guest if active is host else host
    active.wait_for_function("() => document.title.startsWith('●')")
    opponent.wait_for_function("() => !document.title.startsWith('●')")
    assert not host.evaluate("window.notifications") + guest.evaluate("window.notifications")
    _set_switch(opponent, "Notify me when it is my turn", is_on=True)
    while active_page((host, guest)) is active:
        move(active, 3)
    opponent.wait_for_function("() => window.notifications.length > 0")
    assert not active.evaluate("window.notifications")
