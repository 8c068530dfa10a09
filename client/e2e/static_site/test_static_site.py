"""The site without a server: games, hints and reviews in the page, stored in the browser."""

import json
import re
from pathlib import Path

import pytest
from client.e2e.assertions import LANGUAGES, assert_accessible, assert_no_horizontal_scroll, assert_translated
from client.e2e.pages import NewPage
from client.e2e.player_actions import (
    ACTIONS,
    CARD,
    board_text,
    choose_game,
    move,
    play,
    question_of,
    start_game,
    tab_to,
    wait_for_change,
)
from client.e2e.server import ROOT
from playwright.sync_api import Page, expect

TABLE = re.compile(r"/table/local-[\w-]{16}$")
ENGINE_FILES = (".wasm", ".tar", ".tar.gz", ".wasm.gz")
NETWORKS = sorted((ROOT / "src" / "sevenwonders" / "ai" / "networks").glob("*.net"))
# Whether the service worker has stored files with these parts of their addresses.
STORED = """async (parts) => {
  const stored = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return parts.every((part) => stored.flat().some(({ url }) => url.includes(part)));
}"""
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


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


def start_offline(new_page: NewPage) -> Page:
    """Open a table, wait until everything is stored that play without a network needs, and cut the network."""
    page = open_site(new_page)
    start(page)
    agree(page)
    page.wait_for_function(STORED, arg=["meta.json", "understand-en.", *(f"networks/{file.name}" for file in NETWORKS)])
    page.context.set_offline(True)
    return page


def ignore_network_errors(new_page: NewPage) -> None:
    """Remove the errors of requests without a network, by the page and by its service worker."""
    new_page.ignore_errors("ERR_INTERNET_DISCONNECTED")
    new_page.ignore_errors("ERR_FAILED")


def set_quota(page: Page, base_url: str, quota: int | None) -> None:
    """Limit the space that the browser grants; None removes the limit."""
    session = page.context.new_cdp_session(page)
    session.send(
        "Storage.overrideQuotaForOrigin", {"origin": base_url} | ({} if quota is None else {"quotaSize": quota})
    )


def test_a_game_is_played_with_hints_and_goes_on_after_a_reload(new_page: NewPage) -> None:
    page = open_site(new_page)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    expect(page.get_by_text("This site has no server")).to_be_visible()
    start(page)
    agree(page)
    for number in range(3):
        assert move(page, number)
    page.get_by_role("button", name="Hint").click()
    page.locator("section .said button").first.wait_for()
    assert_accessible(page)
    question_of(page)
    before = board_text(page)
    page.reload()
    question_of(page)
    assert board_text(page) == before
    assert move(page, 3)
    assert {re.sub(r"^(blob:)?(https?://[^/]+).*", r"\2", url) for url in requests} == {new_page.base_url}


@pytest.mark.slow
@pytest.mark.parametrize("game", ["duel", "classic"])
@pytest.mark.parametrize("level", ["hard", "master"])
def test_a_whole_game_is_played_and_reviewed_without_a_network(new_page: NewPage, game: str, level: str) -> None:
    page = start_offline(new_page)
    start(page, level, game, 3 if game == "classic" else None)
    page.wait_for_url(TABLE)
    play(page, 8)
    question_of(page)
    before = board_text(page)
    page.reload()
    question_of(page)
    assert board_text(page) == before
    play(page)
    page.get_by_role("button", name="Review").click()
    page.get_by_role("region", name="Mistakes and luck").get_by_role("button", name="Details").wait_for()
    ignore_network_errors(new_page)


@pytest.mark.slow
def test_ten_puzzles_are_answered_without_a_network(new_page: NewPage) -> None:
    page = start_offline(new_page)
    page.goto("/puzzles")
    page.get_by_role("list", name="Puzzles").wait_for()
    region = page.get_by_role("region", name="Puzzles")
    for first, count in (("duel-1", 8), ("classic-1", 2)):
        page.goto(f"/puzzles/{first}")
        for _ in range(count):
            region.get_by_role("button", name="Show the answer").click()
            expect(region).to_contain_text("The answer:")
            region.get_by_role("button", name="Next").click()
            expect(region).not_to_contain_text("The answer:")
    ignore_network_errors(new_page)


@pytest.mark.slow
def test_the_analysis_board_works_without_a_network(new_page: NewPage) -> None:
    page = start_offline(new_page)
    page.goto("/analysis")
    best = page.get_by_role("list", name="Best moves").get_by_role("button").first
    best.wait_for()
    best.click()
    expect(page.locator("details", has_text="Variations").get_by_role("button")).to_have_count(2)
    ignore_network_errors(new_page)


def test_two_tabs_show_the_same_table(new_page: NewPage) -> None:
    page = open_site(new_page)
    start(page)
    agree(page)
    question_of(page)
    other = page.context.new_page()
    other.goto(page.url)
    question_of(other)
    for tab, follower, number in ((page, other, 0), (other, page, 1)):
        assert move(tab, number)
        question_of(tab)
        shown = tab.locator("[data-slot], section.draft").all_inner_texts()
        expect(follower.locator("[data-slot], section.draft")).to_have_text(shown, use_inner_text=True)


@pytest.mark.slow
def test_without_space_a_move_is_refused_and_everything_before_it_is_kept(new_page: NewPage) -> None:
    page = open_site(new_page)
    start(page)
    agree(page)
    for number in range(2):
        assert move(page, number)
    question_of(page)
    saved = board_text(page)
    set_quota(page, new_page.base_url, 1)
    page.reload()  # Chromium remembers the space that it has granted while a page is open
    question_of(page)
    page.locator("section.draft li button:enabled, [data-slot] button.open").first.click()
    if page.locator(ACTIONS).count():
        page.locator(ACTIONS).first.click()
    page.get_by_text("Your browser has no space left").first.wait_for()
    set_quota(page, new_page.base_url, None)
    page.reload()
    question_of(page)
    assert board_text(page) == saved
    assert move(page, 2)
    new_page.ignore_errors("storage_failed")  # logged by the worker


def test_a_deleted_database_is_explained(new_page: NewPage) -> None:
    page = open_site(new_page)
    start(page)
    agree(page)
    question_of(page)
    page.evaluate("() => new Promise((done) => { indexedDB.deleteDatabase('sevenwonders').onsuccess = done; })")
    page.reload()
    page.get_by_role("heading", name="This game is not stored in this browser").wait_for()


@pytest.mark.slow
def test_games_are_taken_to_another_browser_in_a_file(new_page: NewPage, tmp_path: Path) -> None:
    page = open_site(new_page)
    start(page)
    agree(page)
    for number in range(3):
        assert move(page, number)
    question_of(page)
    saved, address = board_text(page), page.url.removeprefix(new_page.base_url)
    page.goto("/")
    page.locator("details.more summary").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / "games.json"
    download.value.save_as(file)
    other = open_site(new_page)
    other.locator("details.more summary").click()
    other.get_by_label("Add games from a file").set_input_files(file)
    other.get_by_role("button", name="Download", exact=True).click()
    other.get_by_text("One game added.").wait_for()
    other.goto(address)
    question_of(other)
    assert board_text(other) == saved
    assert move(other, 3)


def test_the_first_page_needs_no_engine_and_the_size_is_shown_before_it(new_page: NewPage, site: Path) -> None:
    page = open_site(new_page)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url) if request.method == "GET" else None)
    page.locator("input[value=master]").first.wait_for(state="attached")
    assert not [url for url in requests if url.endswith(ENGINE_FILES)]
    page.get_by_role("button", name="Play Duel").click()
    described = json.loads(next((site / "engine").glob("*/engine.json")).read_text())
    page.get_by_role("dialog").get_by_text(f"{-(-described['gzip'] // 1_000_000)} MB").wait_for()
    assert_accessible(page)
    page.get_by_role("button", name="Not now").click()
    page.get_by_text("The game has not been downloaded").first.wait_for()
    assert not [url for url in requests if url.endswith(ENGINE_FILES)]


def test_the_offline_copy_has_all_code(new_page: NewPage, site: Path) -> None:
    page = open_site(new_page)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    stored = page.evaluate("""async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(caches_.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    }""")
    code = {f"/{file.relative_to(site).as_posix()}" for file in (site / "_app" / "immutable").rglob("*.js")}
    assert code - set(stored) == set()


@in_every_language
def test_the_start_page_is_accessible_in_every_language(new_page: NewPage, language: str) -> None:
    page = open_site(new_page, language=language)
    page.locator("main h1").wait_for()
    assert_accessible(page)
    assert_no_horizontal_scroll(page)
    assert_translated(page, language)


@pytest.mark.slow
@in_every_language
def test_a_table_is_accessible_in_every_language(new_page: NewPage, language: str) -> None:
    page = open_site(new_page, language=language)
    page.locator(".now.duel button").click()
    assert_translated(page, language)
    page.locator("dialog .choices button").first.click()
    for number in range(6):
        assert move(page, number)
    question_of(page)
    assert_accessible(page)
    assert_translated(page, language)


@pytest.mark.slow
def test_a_game_is_played_by_keys(new_page: NewPage) -> None:
    page = open_site(new_page)
    page.get_by_role("button", name="Play Duel").wait_for()
    tab_to(page, ".now.duel button")
    page.keyboard.press("Enter")
    tab_to(page, "dialog .choices button")
    page.keyboard.press("Enter")
    while (question := question_of(page)) != "over":
        before = board_text(page)
        if question == "turn":
            tab_to(page, CARD)
            page.keyboard.press("Enter")
            page.locator(ACTIONS).first.wait_for()
            tab_to(page, ACTIONS)
        else:
            tab_to(page, "section.draft li button" if question == "draft" else "section.question button")
        page.keyboard.press("Enter")
        wait_for_change(page, before)
