"""The site without a server: games, hints and reviews in the page, stored in the browser."""

import json
import re
from pathlib import Path

import pytest
from client.e2e.assertions import assert_accessible
from client.e2e.pages import NewPage
from client.e2e.player_actions import choose_game, move, play, question_of, start_game
from playwright.sync_api import Page, expect

TABLE = re.compile(r"/table/local-[\w-]{16}$")


def open_site(new_page: NewPage, **options: object) -> Page:
    """Open the start page with a service worker."""
    page = new_page(has_service_worker=True, **options)  # type: ignore[arg-type]  # passed on as they are
    page.goto("/")
    return page


def agree(page: Page) -> None:
    """Download the engine."""
    page.get_by_role("button", name="Download", exact=True).click()
    page.wait_for_url(TABLE)


def start(page: Page, level: str = "beginner", game: str = "duel", players: int | None = None) -> None:
    """Start a game against computers of one level."""
    choose_game(page, game, players)
    if game == "duel":
        page.locator(f"input[type=radio][value={level}]").first.check(force=True)
    else:
        page.locator("select").filter(has=page.locator(f"option[value={level}]")).first.select_option(level)
    start_game(page)


def wait_until_stored(page: Page) -> None:
    """Wait until the service worker has stored everything that play without a network needs."""
    page.wait_for_function(
        """async () => {
          const names = await caches.keys();
          const engine = names.find((name) => name.startsWith('engine-'));
          return engine !== undefined && (await (await caches.open(engine)).keys()).length >= 17;
        }"""
    )


def test_a_game_is_played_with_hints_and_goes_on_after_a_reload(new_page: NewPage) -> None:
    page = open_site(new_page)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    expect(
        page.get_by_text("Playing over the network").or_(page.get_by_text("This site has no server"))
    ).to_be_visible()
    start(page)
    agree(page)
    for number in range(3):
        assert move(page, number)
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("Which card?").or_(page.locator(".hint")).first.wait_for()
    assert_accessible(page)
    question_of(page)
    before = page.locator("[data-slot], section.draft").all_inner_texts()
    page.reload()
    question_of(page)
    assert page.locator("[data-slot], section.draft").all_inner_texts() == before
    assert move(page, 3)
    assert {re.sub(r"^(blob:)?(https?://[^/]+).*", r"\2", url) for url in requests} == {new_page.base_url}


@pytest.mark.slow
@pytest.mark.parametrize("game", ["duel", "classic"])
@pytest.mark.parametrize("level", ["hard", "master"])
def test_a_whole_game_is_played_and_reviewed_without_a_network(new_page: NewPage, game: str, level: str) -> None:
    page = open_site(new_page)
    start(page)
    agree(page)
    wait_until_stored(page)
    page.context.set_offline(True)
    start(page, level, game, 3 if game == "classic" else None)
    page.wait_for_url(TABLE)
    play(page)
    page.get_by_role("button", name="Review").click()
    page.locator("nav.controls").wait_for()
    new_page.ignore_errors("ERR_INTERNET_DISCONNECTED")


@pytest.mark.slow
def test_puzzles_and_analysis_work_without_a_network(new_page: NewPage) -> None:
    page = open_site(new_page)
    start(page)
    agree(page)
    wait_until_stored(page)
    page.context.set_offline(True)
    for number in range(1, 11):
        page.goto(f"/puzzles/duel-{number}")
        page.locator("section.puzzle").wait_for()
    page.goto("/analysis")
    page.locator("section.panel ol button").first.wait_for()
    new_page.ignore_errors("ERR_INTERNET_DISCONNECTED")


def test_two_tabs_show_the_same_table(new_page: NewPage) -> None:
    page = open_site(new_page)
    start(page)
    agree(page)
    question_of(page)
    other = page.context.new_page()
    other.goto(page.url)
    question_of(other)
    assert move(page, 0)
    question_of(page)
    shown = page.locator("[data-slot], section.draft").all_inner_texts()
    expect(other.locator("[data-slot], section.draft")).to_have_text(shown, use_inner_text=True)


def test_a_deleted_database_and_a_full_one_are_explained(new_page: NewPage) -> None:
    page = open_site(new_page)
    start(page)
    agree(page)
    question_of(page)
    table = page.url
    page.evaluate("() => new Promise((done) => { indexedDB.deleteDatabase('sevenwonders').onsuccess = done; })")
    page.goto(table)
    page.get_by_role("heading", name="This game is not stored in this browser").wait_for()
    session = page.context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": new_page.base_url, "quotaSize": 1})
    page.goto("/")
    page.get_by_role("button", name="Play Duel").click()
    page.get_by_text("Your browser has no space left").first.wait_for()


def test_the_first_page_needs_no_engine_and_the_size_is_shown_before_it(new_page: NewPage, site: Path) -> None:
    page = open_site(new_page)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.locator("input[value=master]").first.wait_for(state="attached")
    assert not [url for url in requests if url.endswith((".wasm", ".tar", ".tar.gz"))]
    page.get_by_role("button", name="Play Duel").click()
    described = json.loads(next((site / "engine").glob("*/engine.json")).read_text())
    page.get_by_role("dialog").get_by_text(f"{-(-described['gzip'] // 1_000_000)} MB").wait_for()
    assert_accessible(page)
    page.get_by_role("button", name="Not now").click()
    page.get_by_text("The game has not been downloaded").first.wait_for()
    assert not [url for url in requests if url.endswith((".wasm", ".tar", ".tar.gz"))]


@pytest.mark.parametrize("language", ["en", "sr", "pl", "et", "ro"])
def test_the_start_page_is_accessible_in_every_language(new_page: NewPage, language: str) -> None:
    page = open_site(new_page, language=language)
    page.locator("main h1").wait_for()
    assert_accessible(page)
