"""Errors are keys with details, and survive the way between processes."""

import pickle

import pytest

from sevenwonders.core.errors import DrawError, GameError, MoveError, OptionError, TextError


@pytest.mark.parametrize("kind", [GameError, MoveError, DrawError, TextError, OptionError])
def test_an_error_is_a_key_with_details(kind: type[GameError]) -> None:
    error = kind("move/illegal", move="build altar", seat=1)
    assert isinstance(error, GameError)
    assert error.key == "move/illegal"
    assert error.details == {"move": "build altar", "seat": 1}
    assert str(error) == "This move is not allowed now: build altar. [move/illegal]"
    assert str(kind("move/game-over")) == "The game is over. [move/game-over]"


@pytest.mark.parametrize("kind", [GameError, MoveError, DrawError, TextError, OptionError])
def test_an_error_can_be_pickled(kind: type[GameError]) -> None:
    error = kind("text/twice", column=3, found="law")
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert (again.key, again.details) == (error.key, error.details)
