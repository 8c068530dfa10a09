"""The games that a table can be set up for, each behind the one face that tables know."""

from functools import cache
from importlib import import_module
from typing import Any, Final

from sevenwonders.core.errors import OptionError
from sevenwonders.server.games.face import GameFace

# Where each game's face is; a game is imported when the first table asks for it.
GAMES: Final = {
    "duel": "sevenwonders.server.games.duel:Duel",
    "classic": "sevenwonders.server.games.classic:Classic",
}


def game_named(name: str) -> GameFace[Any]:
    """Return the game of a name; raise OptionError if there is none."""
    if name not in GAMES:
        raise OptionError("game/unknown", found=name, expected=list(GAMES))
    return _load(GAMES[name])


@cache
def _load(place: str) -> GameFace[Any]:
    module, _, face = place.partition(":")
    game: GameFace[Any] = getattr(import_module(module), face)()
    return game
