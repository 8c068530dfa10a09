"""Play the client for real: the server, Chromium, whole games. Needs `npm run bundle` and `pip install playwright`.

    npm run bundle && python3 e2e/run.py [--shots FOLDER] [--python PYTHON] [--chromium PATH] [PLAY …]

Fails on anything that a play does not find, on an axe violation, and on whatever the browser's console complains about.
"""

import argparse
import sys
import time
from pathlib import Path

from plays import PLAYS
from stage import CLIENT, stage


def main() -> int:
    """Run the plays that are asked for, else all; return how many failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shots", type=Path)
    parser.add_argument("--python", default=str(CLIENT.parent / ".venv" / "bin" / "python"))
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    parser.add_argument("plays", nargs="*", metavar="PLAY", help=", ".join(play.__name__ for play in PLAYS))
    asked = parser.parse_args()
    if asked.shots:
        asked.shots.mkdir(parents=True, exist_ok=True)
    failed = 0
    for play in PLAYS:
        if asked.plays and play.__name__ not in asked.plays:
            continue
        began = time.monotonic()
        try:
            with stage(asked.python, asked.chromium, asked.shots) as on:
                said = play(on)
                assert not on.complaints, on.complaints[:5]
        except Exception as error:
            failed += 1
            said = f"FAILED: {type(error).__name__}: {error}"
        print(f"{play.__name__:20} {time.monotonic() - began:6.1f} s  {said}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
