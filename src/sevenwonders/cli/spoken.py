"""What people type, compared with what things are called."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import TypeVar

from sevenwonders.cli.screen import Screen, Span, line
from sevenwonders.core.errors import OptionError

Entry = TypeVar("Entry")


def spelt(words: str) -> str:
    """Return words as they are compared: in small letters, with single spaces and nothing else between them."""
    return " ".join(words.lower().replace("_", " ").replace("-", " ").split())


def numbered(word: str, menu: Sequence[Entry]) -> Entry | None:
    """Return the entry of a menu that a number stands for, None if the word is none; raise OptionError."""
    if not (word.isascii() and word.isdigit()):
        return None
    number = int(word[:6])
    if not 1 <= number <= len(menu):
        raise OptionError("play/number", found=word, most=len(menu))
    return menu[number - 1]


def nothing_called(words: str, names: Iterable[str]) -> OptionError:
    """Return that nothing has this name, with the name that is nearest to it."""
    known = {name.lower(): name for name in names}
    near = get_close_matches(words.lower(), known, n=1)
    return OptionError("play/why", found=words, expected=[known[name] for name in near])


def legend(screen: Screen, text: str, examples: Iterable[str]) -> None:
    """Show what can be typed, by examples."""
    screen.say(text)
    for example in examples:
        screen.show(line(Span(f"  {example}", "key")))
