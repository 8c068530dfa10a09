"""Navigation between pages, and pages of versions that are gone."""

import re

from client.e2e.pages import NewPage
from client.e2e.player_actions import POLLING_MS
from playwright.sync_api import Page, Route, expect


def _open_home(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play Duel").wait_for()


def _is_node(url: str) -> bool:
    """Return whether a file is the code of a page."""
    return re.search(r"/_app/immutable/nodes/\d+\.", url) is not None


def test_navigation_is_announced(page: Page) -> None:
    """Follow a link by keyboard: focus leaves the link, the title of the new page is set and announced."""
    _open_home(page)
    titles = [page.title()]
    for path, name in (("/puzzles", "Puzzles"), ("/explorer", "Statistics")):
        link = page.locator(f"a[href$='{path}']").first
        link.focus()
        page.keyboard.press("Enter")
        page.wait_for_url(f"**{path}**")
        announcer = page.locator("#svelte-announcer")
        expect(announcer).to_have_text(re.compile(name))
        expect(announcer).to_have_text(page.title())
        assert announcer.get_attribute("aria-live") == "assertive"
        # The next Tab goes to the first control of the page, not to the place of the removed link.
        page.keyboard.press("Tab")
        assert page.evaluate("() => document.activeElement.closest('header, .out') !== null")
        titles.append(page.title())
        _open_home(page)
    page.goto("/nowhere")
    page.locator("main h1").wait_for()
    titles.append(page.title())
    assert len(set(titles)) == len(titles), titles


def test_back_restores_the_scroll_position(new_page: NewPage) -> None:
    page = new_page(900, 500)
    page.goto("/rules/duel")
    link = page.locator("main a[href='#D6']").first
    link.wait_for()
    page.evaluate("() => scrollTo(0, 1200)")
    page.wait_for_function("() => scrollY === 1200", polling=POLLING_MS)
    page.locator("header a").first.click()
    page.get_by_role("button", name="Play Duel").wait_for()
    page.wait_for_function("() => scrollY === 0", polling=POLLING_MS)
    page.go_back()
    page.wait_for_function("() => scrollY === 1200", polling=POLLING_MS)


def test_lost_file_of_a_page_shows_an_error(new_page: NewPage) -> None:
    """A file that cannot be loaded, of the deployed version: the page shows an error and offers the start page."""
    page = new_page()
    _open_home(page)
    page.route(_is_node, lambda route: route.fulfill(status=404, content_type="text/plain", body=""))
    page.locator("a[href$='/help']").first.click()
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator("main").get_by_role("link", name="Start page")).to_be_visible()
    new_page.console_errors.clear()  # of the file that was not found


def test_page_of_an_old_version_is_reloaded(new_page: NewPage) -> None:
    """A new version was deployed and the files of the old one are gone: the next page is loaded as a document."""
    page = new_page()
    _open_home(page)
    page.evaluate("() => { window.isOld = true; }")
    page.route("**/_app/version.json", lambda route: route.fulfill(json={"version": "new"}))
    lost: list[str] = []

    def lose_once(route: Route) -> None:
        if page.evaluate("() => window.isOld === true"):
            lost.append(route.request.url)
            route.fulfill(status=404, content_type="text/plain", body="")
        else:
            route.continue_()

    page.route(_is_node, lose_once)
    page.locator("a[href$='/help']").first.click()
    page.wait_for_function("() => window.isOld === undefined", polling=POLLING_MS)
    page.locator("main .help").wait_for()
    assert lost
    assert page.url.endswith("/help")
    new_page.console_errors.clear()  # of the file that was not found
