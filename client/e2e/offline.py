"""The page without its server: it opens, replays a finished game, and shows which features need the server."""

from hands import play
from stage import Stage


def without_network(on: Stage) -> str:
    """A whole game, its replay, then no network at all."""
    page = on.visitor(worker=True)
    page.goto(on.address)
    page.get_by_role("button", name="Play now").click()
    moves = play(page)
    page.get_by_role("button", name="Replay").click()
    page.locator("nav.controls").wait_for()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    page.locator(".verdict").wait_for()
    page.wait_for_timeout(6000)
    page.context.set_offline(True)
    page.reload()
    page.locator(".verdict").wait_for()
    page.keyboard.press("2")
    page.get_by_role("heading", name="Age II", exact=True).wait_for()
    page.goto(on.address)
    page.get_by_role("alert").get_by_text("The server cannot be reached").wait_for()
    # The browser logs the missing network here.
    on.complaints[:] = [one for one in on.complaints if "ERR_INTERNET_DISCONNECTED" not in one and "fetch" not in one]
    return f"{moves} moves, then none"
