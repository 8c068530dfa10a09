"""Draws a table as text, as an SVG document and as an image, for `print(game)`, notebooks and environments."""

import io
from typing import TYPE_CHECKING, Any, Final

from sevenwonders.cli.screen import STYLES, UNICODE, Line, Screen, Span, plain
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.show import show_state
from sevenwonders.core.protocol import SEAT_NAMES, AnyRules

if TYPE_CHECKING:
    from rich.style import Style

WIDTH: Final = 112  # columns; from here on the cities of Duel are side by side
FONT_SIZE: Final = 16  # pixels
INK: Final = (230, 230, 230)
PAPER: Final = (24, 24, 28)
TITLES: Final = {"duel": "7 Wonders Duel", "classic": "7 Wonders"}


class Page(Screen):
    """Collects lines instead of printing them."""

    def __init__(self) -> None:
        super().__init__(io.StringIO())
        self.glyphs = UNICODE
        self._console = None
        self.lines: list[Line] = []

    @property
    def width(self) -> int:
        """The fixed width of a drawing."""
        return WIDTH

    def show(self, *lines: Line | str) -> None:
        """Add lines."""
        self.lines += [(Span(entry),) if isinstance(entry, str) else entry for entry in lines]


def table_lines(rules: AnyRules, state: Any) -> list[Line]:
    """Return the styled lines of a table, including hidden information."""
    shell, page = Shell("en"), Page()
    shell.__dict__["screen"] = page  # replaces the terminal
    show_state(shell, rules, state, tuple(SEAT_NAMES[: rules.seats(state)]))
    return page.lines


def table_text(rules: AnyRules, state: Any) -> str:
    """Return the table as plain text."""
    return "\n".join(plain(entry).rstrip() for entry in table_lines(rules, state))


def table_svg(rules: AnyRules, state: Any) -> str:
    """Return the table as an SVG document."""
    from rich.console import Console
    from rich.text import Text

    console = Console(
        record=True,
        width=WIDTH,
        file=io.StringIO(),
        force_terminal=True,
        force_jupyter=False,  # otherwise a notebook also shows every line on its own
        color_system="truecolor",
    )
    for entry in table_lines(rules, state):
        console.print(Text.assemble(*((span.text, STYLES.get(span.style, "")) for span in entry)), soft_wrap=True)
    return console.export_svg(title=TITLES.get(rules.name, rules.name))


def table_image(rules: AnyRules, state: Any) -> Any:
    """Return the table as a NumPy array of shape (height, width, 3); needs the extra "plot"."""
    try:
        import numpy as np
        from matplotlib import get_data_path
        from PIL import Image, ImageDraw, ImageFont
    except ModuleNotFoundError as missing:
        raise ImportError(f'images need the extra "plot": pip install "sevenwonders[plot]" ({missing})') from missing
    from rich.style import Style

    lines = table_lines(rules, state)
    font = ImageFont.truetype(f"{get_data_path()}/fonts/ttf/DejaVuSansMono.ttf", FONT_SIZE)
    step, leading = round(font.getlength("M")), round(FONT_SIZE * 1.3)
    picture = Image.new("RGB", ((WIDTH + 2) * step, (len(lines) + 2) * leading), PAPER)
    pen = ImageDraw.Draw(picture)
    for row, entry in enumerate(lines, start=1):
        column = 1
        for span in entry:
            ink, paper = _colours(Style.parse(STYLES.get(span.style, "")))
            left, top = column * step, row * leading
            if paper != PAPER:
                pen.rectangle((left, top, left + len(span.text) * step, top + leading), fill=paper)
            for place, sign in enumerate(span.text):
                pen.text((left + place * step, top), sign, font=font, fill=ink)
            column += len(span.text)
    return np.asarray(picture)


def _colours(style: "Style") -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """Return the ink and paper colours of a style."""
    ink = tuple(style.color.get_truecolor()) if style.color is not None else INK
    paper = tuple(style.bgcolor.get_truecolor(foreground=False)) if style.bgcolor is not None else PAPER
    return (ink[0], ink[1], ink[2]), (paper[0], paper[1], paper[2])
