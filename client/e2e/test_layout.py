"""Layouts of every window size: nothing covers the game, and nothing is wider than the window."""

from typing import Any, Final

import pytest
from client.e2e.assertions import LANGUAGES, assert_no_horizontal_scroll, horizontal_overflow
from client.e2e.pages import NewPage, Screenshot
from client.e2e.player_actions import CARD, choose_game, move, play, play_now, question_of, start_game
from client.e2e.site import PAGES
from playwright.sync_api import Page, expect

DESKTOPS: Final = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))
HANDHELDS: Final = ((768, 1024), (390, 844), (360, 740), (844, 390))
DUEL: Final = ("duel-age1", "duel-opening2", "duel-opening3", "duel-late", "duel-full")
CLASSIC: Final = (
    "classic-opening", "classic-opening2", "classic-opening3", "classic-three", "classic-seven", "classic-full",
)  # fmt: skip

# The open cards that cannot be clicked in their middle, and other parts of the table outside the window.
_HIDDEN: Final = """(cards) => {
  const hidden = [];
  const isInside = ({ top, left, bottom, right }) =>
    top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
  for (const card of document.querySelectorAll(cards)) {
    const box = card.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || !card.contains(hit)) hidden.push(`card ${card.innerText.slice(0, 20)}`);
  }
  for (const part of ['.track', '[data-city] header, .line[data-city]', '.cities .you header', '.actions'])
    for (const node of document.querySelectorAll(part)) if (!isInside(node.getBoundingClientRect())) hidden.push(part);
  const actions = [...document.querySelectorAll('.actions button.act')].filter((node) => !node.closest('details'));
  for (const action of actions.slice(0, 2)) {
    const box = action.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || !action.contains(hit)) hidden.push(`action ${action.innerText.slice(0, 20)}`);
  }
  return hidden;
}"""


@pytest.mark.slow
@pytest.mark.parametrize("position", [*DUEL, *CLASSIC])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_covered(language: str, position: str, new_page: NewPage) -> None:
    """Select cards in every window size: each open card can be clicked with any card selected."""
    _select_cards(new_page(language=language), position, (*DESKTOPS, *HANDHELDS))


@pytest.mark.parametrize("language", ["en", "pl"])  # Polish has the longest words
def test_nothing_is_covered_on_the_smallest_screens(language: str, new_page: NewPage) -> None:
    page = new_page(language=language)
    for position in ("duel-age1", "duel-opening3", "classic-full"):
        _select_cards(page, position, (DESKTOPS[0], HANDHELDS[2]))


def _select_cards(page: Page, position: str, sizes: tuple[tuple[int, int], ...]) -> None:
    page.goto(f"/demo/{position}")
    page.locator(CARD).first.wait_for()
    faults: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        faults += [f"{position} {width}x{height}: {fault}" for fault in _faults(page, width >= DESKTOPS[0][0])]
    assert not faults, faults[:20]


def _faults(page: Page, is_desktop: bool) -> list[str]:
    """Select the first open card, one in the middle and the last; return the faults of the layout."""
    cards = page.locator(CARD)
    count = cards.count()
    faults: list[str] = []
    for number in sorted({0, count // 2, count - 1}):
        cards.nth(number).dblclick()
        if not page.locator(".actions").count():
            faults.append(f"card {number} is not selected by a double click")
            continue
        if page.locator(".toast").count():
            faults.append(f"card {number} is played by a double click")
        hidden: Any = page.evaluate(_HIDDEN, CARD)
        faults += [f"card {number} selected, hidden: {part}" for part in hidden]
        if is_desktop:
            content, window = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
            faults += [f"scrolls: {content} px in {window} px"] if content > window else []
        faults += horizontal_overflow(page)
        page.keyboard.press("Escape")
    return faults


@pytest.mark.slow
@pytest.mark.parametrize(
    ("width", "height", "limit"),
    [(360, 740, 250), (740, 360, 12), (820, 1180, 8), (2560, 1440, 12)],
    ids=["phone", "phone-landscape", "tablet", "large"],
)
def test_no_horizontal_scroll(width: int, height: int, limit: int, new_page: NewPage, screenshot: Screenshot) -> None:
    """Open every page, and play at most `limit` moves of both games, by touch on small screens."""
    page = new_page(width, height, has_touch=width < DESKTOPS[0][0])
    for path in PAGES:
        page.goto(path)
        page.locator("main").wait_for()
        assert_no_horizontal_scroll(page)
        screenshot(page, f"{width}{path.replace('/', '-')}")
    play_now(page)
    _play_without_scroll(page, screenshot, f"{width}-duel", limit)
    choose_game(page, "classic", 5)
    assert_no_horizontal_scroll(page)
    start_game(page)
    _play_without_scroll(page, screenshot, f"{width}-classic", limit)


def _play_without_scroll(page: Page, screenshot: Screenshot, name: str, limit: int) -> None:
    for number in range(limit):
        question_of(page)
        if number in (2, 8, 15):
            screenshot(page, f"{name}-{number}")
        if not move(page, number):
            screenshot(page, f"{name}-over")
            return
        assert_no_horizontal_scroll(page)


@pytest.mark.slow
def test_resized_window(new_page: NewPage) -> None:
    """Show one table in windows of every width, as when a phone is turned or a window is dragged."""
    page = new_page(language="pl")
    page.goto("/")
    page.locator(".now.duel button").click()
    play(page, 10)
    question_of(page)
    for width in (360, 480, 600, 740, 899, 900, 1024, 1280, 1920, 2560):
        page.set_viewport_size({"width": width, "height": 800})
        page.locator(".table").wait_for()
        assert_no_horizontal_scroll(page)


@pytest.mark.parametrize(("width", "height"), [*HANDHELDS[:2], HANDHELDS[3], DESKTOPS[2]])
@pytest.mark.parametrize("position", ["duel-age1", "duel-opening3", "classic-opening"])
def test_selecting_moves_no_card(position: str, width: int, height: int, new_page: NewPage) -> None:
    """Select the first card and the last: every card stays where it is."""
    page = new_page(width, height, has_touch=width < DESKTOPS[0][0])
    page.goto(f"/demo/{position}")
    page.locator(CARD).first.wait_for()
    before = page.evaluate(_PLACES)
    for card in (page.locator(CARD).first, page.locator(CARD).last):
        card.click()
        page.locator(".actions").wait_for()
        assert page.evaluate(_PLACES) == before
        page.keyboard.press("Escape")
        page.locator(".actions").wait_for(state="detached")


# The slots of the structure, and the cards of the hand by their layout, which a selected card's lift does not change.
_PLACES: Final = """() => [...document.querySelectorAll('[data-slot], section.hand > *')]
  .map((node) => [node.offsetLeft, node.offsetTop, node.offsetWidth])"""


def test_marks_of_a_seat_cover_no_name(new_page: NewPage) -> None:
    """On a phone the tick and the hourglass of a seat lie beside its name and its arrow."""
    page = new_page(390, 844, has_touch=True)
    for position in ("classic-seven", "classic-waiting"):
        page.goto(f"/demo/{position}")
        page.locator(".strip").first.wait_for()
        assert page.evaluate(_COVERED_NAMES) == []


_COVERED_NAMES: Final = """() => [...document.querySelectorAll('.strip')].filter((strip) => {
  const mark = strip.querySelector('.who b > .icon, .who .chosen')?.getBoundingClientRect();
  return mark && [strip.querySelector('.called'), strip.querySelector('small')].some((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    return box.left < mark.right && mark.left < box.right && box.top < mark.bottom && mark.top < box.bottom;
  });
}).map((strip) => strip.innerText)"""


def test_a_tablet_shows_the_cards_of_both_cities(new_page: NewPage) -> None:
    """On a tablet the lines of Duel show cards and the names of wonders, the own city of 7 Wonders cards with names."""
    page = new_page(820, 1180, has_touch=True)
    page.goto("/demo/duel-age2")
    for city in ("near", "far"):
        expect(page.locator(f"[data-city={city}] .built-cards li").first).to_be_visible()
    expect(page.locator("[data-city=far] .wonder .name").first).to_be_visible()
    page.goto("/demo/classic-seven")
    page.locator(".scroll .tile").first.wait_for()
    last = page.locator(".scroll .strip").last
    assert last.evaluate(
        "(strip) => strip.getBoundingClientRect().bottom <= strip.closest('.scroll').clientHeight + 60"
    )


@pytest.mark.parametrize(("width", "height"), [DESKTOPS[0], *HANDHELDS])
def test_the_draft_is_in_sight(width: int, height: int, new_page: NewPage) -> None:
    """All four places of the draft lie in the window, also on a phone on its side."""
    page = new_page(width, height, has_touch=width < DESKTOPS[0][0])
    page.goto("/demo/duel-draft")
    wonders = page.locator(".draft li .wonder")
    expect(wonders).to_have_count(4)
    for wonder in wonders.all():
        expect(wonder).to_be_in_viewport(ratio=1)


def test_the_question_fits_the_bar_of_the_narrowest_phone(new_page: NewPage) -> None:
    """Romanian has the longest question of the draft."""
    page = new_page(360, 740, "ro", has_touch=True)
    page.goto("/demo/duel-draft")
    page.locator("section.draft").wait_for()
    assert_no_horizontal_scroll(page)
    bar = page.locator("header.bar")
    assert bar.evaluate("(bar) => bar.scrollWidth <= bar.clientWidth && bar.scrollHeight <= bar.clientHeight + 1")
