"""The site below the root of its host: built with a base path and served under it."""

import threading
from collections.abc import Iterator
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

import pytest
from client.e2e.pages import NewPage

from bundle import build_into

pytestmark = pytest.mark.slow
BASE: Final = "/games/sevenwonders"


class _Handler(SimpleHTTPRequestHandler):
    """Serves files under the base path, `index.html` for the addresses of pages, and nothing outside."""

    def translate_path(self, path: str) -> str:
        inside = path.partition("?")[0].removeprefix(BASE)
        file = Path(self.directory) / inside.lstrip("/")
        is_page = path.startswith(BASE) and not file.suffix
        return str(Path(self.directory) / "index.html" if is_page else file if path.startswith(BASE) else "/nothing")

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Write no log."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Build the client with a base path; return the address of its start page."""
    folder = tmp_path_factory.mktemp("site")
    build_into(folder, BASE, {})
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}{BASE}"
        server.shutdown()


def test_every_file_is_loaded_below_the_base_path(site: str, new_page: NewPage) -> None:
    page = new_page()
    lost: list[str] = []
    outside: list[str] = []
    page.on("response", lambda response: lost.append(response.url) if response.status == HTTPStatus.NOT_FOUND else None)
    page.on("request", lambda request: None if request.url.startswith(site) else outside.append(request.url))
    page.goto(f"{site}/rules/duel")
    page.locator("main h2").first.wait_for()
    page.locator("header a").first.click()
    page.wait_for_url(f"{site}/")
    page.locator("main h1, main h2").first.wait_for()
    page.locator("a[href$='/help']").first.click()
    page.wait_for_url(f"{site}/help")
    page.locator("main .help").wait_for()
    page.goto(f"{site}/gallery")
    page.locator("main svg use").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    assert outside == []
    assert [url for url in lost if "/api/" not in url] == []
    new_page.ignore_errors("404")  # there is no API
