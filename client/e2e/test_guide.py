"""A first game with the guide: each lesson comes once, at its occasion, and never covers its subject."""

from typing import Final

import pytest
from client.e2e.assertions import assert_accessible, assert_no_horizontal_scroll
from client.e2e.pages import NewPage, Screenshot
from client.e2e.player_actions import ACTIONS, CARD, DOUBLE_CLICK_MS, click, move, question_of
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.slow
TITLE: Final = ".guide h2"
# Lessons without an element to mark.
WITHOUT_RINGS: Final = ("welcome", "again", "classic-welcome")
# Whether the guide's panel covers all rings; marked elements may be outside the window.
_IS_COVERED: Final = """() => {
  const guide = document.querySelector('.guide').getBoundingClientRect();
  const rings = [...document.querySelectorAll('.rings span')].map((ring) => ring.getBoundingClientRect());
  const isUnder = (ring) =>
    ring.left + ring.width / 2 > guide.left && ring.left + ring.width / 2 < guide.right &&
    ring.top + ring.height / 2 > guide.top && ring.top + ring.height / 2 < guide.bottom;
  return rings.length > 0 && rings.every(isUnder);
}"""
# The distance between the panel and the nearest ring, in pixels.
_DISTANCE: Final = """() => {
  const guide = document.querySelector('.guide').getBoundingClientRect();
  const distances = [...document.querySelectorAll('.rings span')].map((node) => {
    const ring = node.getBoundingClientRect();
    const x = Math.max(0, ring.left - guide.right, guide.left - ring.right);
    const y = Math.max(0, ring.top - guide.bottom, guide.top - ring.bottom);
    return Math.hypot(x, y);
  });
  return Math.min(...distances);
}"""
NEAR_PX: Final = 60
DRAFTED: Final = 4


def test_duel(page: Page, screenshot: Screenshot) -> None:
    """Play a first game with a reload, the guide closed and opened, and the list of lessons."""
    page.goto("/")
    page.get_by_text("New here?").wait_for()
    screenshot(page, "guide-home")
    page.get_by_role("button", name="Learn Duel").click()
    lessons = _read_lessons(page, screenshot)
    assert lessons[:3] == ["Welcome!", "Three ways to win", "Choosing wonders"], lessons
    assert_accessible(page)
    _play(page, screenshot, lessons)


def test_seven_wonders(page: Page, screenshot: Screenshot) -> None:
    """Play a first game of 7 Wonders in the same way."""
    page.goto("/")
    page.get_by_role("button", name="Learn 7 Wonders").click()
    lessons = _read_lessons(page, screenshot)
    assert lessons[:2] == ["Welcome!", "Your neighbours"], lessons
    assert_accessible(page)
    _play(page, screenshot, lessons)
    assert len(lessons) > 15, lessons


def test_lessons_stand_beside_their_subject_and_wait_for_tasks(page: Page) -> None:
    """The lesson about open cards waits until one is selected, the next one until it has been played."""
    page.goto("/")
    page.get_by_role("button", name="Learn Duel").click()
    guide = page.locator(".guide")
    for lesson in ("welcome", "goal"):
        page.locator(f".guide[data-lesson={lesson}]").wait_for()
        page.get_by_role("button", name="Next").click()
    page.locator(".guide[data-lesson=draft]").wait_for()
    expect(guide).to_contain_text("Take the wonder you like best.")
    for number in range(DRAFTED):
        move(page, number)
    page.locator(".guide[data-lesson=structure]").wait_for()
    expect(guide).to_contain_text("Select one of the ringed cards.")
    page.locator(".rings span").first.wait_for()
    page.wait_for_function(f"() => ({_DISTANCE})() < {NEAR_PX}")
    click(page.locator(CARD).first)
    page.locator(".guide[data-lesson=turn]").wait_for()
    expect(guide).to_contain_text("Now choose what to do with it.")
    click(page.locator(ACTIONS).first)
    page.locator(".guide[data-lesson=turn]").wait_for(state="detached")


@pytest.mark.parametrize(
    ("language", "button", "moves"),
    [
        ("en", "Learn Duel", 10),
        ("sr", "Nauči Duel", 10),
        ("et", "Tutvu Duelliga", 10),
        ("en", "Learn 7 Wonders", 8),
        ("pl", "Poznaj 7 Cudów Świata", 8),
    ],
)
def test_on_a_phone(language: str, button: str, moves: int, new_page: NewPage, screenshot: Screenshot) -> None:
    page = new_page(360, 740, language, has_touch=True)
    page.goto("/")
    page.get_by_role("button", name=button).click()
    for number in range(moves):
        _read_lessons(page, screenshot)
        assert_no_horizontal_scroll(page)
        assert "guide-" not in page.locator("body").inner_text()
        # A second click at once on the same spot would be suppressed as a double click.
        page.wait_for_timeout(DOUBLE_CLICK_MS)
        move(page, number)
    assert_accessible(page)


def _play(page: Page, screenshot: Screenshot, lessons: list[str]) -> None:
    """Play to the end and add the title of every lesson to `lessons`."""
    moves = 0
    while True:
        lessons += _read_lessons(page, screenshot)
        if not move(page, moves):
            break
        moves += 1
        assert page.evaluate("!document.activeElement.closest('.guide')"), "a lesson takes the focus"
        if moves == 8:
            _reload_and_reopen(page, len(lessons))
            assert_accessible(page)
    lessons += _read_lessons(page, screenshot)
    assert lessons[-1] == "The end", lessons
    assert len(set(lessons)) == len(lessons), lessons
    page.get_by_role("button", name="All lessons").click()
    left = page.locator("dialog summary:not(.learnt)")
    assert page.locator("dialog summary.learnt").count() == len(lessons)
    if left.count():
        left.first.click()
        page.locator("dialog details[open] p").wait_for()
    screenshot(page, "guide-lessons")
    assert_accessible(page)
    page.keyboard.press("Escape")


def _read_lessons(page: Page, screenshot: Screenshot) -> list[str]:
    """Read every lesson that is due before the next move; return their titles."""
    page.locator(".guide").wait_for()
    question_of(page)
    titles: list[str] = []
    while True:
        page.wait_for_timeout(150)
        if not page.locator(TITLE).count():
            return titles
        page.wait_for_timeout(200)
        lesson = page.locator(".guide").get_attribute("data-lesson")
        assert lesson is not None
        titles.append(page.locator(TITLE).inner_text())
        assert page.locator(".rings span").count() or lesson in WITHOUT_RINGS, lesson
        assert not page.evaluate(_IS_COVERED), lesson
        screenshot(page, f"guide-{lesson}")
        page.locator(".guide .buttons button").first.click()


def _reload_and_reopen(page: Page, learnt: int) -> None:
    """Reload, close the guide and open it again: learnt lessons do not come again."""
    page.reload()
    page.locator(".guide").wait_for()
    page.get_by_role("button", name="Close the guide").click()
    page.locator(".guide").wait_for(state="detached")
    page.get_by_role("button", name="Guide", exact=True).click()
    page.locator(".guide").wait_for()
    assert page.locator(".guide .count").inner_text().split("/")[0] == str(learnt)
