"""Reliability diagram of the Duel network: predicted against observed frequencies, by age and victory type.

python research/reliability.py     writes docs/understand/reliability.svg from the statistics of the package
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sevenwonders.ai.explorer import statistics_of

TARGET: Final = Path(__file__).resolve().parent.parent / "docs" / "understand" / "reliability.svg"
COLOURS: Final = {"civilian": "#2f6ea3", "scientific": "#3f7d46", "military": "#b0413a"}
SIDE, GAP, TOP = 220, 50, 40
LEAST = 1000  # positions; bins with fewer are omitted


def diagram() -> str:
    """Return the SVG: one plot per age, in which calibrated predictions lie on the diagonal."""
    width = 3 * (SIDE + GAP) + GAP
    box = f"0 0 {width} {SIDE + 2 * TOP}"
    font = 'font-family="sans-serif" font-size="12"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {font}>'
    panels = [line for number, age in enumerate("123") for line in _panel(age, GAP + number * (SIDE + GAP))]
    return "\n".join(
        [head, f'<rect width="{width}" height="{SIDE + 2 * TOP}" fill="#fff"/>', *panels, *_key(), "</svg>\n"]
    )


def _panel(age: str, left: int) -> Iterator[str]:
    yield f'<text x="{left}" y="{TOP - 8}">Age {"I" * int(age)}</text>'
    yield f'<rect x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#999"/>'
    yield f'<line x1="{left}" y1="{TOP + SIDE}" x2="{left + SIDE}" y2="{TOP}" stroke="#bbb"/>'
    for part in (0, 50, 100):
        along = SIDE * part // 100
        yield f'<text x="{left + along}" y="{TOP + SIDE + 14}" text-anchor="middle">{part}%</text>'
        yield f'<text x="{left - 4}" y="{TOP + SIDE - along + 4}" text-anchor="end">{part}%</text>'
    for victory, colour in COLOURS.items():
        bins = statistics_of("duel")["calibration"][age][f"own {victory}"]["bins"]
        points = " ".join(
            f"{left + SIDE * printed:.1f},{TOP + SIDE * (1 - came):.1f}"
            for count, printed, came in bins
            if count >= LEAST
        )
        yield f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'


def _key() -> Iterator[str]:
    for number, (victory, colour) in enumerate(COLOURS.items()):
        left = GAP + 110 * number
        yield f'<rect x="{left}" y="{SIDE + TOP + 24}" width="12" height="8" fill="{colour}"/>'
        yield f'<text x="{left + 18}" y="{SIDE + TOP + 32}">{victory}</text>'


if __name__ == "__main__":
    TARGET.write_text(diagram(), encoding="utf-8")
