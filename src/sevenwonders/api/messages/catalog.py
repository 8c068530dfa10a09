"""Responses that describe the server: games, levels, languages, health."""

from typing import Literal

from msgspec import Struct

from sevenwonders.core.options import Setting
from sevenwonders.tables.messages.fields import Game

OptionKind = Literal["flag", "number", "choice", "seats"]


class OptionInfo(Struct, frozen=True):
    """A setting of a new table: a flag, a number within bounds, one of some choices, or one for each of the seats.

    Choices for seats are listed in the order of the seats with spaces between them; a default alone is for all.
    """

    key: str
    kind: OptionKind
    default: Setting
    choices: list[str]
    minimum: int | None
    maximum: int | None


class GameInfo(Struct, frozen=True):
    """An installed game. The level of an AI seat is one of `levels`, optionally with a persona: `hard+scholar`."""

    name: Game
    minimum: int
    maximum: int
    secrets: bool
    options: list[OptionInfo]
    levels: list[str]
    personas: list[str]


class LanguageInfo(Struct, frozen=True):
    """A language of the interface, with its own name for itself."""

    code: str
    name: str


class About(Struct, frozen=True):
    """What this server offers."""

    version: str
    games: list[GameInfo]
    languages: list[LanguageInfo]


class Health(Struct, frozen=True):
    """The database can be written; the numbers of loaded tables, open sockets and workers."""

    status: Literal["ok"]
    version: str
    tables: int
    connections: int
    workers: int
