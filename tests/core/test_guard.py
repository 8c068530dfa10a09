"""The fast doors of the compiled engine as Python meets them: no number and no other thing takes them by surprise."""

import inspect
from types import ModuleType
from typing import Any

import pytest

import sevenwonders
from sevenwonders import classic, duel
from sevenwonders.classic import guards as classic_guards
from sevenwonders.core.errors import GameError, OptionError
from sevenwonders.core.guard import takes_numbers
from sevenwonders.core.rng import Rng
from sevenwonders.duel import guards as duel_guards

compiled_only = pytest.mark.skipif(not sevenwonders.compiled, reason="the plain form has no guards")
WRONG: tuple[Any, ...] = (-1, 7, 99, 10**6, 2**31, 2**63, -(2**63), 10**40, 0.5, "x", None, True, [], object())


def middle(game: str) -> Any:
    """Return a state in the middle of a game, in which a seat is asked."""
    table = duel.Game(seed=3) if game == "duel" else classic.Game(seed=3, players=3)
    while len(table.record.steps) < 30:
        table.play(table.legal_moves[0])
    return table.rules.parse_position(table.position)


def doors(game: str) -> list[tuple[ModuleType, str]]:
    """Return every function of the compiled engine that has a guard."""
    room = duel_guards if game == "duel" else classic_guards
    modules = [value for value in vars(room).values() if isinstance(value, ModuleType)]
    return [
        (module, name)
        for module in modules
        for name, function in vars(module).items()
        if getattr(function, "__module__", "") == module.__name__ and takes_numbers(function)
    ]


@compiled_only
@pytest.mark.parametrize("game", ["duel", "classic"])
def test_every_number_has_a_check(game: str) -> None:
    checks = duel_guards.CHECKS if game == "duel" else classic_guards.CHECKS
    for module, name in doors(game):
        for parameter in inspect.signature(getattr(module, name)).parameters.values():
            assert parameter.annotation != "int" or parameter.name in checks, (module.__name__, name, parameter.name)


@compiled_only
@pytest.mark.parametrize("game", ["duel", "classic"])
def test_wrong_arguments_are_refused_and_change_nothing(game: str) -> None:
    state = middle(game)
    before, refused = state.pack(), 0
    for module, name in doors(game):
        door = getattr(module, name)
        right = {"State": state, "Rng": Rng(1)}
        parameters = list(inspect.signature(door).parameters.values())
        for place in range(len(parameters)):
            for wrong in WRONG:
                given = [right.get(str(parameter.annotation), 0) for parameter in parameters]
                given[place] = wrong
                try:
                    door(*given)
                except OptionError:
                    refused += 1
                else:
                    assert type(wrong) is int, (name, place, wrong)
                    state = middle(game)
                assert state.pack() == before, (name, place, wrong)
    assert refused > 400


@compiled_only
@pytest.mark.parametrize("game", ["duel", "classic"])
def test_a_state_read_from_python_is_a_value(game: str) -> None:
    state = middle(game)
    with pytest.raises(TypeError):
        state.coins[0] += 5
    for wrong in ([1], [-1] * 7, ["a", "b"], 3, [10**6] * 2):
        with pytest.raises(OptionError):
            state.coins = wrong
    for field, number in (("depth", 1000), ("age", 9), ("nothing", 1)):
        with pytest.raises(OptionError):
            setattr(state, field, number)


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_the_repr_of_a_state_rebuilds_it(game: str) -> None:
    state = middle(game)
    assert eval(repr(state), {"duel": duel, "classic": classic}) == state  # noqa: S307  # our own text


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_an_illegal_number_is_no_move(game: str) -> None:
    table = duel.Game(seed=3) if game == "duel" else classic.Game(seed=3, players=3)
    with pytest.raises(GameError):
        table.play(10**6)
