"""Tests that agents and callers cannot change a running game through a state they hold."""

from contextlib import nullcontext
from typing import Any

import pytest

from sevenwonders import classic, compiled, duel
from sevenwonders.core.errors import OptionError
from sevenwonders.core.record import final_state


def new_game(name: str) -> Any:
    return duel.Game(seed=7, beginners=True) if name == "duel" else classic.Game(seed=7, players=3, sides="day")


def give_coins(state: Any) -> None:
    """Write into a state; the compiled form raises AttributeError."""
    with pytest.raises(AttributeError) if compiled else nullcontext():
        state.coins = [99] * len(state.coins)


@pytest.mark.parametrize("name", ["duel", "classic"])
def test_an_agent_that_writes_into_its_state_does_not_change_the_game(name: str) -> None:
    game = new_game(name)
    before = game.state.pack()
    give_coins(game.seen(0).state)
    assert game.state.pack() == before
    game.play(game.legal_moves[0])
    assert final_state(game.record) == game.state


@pytest.mark.parametrize("name", ["duel", "classic"])
def test_a_game_does_not_share_its_first_position_with_the_caller(name: str) -> None:
    position = new_game(name).state.copy()
    game = type(new_game(name))(position=position)
    before = game.position
    give_coins(position)
    assert game.position == before


@pytest.mark.parametrize("name", ["duel", "classic"])
def test_a_state_of_another_game_is_refused(name: str) -> None:
    other = new_game("classic" if name == "duel" else "duel").state
    with pytest.raises(OptionError):
        type(new_game(name))(position=other)
