"""Functions of the compiled engine reject wrong arguments of Python callers and change none of them."""

import inspect
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

import sevenwonders
from sevenwonders import classic, duel
from sevenwonders.core.errors import GameError, OptionError
from sevenwonders.core.rng import Rng

compiled_only = pytest.mark.skipif(not sevenwonders.compiled, reason="the plain form has no guards")
WRONG: tuple[Any, ...] = (-1, 7, 99, 10**6, 2**31, 2**63, -(2**63), 10**40, 0.5, "x", None, True, [], object())
MODULES = {
    "duel": ("rules", "nature", "price", "score", "playout"),
    "classic": ("rules", "nature", "price", "score", "playout", "memory"),
}


def middle(game: str) -> Any:
    """Return a state in the middle of a game, in which a seat is active."""
    table = duel.Game(seed=3) if game == "duel" else classic.Game(seed=3, players=3)
    while len(table.record.steps) < 30:
        table.play(table.legal_moves[0])
    return table.rules.parse_position(table.position)


def functions(game: str) -> list[tuple[ModuleType, str]]:
    """Return every function of the compiled engine that takes a state."""
    modules = [import_module(f"sevenwonders.{game}.{name}") for name in MODULES[game]]
    return [
        (module, name)
        for module in modules
        for name, function in vars(module).items()
        if getattr(function, "__module__", "") == module.__name__
        and callable(function)
        and not isinstance(function, type)
        and "state" in inspect.signature(function).parameters
    ]


@compiled_only
@pytest.mark.parametrize("game", ["duel", "classic"])
def test_wrong_arguments_are_rejected_and_change_nothing(game: str) -> None:
    state = middle(game)
    before, rejected = state.pack(), 0
    for module, name in functions(game):
        function = getattr(module, name)
        right = {"state": state, "start": state, "rng": Rng(1)}
        parameters = list(inspect.signature(function).parameters)
        for place in range(len(parameters)):
            for wrong in WRONG:
                given = [right.get(parameter, 0) for parameter in parameters]
                given[place] = wrong
                try:
                    function(*given)
                except (GameError, TypeError, ValueError, OverflowError):
                    rejected += 1
                else:
                    assert isinstance(wrong, int | float | list), (name, place, wrong)
                assert state.pack() == before, (name, place, wrong)
    assert rejected > 400


@compiled_only
@pytest.mark.parametrize("game", ["duel", "classic"])
def test_functions_that_change_a_state_are_hidden_from_python(game: str) -> None:
    rules = import_module(f"sevenwonders.{game}.rules")
    nature = import_module(f"sevenwonders.{game}.nature")
    assert not {"apply", "proceed", "begin_age", "begin_deal"} & set(vars(rules))
    assert "draw" not in vars(nature)
    assert not {"push", "pop", "copy_from", "recount"} & set(dir(middle(game)))


@compiled_only
@pytest.mark.parametrize("game", ["duel", "classic"])
def test_a_state_cannot_be_written(game: str) -> None:
    state = middle(game)
    before = state.pack()
    for name in (*state.fields(), "open", "unit", "printed", "price", "shields", "nothing"):
        for write in (setattr, object.__setattr__):
            with pytest.raises(AttributeError):
                write(state, name, 1)
    with pytest.raises(AttributeError):
        del state.coins
    state.coins[0] += 5  # a fresh list
    state.__init__()
    assert state.pack() == before


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_replace_validates_all_fields(game: str) -> None:
    state = middle(game)
    seats = 2 if game == "duel" else 3
    richer = state.replace(coins=[9 if seat < seats else 0 for seat in range(len(state.coins))])
    assert max(richer.coins) == 9
    assert richer != state
    assert richer.replace(coins=state.coins) == state
    wrong: tuple[tuple[str, Any], ...] = (
        *(("coins", value) for value in ([1], [-1] * 7, ["a", "b"], 3, [10**6] * 2, None)),
        *(("depth", 1000), ("depth", 0), ("age", 9), ("nothing", 1), ("unit", [[0] * 8] * 2), ("coins", "12")),
    )
    for field, value in wrong:
        with pytest.raises(OptionError):
            state.replace(**{field: value})


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_the_repr_of_a_state_rebuilds_it(game: str) -> None:
    state = middle(game)
    assert eval(repr(state), {"duel": duel, "classic": classic}) == state  # noqa: S307  # our own text


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_an_illegal_number_is_no_move(game: str) -> None:
    table = duel.Game(seed=3) if game == "duel" else classic.Game(seed=3, players=3)
    with pytest.raises(GameError):
        table.play(10**6)
