"""Measure the time from a cold server start to a usable page, and the bytes transferred.

    python bench/first_page.py [--times 5] [--chromium PATH] [--json] [--record]

Each run uses a new server process with an empty data folder and a new browser profile. The page counts as usable when
its first button can be clicked; the second time is from that click to a table that waits for a move. Bytes are counted
by the browser, with gzip. The slow times emulate a connection with 300 ms latency and 1.6 Mbit/s: from navigation to a
usable page, and from the click to the table. Needs the bundle (`python3 run.py` builds it) and Chromium. `--record`
stores the numbers in `bench/first_page.json`.
"""

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

RECORDED = Path(__file__).with_name("first_page.json")
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
LIMITS = {"usable": 2.0, "kilobytes": 300.0, "requests": 20.0, "slow_usable": 2.0, "slow_table": 1.5}
SLOW = {"offline": False, "latency": 300, "downloadThroughput": 200_000, "uploadThroughput": 94_000}


def main() -> int:
    """Print the measurements beside the recorded ones; return 1 if a limit is exceeded."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--chromium", default=os.environ.get("CHROMIUM") or shutil.which("chromium"))
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--record", action="store_true", help="keep the numbers as the last recorded ones")
    options = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=options.chromium, args=FLAGS)
        visits = [visit(browser) for _ in range(options.times)]
        browser.close()
    numbers = {name: round(statistics.median(one[name] for one in visits), 2) for name in visits[0]}
    before = json.loads(RECORDED.read_text("utf-8"))["numbers"] if RECORDED.exists() else {}
    if options.json:
        print(json.dumps(numbers))
    else:
        for name, unit in UNITS.items():
            result = f"{name:12}{numbers[name]:9.2f} {unit:8}"
            result += f"   limit {LIMITS[name]:g}" if name in LIMITS else ""
            print(result + (f"   recorded {before[name]:g}" if name in before else ""))
    if options.record:
        machine = {"python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count()}
        RECORDED.write_text(json.dumps({"machine": machine, "numbers": numbers}, indent=2) + "\n", "utf-8")
    return int(any(numbers[name] > limit for name, limit in LIMITS.items()))


UNITS = {
    "started": "s",
    "usable": "s",
    "table": "s",
    "kilobytes": "kB",
    "requests": "",
    "slow_usable": "s",
    "slow_table": "s",
}


def visit(browser: Browser) -> dict[str, float]:
    """Start a server, visit it for the first time and start a game."""
    with tempfile.TemporaryDirectory() as data:
        context = browser.new_context(locale="en")
        page = context.new_page()
        sent: dict[str, float] = {}
        devices = context.new_cdp_session(page)
        devices.send("Network.enable")
        devices.send("Network.setExtraHTTPHeaders", {"headers": {"accept-encoding": "gzip"}})
        devices.on(
            "Network.loadingFinished", lambda result: sent.update({result["requestId"]: result["encodedDataLength"]})
        )
        began = time.monotonic()
        server = subprocess.Popen(
            [sys.executable, "-m", "sevenwonders", "serve", "--port", "0", "--data", data, "--no-open"],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            started = time.monotonic()
            page.goto(address)
            button: Any = page.locator(".now button")
            button.wait_for()
            usable = time.monotonic()
            page.wait_for_load_state("networkidle")
            first = {"kilobytes": sum(sent.values()) / 1000, "requests": float(len(sent))}
            pressed = time.monotonic()
            button.click()
            page.locator("section.draft li button:enabled").first.wait_for()
            table = time.monotonic()
            slow = slowly(browser, address)
        finally:
            server.terminate()
            server.wait()
            context.close()
        return {"started": started - began, "usable": usable - began, "table": table - pressed, **first, **slow}


def slowly(browser: Browser, address: str) -> dict[str, float]:
    """Visit a running server for the first time over a slow connection."""
    context = browser.new_context(locale="en")
    page = context.new_page()
    devices = context.new_cdp_session(page)
    devices.send("Network.enable")
    devices.send("Network.emulateNetworkConditions", SLOW)
    began = time.monotonic()
    page.goto(address, wait_until="commit")
    page.locator(".now button").wait_for()
    usable = time.monotonic()
    page.wait_for_load_state("networkidle")
    pressed = time.monotonic()
    page.locator(".now button").click()
    page.locator("section.draft li button:enabled").first.wait_for()
    table = time.monotonic()
    context.close()
    return {"slow_usable": usable - began, "slow_table": table - pressed}


if __name__ == "__main__":
    sys.exit(main())
