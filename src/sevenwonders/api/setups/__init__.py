"""Conversion between states and tables set up by hand.

A table becomes the text of a position, so that one parser checks it.
"""

from collections.abc import Callable
from typing import Any, Final

from sevenwonders.api.messages.positions import DuelSetup, Setup
from sevenwonders.api.setups import classic, duel
from sevenwonders.core.errors import OptionError

_EMPTY: Final[dict[str, Callable[[], Setup]]] = {"duel": duel.empty_setup, "classic": classic.empty_setup}
_SETUP_OF: Final[dict[str, Callable[[Any], Setup]]] = {"duel": duel.setup_of, "classic": classic.setup_of}


def empty_setup(game: str) -> Setup:
    """Return a table before the first turn with no card named; raise OptionError if the game has no editor."""
    return _EMPTY[_known(game)]()


def setup_of(game: str, state: Any) -> Setup:
    """Return the table of a state before a turn; raise OptionError if the game has no editor."""
    return _SETUP_OF[_known(game)](state)


def position_of(setup: Setup) -> str:
    """Return the text of the position; whether it is possible is for `parse_position` to check."""
    return duel.position_of(setup) if isinstance(setup, DuelSetup) else classic.position_of(setup)


def open_hands(game: str, state: Any) -> list[list[str]]:
    """Return the cards in the hands of all seats; no hands in Duel."""
    return classic.hands_of(state) if game == "classic" else []


def _known(game: str) -> str:
    if game not in _EMPTY:
        raise OptionError("game/unknown", found=game, expected=list(_EMPTY))
    return game
