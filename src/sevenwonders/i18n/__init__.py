"""Sentences in the reader's language: Fluent messages, one folder per language, one file per topic.

The first word of a message's id is its topic: `cli-…`, `error-…`, `duel-…`, `classic-…`, `effect-…`. The
same files serve the browser.

>>> Translation("pl").text("duel-card-tavern")
'Tawerna'
>>> Translation("sr").text("effect-coins", amount=4)
'4 novčića'
"""

import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = {"en": "English", "sr": "srpski", "pl": "polski", "et": "eesti", "ro": "română"}
FALLBACK: Final = "en"
TOPICS: Final = {
    "cli": ("cli",),
    "error": ("errors",),
    "duel": ("duel-names", "duel"),
    "classic": ("classic-names", "classic"),
    "effect": ("effects",),
    "each": ("effects",),
    "level": ("agents",),
    "persona": ("agents",),
    "understand": ("understand",),
    "preview": ("previews",),
}
FOLDER: Final = Path(__file__).with_name("locale")

# An entry starts with its id in the first column and ends where the next one, or a comment, does.
_ENTRY: Final = re.compile(r"^([A-Za-z][A-Za-z0-9_-]*) *=.*?(?=^[A-Za-z#]|\Z)", re.MULTILINE | re.DOTALL)

_PLAIN: Final = re.compile(r"[^=]*= *([^{}\n]*[^{}\n ])\s*")

NO_BREAK_SPACE: Final = "\N{NO-BREAK SPACE}"

LONGEST: Final = 2000  # characters of an argument; Fluent itself gives up at 2 500, without an error


class Translation:
    """The messages of one language, with English where one is missing."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._sources: dict[str, str] = {}
        self._topics: set[str] = set()

    def text(self, message: str, /, **arguments: object) -> str:
        """Return a message with its arguments put in; the id itself if no language has it."""
        return self.resolve(message, arguments)[0]

    def resolve(self, message: str, arguments: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """Return the text of a message and the errors in it or its arguments."""
        if not self.has(message):
            if self.language == FALLBACK:
                return message, [LookupError(message)]
            return self._fallback.resolve(message, arguments)
        # Most messages are names of one line without arguments. They are returned without loading Fluent.
        if plain := _PLAIN.fullmatch(self._sources[message]):
            return plain[1], []
        self._load(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return message, [LookupError(message)]
        shortened = {name: abridged(value) if isinstance(value, str) else value for name, value in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, shortened)
        return str(text), list(errors)

    def number(self, value: float, digits: int = 0) -> str:
        """Return a number in the notation of this language, rounded to the given number of decimals."""
        from babel.numbers import format_decimal

        return format_decimal(value, "#,##0" + ("." + "0" * digits if digits else ""), locale=self._locale)

    def percent(self, value: float) -> str:
        """Return a share in percent as it is written in this language."""
        from babel.numbers import format_percent

        return format_percent(value, "0.0%", locale=self._locale)

    def has(self, message: str) -> bool:
        """Return whether this language itself has the message."""
        self._read(message)
        return message in self._sources

    def _load(self, message: str) -> None:
        """Parse the one entry that is asked for: a whole file would be most of the cost of a short command."""
        if not self._bundle.has_message(message):
            from fluent.runtime import FluentResource

            self._bundle.add_resource(FluentResource(self._sources[message]))

    def _read(self, message: str) -> None:
        topic = message.partition("-")[0]
        if topic in self._topics:
            return
        self._topics.add(topic)
        for name in TOPICS.get(topic, ()):
            text = (FOLDER / self.language / f"{name}.ftl").read_text("utf-8")
            # A terminal breaks lines at any column, and searches of its output expect ordinary spaces.
            self._sources |= entries(text.replace(NO_BREAK_SPACE, " "))

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        # Marks of writing direction would only disturb a terminal.
        return FluentBundle([self._locale], use_isolating=False)

    @property
    def _locale(self) -> str:
        """Serbian is written in Latin letters here."""
        return "sr_Latn" if self.language == "sr" else self.language

    @cached_property
    def _fallback(self) -> "Translation":
        return Translation(FALLBACK)


def abridged(text: str, longest: int = LONGEST) -> str:
    """Shorten a text to its beginning and its end if it is longer than the limit.

    >>> abridged("halicarnassus", 7)
    'hal…sus'
    """
    if len(text) <= longest:
        return text
    end = longest // 2
    return f"{text[: longest - end - 1]}…{text[-end:]}"


def entries(source: str) -> dict[str, str]:
    """Return the entries of a Fluent file by id, unparsed."""
    return {match[1]: match[0] for match in _ENTRY.finditer(source)}


def from_environment(environment: Mapping[str, str]) -> str:
    """Return the language that the environment's locale asks for, English if it is none of ours."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if not value:
            continue
        for locale in value.split(":"):
            language = re.split(r"[_.@-]", locale)[0].lower()
            if language in LANGUAGES:
                return language
        if variable != "LANGUAGE":
            return FALLBACK
    return FALLBACK


def message_id(key: str) -> str:
    """Return the message id of an event's key: for example `duel-card-built` for `duel/card-built`."""
    return key.replace("/", "-")


def error_id(key: str) -> str:
    """Return the message id of an error's key: for example `error-move-illegal` for `move/illegal`."""
    return "error-" + key.replace("/", "-")
