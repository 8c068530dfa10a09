"""Look at the built client in Chromium: every page, wide and narrow, light and dark, in every language.

Fails on an axe violation, a message in the console (the content security policy is on), sideways scrolling or a missing
text; with `--shots` it also renews docs/screenshots. Needs `npm run build`, `pip install playwright` and a Chromium.

    npm run build && python3 scripts/look.py [--shots] [--chromium /usr/bin/chromium]
"""

import argparse
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

CLIENT = Path(__file__).resolve().parent.parent
SHOTS = CLIENT.parent / "docs" / "screenshots"
AXE = (CLIENT / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
ADDRESS = "http://127.0.0.1:4178"
SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844), "small": (360, 740), "wide": (844, 390)}
LANGUAGES = ("en", "sr", "pl", "et", "ro")
SHELVES = ("duel", "classic", "wonders", "boards", "tokens", "icons", "parts")
DEMOS = sorted(path.stem.removeprefix("duel-") for path in (CLIENT / "fixtures").glob("*.json"))
SELECT = "[data-slot] button.open"
SELECT_HAND = "section.hand button.open:nth-child(2)"
LOOKS = 2  # sizes that each page is seen in; which ones goes round, and with them theme and language


def pages() -> list[tuple[str, str]]:
    """Return each page's address and what to click on it first."""
    shelves = [(f"/gallery#{shelf}", "") for shelf in SHELVES]
    demos = [(f"/demo/{demo}", "") for demo in DEMOS]
    selected = [("/demo/age1", SELECT), ("/demo/age3", SELECT), ("/demo/classic-seven", SELECT_HAND)]
    return [("/", ""), ("/nowhere", ""), *shelves, *demos, *selected]


def open_page(
    browser: Browser, path: str, click: str, size: str, theme: str, language: str, troubles: list[str]
) -> Page:
    """Return a page in the wanted state; what its console says goes to the troubles."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale=language,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.on("console", lambda message: troubles.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto(ADDRESS + path)
    page.wait_for_selector("main")
    page.evaluate("document.fonts.ready.then(() => null)")
    if click:
        page.click(click)
    return page


def look(browser: Browser, path: str, click: str, size: str, theme: str, language: str) -> list[str]:
    """Return what is wrong with a page in one state."""
    troubles: list[str] = []
    page = open_page(browser, path, click, size, theme, language, troubles)
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        troubles.append("scrolls sideways")
    text: str = page.evaluate("document.body.innerText")
    troubles += [f"missing text: {word}" for word in text.split() if word.startswith(("duel-", "client-", "classic-"))]
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("axe.run()")
    troubles += [f"axe: {v['id']} ({len(v['nodes'])}): {v['nodes'][0]['html'][:120]}" for v in found["violations"]]
    page.context.close()
    return troubles


def shoot(browser: Browser) -> None:
    """Write the screenshots of the documentation."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    wanted = {
        "home": ("/", "", "desk", "light", "en"),
        "duel-turn": ("/demo/age2", SELECT, "desk", "light", "en"),
        "duel-age1": ("/demo/age1", "", "desk", "light", "en"),
        "duel-dark": ("/demo/age3", "", "desk", "dark", "en"),
        "duel-draft": ("/demo/draft", "", "desk", "light", "en"),
        "duel-end": ("/demo/civilian", "", "tablet", "dark", "sr"),
        "duel-phone": ("/demo/age1", "", "phone", "light", "en"),
        "duel-phone-turn": ("/demo/age1", SELECT, "phone", "dark", "pl"),
        "classic-three": ("/demo/classic-three", SELECT_HAND, "desk", "light", "en"),
        "classic-seven": ("/demo/classic-seven", "", "desk", "dark", "en"),
        "classic-phone": ("/demo/classic-waiting", "", "phone", "light", "sr"),
        "gallery-cards": ("/gallery", "", "desk", "light", "et"),
        "gallery-wonders": ("/gallery#wonders", "", "desk", "light", "ro"),
        "gallery-boards": ("/gallery#boards", "", "desk", "dark", "en"),
        "gallery-icons": ("/gallery#icons", "", "desk", "light", "en"),
    }
    for name, (path, click, size, theme, language) in wanted.items():
        page = open_page(browser, path, click, size, theme, language, [])
        page.wait_for_timeout(300)
        page.screenshot(path=SHOTS / f"{name}.jpg", type="jpeg", quality=84)
        page.context.close()


def main() -> int:
    """Serve the built client, look at it, and say what is wrong."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    options.add_argument("--shots", action="store_true")
    options.add_argument("--chromium", default="/usr/bin/chromium")
    chosen = options.parse_args()
    command = [
        "node",
        "node_modules/vite/bin/vite.js",
        "preview",
        "--host",
        "127.0.0.1",
        "--port",
        "4178",
        "--strictPort",
    ]
    server = subprocess.Popen(command, cwd=CLIENT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wrong = seen = 0
    try:
        _wait_for_server()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chosen.chromium, args=["--no-sandbox", "--disable-gpu"]
            )
            if chosen.shots:
                shoot(browser)
            for number, (path, click) in enumerate(pages()):
                for turn in range(LOOKS):
                    size = list(SIZES)[(number * LOOKS + turn) % len(SIZES)]
                    theme = ("light", "dark")[(number + turn) % 2]
                    language = LANGUAGES[(number + turn) % len(LANGUAGES)]
                    seen += 1
                    for trouble in look(browser, path, click, size, theme, language):
                        wrong += 1
                        print(f"{path} {click and 'selected '}{size} {theme} {language}: {trouble}")
            browser.close()
    finally:
        server.terminate()
        server.wait()
    print(f"{seen} looks, {wrong} troubles")
    return 1 if wrong else 0


def _wait_for_server() -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(ADDRESS, timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit("the preview server does not answer")


if __name__ == "__main__":
    sys.exit(main())
