"""Other builds of the site: below the root of its host, and a new version beside open pages of the old one."""

import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import pytest
from client.e2e.pages import NewPage
from client.e2e.player_actions import board_text, move, question_of
from client.e2e.static_site.conftest import TOOL, FileHandler
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.slow
BASE: Final = "/games/sevenwonders"
OTHER_ENGINE: Final = "b" * 16
CACHES: Final = "async () => (await caches.keys()).filter((name) => name !== 'games').sort()"
# The names of the caches once a worker of another version is installed.
SHELLS: Final = "async () => (await caches.keys()).filter((name) => name.startsWith('shell-')).length"


class Deployment:
    """The folder that a host serves; it can be replaced while the host runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def handle(self, *arguments: Any) -> None:
        FileHandler(*arguments, directory=str(self.folder))


@contextmanager
def serving(deployment: Deployment) -> Iterator[str]:
    with ThreadingHTTPServer(("localhost", 0), deployment.handle) as server:  # type: ignore[arg-type]  # makes one
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}"
        server.shutdown()


def engine_of(site: Path) -> Path:
    return next((site / "engine").iterdir())


def play_duel(page: Page) -> None:
    page.get_by_role("button", name="Play Duel").click()
    page.get_by_role("button", name="Download", exact=True).click()
    question_of(page)


def test_a_site_below_the_root_of_its_host(site: Path, new_page: NewPage, tmp_path: Path) -> None:
    TOOL["build"](tmp_path / BASE.lstrip("/"), BASE, engine_of(site))
    with serving(Deployment(tmp_path)) as host:
        page = new_page(has_service_worker=True)
        requests: list[str] = []
        lost: list[str] = []
        page.on("request", lambda request: requests.append(request.url))
        page.on("response", lambda answer: lost.append(answer.url) if answer.status == HTTPStatus.NOT_FOUND else None)
        page.goto(f"{host}{BASE}/")
        play_duel(page)
        assert page.url.startswith(f"{host}{BASE}/table/local-")
        assert move(page, 0)
        page.reload()
        question_of(page)
        page.goto(f"{host}{BASE}/puzzles")
        page.get_by_role("list", name="Puzzles").wait_for()
        assert [url for url in requests if not url.removeprefix("blob:").startswith(f"{host}{BASE}/")] == []
        assert [url for url in lost if "/table/" not in url] == []  # the address of a table is no file
        new_page.ignore_errors("404")
        page.close()


def test_a_new_version_does_not_mix_with_the_open_pages_of_the_old_one(
    site: Path, new_page: NewPage, tmp_path: Path
) -> None:
    new_engine = tmp_path / OTHER_ENGINE
    shutil.copytree(engine_of(site), new_engine, copy_function=os.link)
    TOOL["build"](tmp_path / "new", "", new_engine)
    deployment = Deployment(site)
    with serving(deployment) as host:
        page = new_page(has_service_worker=True)
        page.goto(host)
        play_duel(page)
        old_caches = page.evaluate(CACHES)
        deployment.folder = tmp_path / "new"  # the files of the old version are gone
        page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
        page.wait_for_function(f"async () => await ({SHELLS})() === 2")
        for number in range(3):
            assert move(page, number)
        page.get_by_role("button", name="Hint").click()
        page.locator("section .said button").first.wait_for()
        question_of(page)

        # A second page is of one version, too, and shows the table of the first one.
        other = page.context.new_page()
        engines: list[str] = []
        other.on("request", lambda request: engines.append(request.url) if "/engine/" in request.url else None)
        other.goto(page.url)
        question_of(other)
        assert len({url.split("/engine/")[1].split("/")[0] for url in engines}) == 1
        assert board_text(other) == board_text(page)
        assert move(page, 3)
        question_of(page)
        shown = page.locator("[data-slot], section.draft").all_inner_texts()
        expect(other.locator("[data-slot], section.draft")).to_have_text(shown, use_inner_text=True)

        # When the last old page is closed, the new version takes over and deletes the old files.
        address = page.url
        context = page.context
        page.close()
        other.close()
        last = context.new_page()
        last.goto(address)
        question_of(last)
        last.wait_for_function(f"async () => await ({SHELLS})() === 1")
        new_caches = last.evaluate(CACHES)
        assert f"engine-{OTHER_ENGINE}" in new_caches
        assert not set(old_caches) & set(new_caches)
        context.set_offline(True)
        last.reload()
        question_of(last)
        last.close()
    new_page.ignore_errors("404")
    new_page.ignore_errors("ERR_INTERNET_DISCONNECTED")
    new_page.ignore_errors("ERR_FAILED")
