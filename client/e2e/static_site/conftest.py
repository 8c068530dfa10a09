"""The static site, built unless it is current, and a host that knows its files only."""

import os
import runpy
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

import pytest
from client.e2e.pages import NewPage
from client.e2e.server import ROOT
from playwright.sync_api import BrowserContext

SITE: Final = ROOT / "build" / "site"
# The functions of the tool; its name as a module is that of this folder.
TOOL: Final = runpy.run_path(str(ROOT / "tools" / "static_site.py"), run_name="site")


class FileHandler(SimpleHTTPRequestHandler):
    """Serves files."""

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002  # the name in the base class
        """Log nothing."""


@pytest.fixture(scope="session")
def site() -> Path:
    """Return the folder of the built site; `$SITE` names another one, which is tested as it is."""
    if "SITE" in os.environ:
        return Path(os.environ["SITE"])
    command = [sys.executable, str(ROOT / "tools" / "static_site.py"), "--if-changed"]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return SITE


@pytest.fixture(scope="session")
def host(site: Path) -> Iterator[str]:
    """Return the address of a host that serves the site."""
    server = ThreadingHTTPServer(("localhost", 0), partial(FileHandler, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def new_page(
    new_context: Callable[..., BrowserContext], browser_name: str, host: str, pytestconfig: pytest.Config
) -> Iterator[NewPage]:
    """Return a function that opens pages of the site; fail at the end if a console had errors."""
    new_page = NewPage(new_context, browser_name, host, slowdown=pytestconfig.getoption("--slowdown"))
    yield new_page
    assert not new_page.console_errors, new_page.console_errors[:5]
