"""The page with an editor for programs: they run in the browser, show a table, and can be stopped."""

import pytest
from client.e2e.assertions import LANGUAGES, assert_accessible, assert_no_horizontal_scroll, assert_translated
from client.e2e.pages import NewPage
from playwright.sync_api import Page, expect


def open_editor(new_page: NewPage, **options: object) -> Page:
    page = new_page(**options)  # type: ignore[arg-type]  # passed on as they are
    page.goto("/python")
    page.locator(".cm-content").wait_for()
    return page


def run(page: Page, program: str | None = None) -> None:
    """Replace the program, if another one is given, and run it."""
    if program is not None:
        page.locator(".cm-content").press("Control+a")
        page.keyboard.insert_text(program)
    page.locator(".cm-content").press("Control+Enter")


def test_programs_run_show_their_table_and_their_errors_and_can_be_stopped(new_page: NewPage) -> None:
    page = open_editor(new_page)
    run(page)
    page.get_by_role("button", name="Download", exact=True).click()
    page.get_by_text("The program has ended.").wait_for()
    expect(page.locator("pre")).to_contain_text("The Pyramids cost 8 coins.")
    page.locator(".verdict").wait_for()
    assert_accessible(page)
    run(page, "while True: print('on and on')")
    page.get_by_text("The program is running").wait_for()
    expect(page.locator("pre")).to_contain_text("on and on")
    page.get_by_role("button", name="Stop").click()
    page.get_by_text("The program was stopped.").wait_for()
    run(page, "1 / 0")
    page.get_by_text("The program ended with an error.").wait_for()
    expect(page.locator("pre")).to_contain_text("ZeroDivisionError")
    page.reload()
    expect(page.locator(".cm-content")).to_contain_text("1 / 0")
    new_page.ignore_errors("inline style")  # Chromium gives styles to text that replaces a selection


@pytest.mark.slow
def test_an_own_agent_plays_against_hard(new_page: NewPage) -> None:
    page = open_editor(new_page)
    page.get_by_role("button", name="Your own agent").click()
    run(page)
    page.get_by_role("button", name="Download", exact=True).click()
    expect(page.locator("pre")).to_contain_text("of 10 games against hard.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_editor_is_accessible_in_every_language(new_page: NewPage, language: str) -> None:
    page = open_editor(new_page, language=language, width=390, height=844)
    assert_accessible(page)
    assert_no_horizontal_scroll(page)
    assert_translated(page, language)


def test_the_editor_is_left_by_the_keyboard(new_page: NewPage) -> None:
    page = open_editor(new_page)
    page.locator(".cm-content").press("Tab")
    expect(page.get_by_role("button", name="Run")).to_be_focused()
