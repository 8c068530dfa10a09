"""The start page of a player with many tables."""

import json
from typing import Final

import pytest
from playwright.sync_api import Page

TABLES: Final = 20
REQUEST_LIMIT: Final = 15
ELEMENT_LIMIT: Final = 800


@pytest.mark.parametrize("tables", [0, TABLES])
def test_requests_do_not_grow_with_tables(tables: int, page: Page) -> None:
    """Open the start page with tables in progress, and show all of them: few requests to the server, few elements."""
    seats = [{"kind": "me"}, {"kind": "ai", "level": "beginner"}]
    created = [page.request.post("/api/tables", data={"game": "duel", "seats": seats}).json() for _ in range(tables)]
    secrets = json.dumps({table["id"]: table["secret"] for table in created})
    page.add_init_script(f"localStorage.setItem('seats', {json.dumps(secrets)})")
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url) if "/api/" in request.url else None)
    page.goto("/")
    page.get_by_role("button", name="Play Duel").wait_for()
    if tables:
        region = page.get_by_role("region", name="Games in progress")
        region.get_by_role("link").first.wait_for()
        page.get_by_role("button", name="Show all").click()
        links = region.locator("a[href*='/table/']")
        links.nth(tables - 1).wait_for()
        assert links.count() == tables
    page.wait_for_load_state("networkidle")
    assert len(requests) <= REQUEST_LIMIT, requests
    assert page.evaluate("() => document.querySelectorAll('*').length") <= ELEMENT_LIMIT
