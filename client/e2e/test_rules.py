"""The rules inside the app: every rule is there in each language, can be found, and can be linked to."""

from typing import Final

import pytest
from client.e2e.assertions import LANGUAGES, assert_accessible, assert_no_horizontal_scroll, assert_translated
from client.e2e.pages import NewPage, Screenshot

pytestmark = pytest.mark.slow
# A search term for a rule of each game: half a word, without accents.
SEARCH_TERMS: Final = {"en": "shield", "sr": "stit", "pl": "tarcz", "et": "kilp", "ro": "scut"}
SCREENS: Final = [(1280, 720, "light"), (360, 740, "dark")]


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_every_language_has_every_rule(game: str, new_page: NewPage) -> None:
    counts: dict[str, int] = {}
    for language in LANGUAGES:
        page = new_page(language=language)
        page.goto(f"/rules/{game}")
        page.locator("main section li").first.wait_for()
        counts[language] = page.locator("main section li").count()
    assert len(set(counts.values())) == 1, counts


@pytest.mark.parametrize(("width", "height", "theme"), SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_search_and_links(
    language: str, width: int, height: int, theme: str, new_page: NewPage, screenshot: Screenshot
) -> None:
    page = new_page(width, height, language, theme=theme)
    for game in ("duel", "classic"):
        page.goto(f"/rules/{game}")
        rules = page.locator("main section li")
        rules.first.wait_for()
        count = rules.count()
        page.locator("input[type=search]").fill(SEARCH_TERMS[language])
        page.locator("mark").first.wait_for()
        assert 0 < rules.count() < count
        assert_translated(page, language)
        assert_no_horizontal_scroll(page)
        assert_accessible(page)
    screenshot(page, f"rules-{language}-{width}")
    page.goto("/rules/duel#D5.3")
    page.locator("li.aimed").wait_for()
    assert page.locator("li.aimed").get_attribute("id") == "D5.3"
    page.goto("/help")
    page.locator("a.rule").first.wait_for()
    assert_accessible(page)
    page.locator("a.rule").first.click()
    page.locator("li.aimed").wait_for()
