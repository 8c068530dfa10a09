"""The terminal: how wide it is, what it can show, and how lines and questions get onto it.

Lines are made of spans with named styles. Where colours are not wanted they are plain text, and Rich is never loaded.
"""

import os
import shutil
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, TextIO

if TYPE_CHECKING:
    from rich.console import Console

NARROWEST: Final = 60
WIDEST: Final = 132
USUAL: Final = 80

# Numbers of the 256 colours: a card that can be taken, one that is covered, a mark in a text. Where a terminal has only
# 16 colours, Rich finds the nearest; the marks tell them apart anyway.
_SHADES: Final = {
    "brown": ("bright_white on color(94)", "color(173)"),
    "grey": ("black on color(250)", "color(250)"),
    "blue": ("bright_white on color(25)", "color(75)"),
    "green": ("bright_white on color(28)", "color(77)"),
    "yellow": ("black on color(178)", "color(220)"),
    "red": ("bright_white on color(124)", "color(203)"),
    "purple": ("bright_white on color(91)", "color(141)"),
}
STYLES: Final = {
    **{colour: open_card for colour, (open_card, _) in _SHADES.items()},
    **{f"{colour} covered": f"{text} on color(236)" for colour, (_, text) in _SHADES.items()},
    **{f"{colour} mark": f"bold {text}" for colour, (_, text) in _SHADES.items()},
    "back": "color(242) on color(234)",
    "key": "bold",
    "strong": "bold",
    "faint": "dim",
    "alarm": "bold red",
    "title": "bold cyan",
}


class Span(NamedTuple):
    """A piece of a line with one style."""

    text: str
    style: str = ""


Line = tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Glyphs:
    """The signs of the table; the marks tell the colours of cards to those who do not see colours."""

    marks: Mapping[str, str]
    coin: str
    built: str
    pawn: str
    space: str
    border: str
    capital: str
    rule: str
    back: str
    arrow: str
    warning: str
    cut: str
    times: str


COLOUR_NAMES: Final = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
UNICODE: Final = Glyphs(
    dict(zip(COLOUR_NAMES, "■◆▬▲●✚★", strict=True)), "¢", "✓", "◉", "·", "│", "⌂", "─", "░", "›", "▶", "…", "×"
)
ASCII: Final = Glyphs(
    dict(zip(COLOUR_NAMES, "#%=^o+*", strict=True)), "c", "x", "O", ".", "|", "H", "-", ":", ">", "!", "~", "x"
)


def line(*parts: str | Span) -> Line:
    """Return a line made of plain texts and styled spans."""
    return tuple(part if isinstance(part, Span) else Span(part) for part in parts)


def plain(spans: Line) -> str:
    """Return a line without its styles."""
    return "".join(span.text for span in spans)


def length(spans: Line) -> int:
    """Return how many columns a line takes."""
    return sum(len(span.text) for span in spans)


class StoppedError(Exception):
    """A person wants to stop, or there is no more input though some was asked for."""


class Screen:
    """Where a command shows its lines and asks its questions."""

    def __init__(self, out: TextIO | None = None, into: TextIO | None = None) -> None:
        self._out = out or sys.stdout
        self._in = into or sys.stdin
        self.glyphs = UNICODE if _can_show(self._out, "".join(UNICODE.marks.values())) else ASCII
        if self.glyphs is ASCII and hasattr(self._out, "reconfigure"):
            self._out.reconfigure(errors="replace")
        self.is_terminal = self._out.isatty()
        self._console: Console | None = None
        if wants_colour(self.is_terminal, os.environ):
            from rich import console

            self._console = console.Console(
                file=self._out, force_terminal=True, highlight=False, markup=False, emoji=False
            )

    @property
    def width(self) -> int:
        """The columns to write in, as they are now."""
        usual = shutil.get_terminal_size((USUAL, 24)).columns if self.is_terminal else _columns_asked_for()
        return max(NARROWEST, min(WIDEST, usual))

    @property
    def is_conversation(self) -> bool:
        """Whether a person reads here and types here."""
        return self.is_terminal and self._in is sys.stdin and self._in.isatty()

    def show(self, *lines: Line | str) -> None:
        """Write lines."""
        for entry in lines:
            spans = (Span(entry),) if isinstance(entry, str) else entry
            if self._console is None:
                self._out.write(plain(spans).rstrip() + "\n")
            else:
                self._show_styled(self._console, spans)
        self._out.flush()

    def _show_styled(self, console: "Console", spans: Line) -> None:
        from rich.text import Text

        text = Text.assemble(*((span.text, STYLES.get(span.style, "")) for span in spans))
        console.print(text, soft_wrap=True)

    def clear(self) -> bool:
        """Wipe the screen and what was typed, for the next person; return whether there is a terminal to wipe."""
        if not self.is_terminal:
            return False
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()
        lines = shutil.get_terminal_size((USUAL, 24)).lines
        self._out.write("\n" * lines if os.environ.get("TERM", "dumb") == "dumb" else "\x1b[2J\x1b[3J\x1b[H")
        self._out.flush()
        return True

    @contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """Show a note while something takes its time; a terminal forgets it again, a pipe never sees it."""
        if not self.is_terminal:
            yield
            return
        self._out.write(text)
        self._out.flush()
        try:
            yield
        finally:
            self._out.write("\r" + " " * len(text) + "\r")
            self._out.flush()

    def say(self, text: str, *, indent: str = "") -> None:
        """Write a paragraph, broken into lines that fit."""
        for entry in wrapped(text, self.width, indent):
            self.show(entry)

    def ask(self, prompt: str) -> str:
        """Return what a person types; raise StoppedError if there is nothing more."""
        if self.is_conversation:
            import readline  # noqa: F401 - gives input() its line editing and history

            try:
                return input(prompt)
            except EOFError:
                self.show("")
                raise StoppedError from None
        self._out.write(prompt)
        self._out.flush()
        typed = self._in.readline()
        # The echo lets a piped game read like a played one.
        self.show(typed.rstrip("\n"))
        if not typed:
            raise StoppedError
        return typed


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """Return a paragraph as lines no wider than `width`; all but the first are indented by spaces."""
    import textwrap

    return textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=" " * len(indent)) or [""]


def flowing(groups: Iterable[Line], width: int, indent: int) -> list[Line]:
    """Return groups of spans as lines: as many groups in each as fit, spaced, closer after a comma or a colon."""
    lines: list[Line] = []
    current: list[Span] = []
    for group in groups:
        gap = " " if current and current[-1].text.endswith((",", ":")) else "  "
        if current and indent + length(tuple(current)) + len(gap) + length(group) > width:
            lines.append((Span(" " * indent), *current))
            current = []
        current += [Span(gap), *group] if current else list(group)
    if current:
        lines.append((Span(" " * indent), *current))
    return lines


def in_a_row(names: Sequence[str]) -> list[Line]:
    """Return names with commas between them, ready to flow."""
    return [line(name + ",") for name in names[:-1]] + [line(name) for name in names[-1:]]


def cut(text: str, width: int, mark: str) -> str:
    """Return the text in at most `width` columns, with a mark where something is missing."""
    return text if len(text) <= width else text[: max(0, width - 1)] + mark


def shortened(name: str, width: int, mark: str) -> str:
    """Return a name in at most `width` columns; a short last word, which tells similar names apart, is kept."""
    last = name.rsplit(maxsplit=1)[-1]
    if len(name) <= width or len(last) > width // 2 + 1:
        return cut(name, width, mark)
    return name[: width - len(last) - 1] + mark + last


def wants_colour(is_terminal: bool, environment: Mapping[str, str]) -> bool:
    """Return whether to use colours: on a terminal that can, unless NO_COLOR is set; FORCE_COLOR insists."""
    if environment.get("NO_COLOR"):
        return False
    if environment.get("FORCE_COLOR"):
        return True
    return is_terminal and environment.get("TERM", "") not in ("", "dumb")


def _columns_asked_for() -> int:
    asked = os.environ.get("COLUMNS", "")
    return int(asked) if asked.isascii() and asked.isdigit() else USUAL


def _can_show(out: TextIO, signs: str) -> bool:
    try:
        signs.encode(out.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
