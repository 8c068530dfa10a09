"""Interpretation of typed names and menu numbers."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import TypeVar

from sevenwonders.cli.screen import Screen, Span, line
from sevenwonders.core.errors import OptionError

Entry = TypeVar("Entry")


def normalized(words: str) -> str:
    """Normalize words for comparison: lower case, single spaces."""
    return " ".join(words.lower().replace("_", " ").replace("-", " ").split())


def menu_entry(word: str, menu: Sequence[Entry]) -> Entry | None:
    """Return the menu entry of a number, None if the word is not a number; raise OptionError."""
    if not (word.isascii() and word.isdigit()):
        return None
    number = int(word[:6])
    if not 1 <= number <= len(menu):
        raise OptionError("play/number", found=word, most=len(menu))
    return menu[number - 1]


def unknown_name(words: str, names: Iterable[str]) -> OptionError:
    """Return the error for an unknown name, with the closest known name."""
    known = {name.lower(): name for name in names}
    near = get_close_matches(words.lower(), known, n=1)
    return OptionError("play/why", found=words, expected=[known[name] for name in near])


def show_examples(screen: Screen, text: str, examples: Iterable[str]) -> None:
    """Print a text and examples of input."""
    screen.paragraph(text)
    for example in examples:
        screen.show(line(Span(f"  {example}", "key")))
