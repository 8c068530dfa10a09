"""QR codes as lines of text."""

from itertools import zip_longest
from typing import Final

import segno

BORDER: Final = 2  # light modules around the code
BLOCKS: Final = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}  # upper, lower module


def qr_lines(text: str, *, is_inverted: bool) -> list[str]:
    """Return a QR code of half blocks, two modules per character.

    Blocks are dark modules, for dark text on a light background; `is_inverted` makes them the light ones, for terminals
    with light text.
    """
    code = segno.make_qr(text, error="m")
    rows = [[bool(module) for module in row] for row in code.matrix_iter(border=BORDER)]
    return [
        "".join(BLOCKS[upper is not is_inverted, lower is not is_inverted] for upper, lower in zip(*pair, strict=True))
        for pair in zip_longest(rows[::2], rows[1::2], fillvalue=[False] * len(rows[0]))
    ]
