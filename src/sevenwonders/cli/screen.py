"""Terminal output and input.

Lines consist of spans with named styles. Without colours they are plain text, and Rich is not imported.
"""

import codecs
import os
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, TextIO

if TYPE_CHECKING:
    from rich.console import Console

SIMILAR: Final = "sevenwonders.similar"  # the error handler for terminals without Unicode
_SIMILAR_SIGNS: Final = str.maketrans(
    {
        **dict.fromkeys("’‘", "'"),
        **dict.fromkeys("“”„", '"'),
        **dict.fromkeys("–—−", "-"),
        "…": "...",
        "ł": "l",
        "Ł": "L",
    }
    | {"đ": "dj", "Đ": "Dj", "·": "-", "×": "x", "→": ">", "█": "#", "∞": "inf"}
)


def _similar(error: UnicodeError) -> tuple[str, int]:
    """Replace characters that cannot be encoded by similar ASCII ones, else by question marks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(_SIMILAR_SIGNS)
    letters = (unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode() or "?" for sign in text)
    return "".join(letters), error.end


codecs.register_error(SIMILAR, _similar)

NARROWEST: Final = 60
WIDEST: Final = 132
USUAL: Final = 80

# Styles in the 256-colour palette: accessible card, covered card. Rich approximates them on terminals with 16 colours;
# the marks distinguish the card colours as well.
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
    "code": "black on bright_white",
}


class Span(NamedTuple):
    """A part of a line with one style."""

    text: str
    style: str = ""


Line = tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Glyphs:
    """The symbols of the table; `marks` identify card colours without relying on colour."""

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
    """Return the width of a line in columns."""
    return sum(len(span.text) for span in spans)


class StoppedError(Exception):
    """The user quits, or the input has ended."""


class Screen:
    """The output and input of a command."""

    def __init__(self, out: TextIO | None = None, into: TextIO | None = None) -> None:
        self._out = out or sys.stdout
        self._in = into or sys.stdin
        self.glyphs = UNICODE if _can_show(self._out, "".join(UNICODE.marks.values())) else ASCII
        if self.glyphs is ASCII and hasattr(self._out, "reconfigure"):
            self._out.reconfigure(errors=SIMILAR)
        self.is_terminal = self._out.isatty()
        self._console: Console | None = None
        if wants_colour(self.is_terminal, os.environ):
            from rich import console

            self._console = console.Console(
                file=self._out, force_terminal=True, highlight=False, markup=False, emoji=False
            )

    @property
    def width(self) -> int:
        """The current width in columns."""
        usual = shutil.get_terminal_size((USUAL, 24)).columns if self.is_terminal else _columns_from_environment()
        return max(NARROWEST, min(WIDEST, usual))

    @property
    def has_colours(self) -> bool:
        """Whether lines are printed with their styles."""
        return self._console is not None

    @property
    def is_interactive(self) -> bool:
        """Whether input and output are a terminal."""
        return self.is_terminal and self._in is sys.stdin and self._in.isatty()

    def show(self, *lines: Line | str) -> None:
        """Print lines."""
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
        """Clear the screen and the input history for the next player; return False if it is not a terminal."""
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
        """Show a temporary note on a terminal while the block runs."""
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

    def paragraph(self, text: str, *, indent: str = "") -> None:
        """Print a paragraph, wrapped to the width."""
        for entry in wrapped(text, self.width, indent):
            self.show(entry)

    def ask(self, prompt: str) -> str:
        """Prompt and return a line of input; raise StoppedError at its end."""
        if self.is_interactive:
            import readline  # noqa: F401 - gives input() its line editing and history

            try:
                return input(prompt)
            except EOFError:
                self.show("")
                raise StoppedError from None
        self._out.write(prompt)
        self._out.flush()
        typed = self._in.readline()
        # Echo piped input, so that the output reads like an interactive game.
        self.show(typed.rstrip("\n"))
        if not typed:
            raise StoppedError
        return typed


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """Wrap a paragraph to `width`; lines after the first are indented by spaces."""
    import textwrap

    return textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=" " * len(indent)) or [""]


def flowing(groups: Iterable[Line], width: int, indent: int) -> list[Line]:
    """Fill lines with groups of spans, separated by two spaces, or one after a comma or colon."""
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
    """Return names separated by commas, for `flowing`."""
    return [line(name + ",") for name in names[:-1]] + [line(name) for name in names[-1:]]


def cut(text: str, width: int, mark: str) -> str:
    """Truncate a text to `width` columns with a mark at the end."""
    return text if len(text) <= width else text[: max(0, width - 1)] + mark


def shortened(name: str, width: int, mark: str) -> str:
    """Shorten a name to `width` columns, keeping a short last word that distinguishes similar names."""
    last = name.rsplit(maxsplit=1)[-1]
    if len(name) <= width or len(last) > width // 2 + 1:
        return cut(name, width, mark)
    return name[: width - len(last) - 1] + mark + last


def wants_colour(is_terminal: bool, environment: Mapping[str, str]) -> bool:
    """Return whether to use colours; NO_COLOR and FORCE_COLOR override the detection."""
    if environment.get("NO_COLOR"):
        return False
    if environment.get("FORCE_COLOR"):
        return True
    return is_terminal and environment.get("TERM", "") not in ("", "dumb")


def _columns_from_environment() -> int:
    asked = os.environ.get("COLUMNS", "")
    return int(asked) if asked.isascii() and asked.isdigit() else USUAL


def _can_show(out: TextIO, signs: str) -> bool:
    try:
        signs.encode(out.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
