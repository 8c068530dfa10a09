"""The games that a table can be set up for, each behind the one face that tables know."""

from functools import cache
from typing import Any, Final

from sevenwonders.core.errors import OptionError
from sevenwonders.server.games.face import GameFace

NAMES: Final = ("duel",)


@cache
def game_named(name: str) -> GameFace[Any]:
    """Return the game of a name; raise OptionError if there is none."""
    match name:
        case "duel":
            from sevenwonders.server.games.duel import Duel

            return Duel()
        case _:
            raise OptionError("game/unknown", found=name, expected=list(NAMES))
