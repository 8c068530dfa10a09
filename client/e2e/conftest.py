"""Fixtures and options of the end-to-end tests."""

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from client.e2e.pages import NewPage, Screenshot
from client.e2e.server import ROOT, TIMEOUT_MS, Server
from playwright.sync_api import Browser, BrowserContext, Page, expect
from playwright.sync_api import Error as PlaywrightError

INDEX: Final = ROOT / "src" / "sevenwonders" / "server" / "static" / "index.html"
ARTIFACTS: Final = ROOT / "build" / "plays"
# Commands of installed browsers, used instead of those that `playwright install` downloads.
INSTALLED: Final = {
    "chromium": ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    "firefox": ("firefox", "firefox-esr"),
}
# The first because root in a container has no sandbox; the others prevent requests to other hosts.
CHROMIUM_FLAGS: Final = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-sync",
    "--metrics-recording-only",
    "--no-first-run",
    "--no-pings",
)
expect.set_options(timeout=TIMEOUT_MS)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("end-to-end tests")
    group.addoption(
        "--slowdown", type=int, default=1, metavar="N", help="slow the CPU of pages down N times (Chromium)"
    )
    group.addoption("--screenshots-to", type=Path, metavar="FOLDER", help="save screenshots taken during the tests")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--output") == "test-results":
        config.option.output = str(ARTIFACTS)
    if folder := config.getoption("--screenshots-to"):
        folder.mkdir(parents=True, exist_ok=True)
    if not INDEX.exists() and not config.option.collectonly:
        raise pytest.UsageError("the client is not built: python3 tools/bundle.py")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], browser_name: str) -> dict[str, Any]:
    """Use an installed browser: `$CHROMIUM` or `$FIREFOX`, else the first one found."""
    arguments = dict(browser_type_launch_args)
    names = INSTALLED.get(browser_name, ())
    wanted = os.environ.get(browser_name.upper())
    path = shutil.which(wanted) if wanted else next(filter(None, map(shutil.which, names)), None)
    assert path or not wanted, f"no browser {wanted}"
    if browser_name == "chromium":
        arguments["args"] = list(CHROMIUM_FLAGS)
    if path:
        arguments["executable_path"] = path
        if browser_name == "firefox":
            arguments["channel"] = "moz-firefox"  # an unmodified Firefox, driven by WebDriver BiDi
    return arguments


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start the server that the tests of this process share."""
    yield from _running(tmp_path_factory.mktemp("server"))


@pytest.fixture
def own_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """Start a server for one test, which may restart it; its parameter is the seed of all tables."""
    yield from _running(tmp_path, getattr(request, "param", None))


def _running(folder: Path, seed: str | None = None) -> Iterator[Server]:
    server = Server(folder, seed)
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture
def server_of_test(request: pytest.FixtureRequest) -> Server:
    """Return the test's own server if it has one, else the shared one."""
    name = "own_server" if "own_server" in request.fixturenames else "server"
    server: Server = request.getfixturevalue(name)
    return server


@pytest.fixture
def new_page(
    new_context: Callable[..., BrowserContext],
    browser_name: str,
    server_of_test: Server,
    pytestconfig: pytest.Config,
) -> Iterator[NewPage]:
    """Return a function that opens pages; fail at the end if a console had errors."""
    slowdown = pytestconfig.getoption("--slowdown")
    new_page = NewPage(new_context, browser_name, server_of_test.address, slowdown=slowdown)
    yield new_page
    assert not new_page.console_errors, new_page.console_errors[:5]


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """Return a page of a desktop window, in English, with the light theme and reduced motion."""
    return new_page()


@pytest.fixture
def screenshot(pytestconfig: pytest.Config) -> Screenshot:
    """Return a function that saves a screenshot under a name if `--screenshots-to` is given."""
    folder: Path | None = pytestconfig.getoption("--screenshots-to")

    def save(page: Page, name: str) -> None:
        if folder is not None:
            page.screenshot(path=folder / f"{name}.png")

    return save


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Trace only repeated runs if failed tests are run again: tracing takes 60 % more CPU time."""
    if getattr(item.config.option, "reruns", None):
        is_repeated = getattr(item, "execution_count", 1) > 1
        item.config.option.tracing = "on" if is_repeated else "off"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add the texts of the open pages and the last lines of the server to the report of a failure."""
    report = yield
    if report.when == "call" and report.failed and isinstance(item, pytest.Function):
        if isinstance(server := item.funcargs.get("server_of_test"), Server):
            report.sections.append(("output of the server", server.last_lines()))
        if isinstance(browser := item.funcargs.get("browser"), Browser):
            pages = [page for context in browser.contexts for page in context.pages]
            report.sections += [(page.url, _text(page)) for page in pages]
    return report


def _text(page: Page) -> str:
    try:
        return " ".join(page.locator("body").inner_text(timeout=20_000).split())[:500]
    except PlaywrightError as error:
        return f"unreadable: {error}"
