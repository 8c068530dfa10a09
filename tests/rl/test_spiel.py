"""OpenSpiel's own tests for both games; chance nodes agree with the engine's draws."""

import copy
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from tests.effort import effort  # noqa: E402 - after the check that it is there
from tests.rl import playthroughs  # noqa: E402

import sevenwonders.rl.spiel  # noqa: E402 - registers the games
from sevenwonders.core.errors import OptionError  # noqa: E402

GAMES = [
    "python_sevenwonders_duel",
    "python_sevenwonders_duel(beginners=True)",
    "python_sevenwonders_classic",
    "python_sevenwonders_classic(players=4,sides=random)",
    "python_sevenwonders_classic(players=7,sides=day)",
]
# pyspiel itself uses deprecated enumerations.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@pytest.mark.parametrize("name", GAMES[: effort(quick=1, default=4, deep=5)])
def test_random_games_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=effort(quick=1, default=1, deep=100), serialize=True, verbose=False
    )


def walk(name: str, seed: int) -> Any:
    """Yield the states of a random game."""
    rng = np.random.default_rng(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state
        actions = state.legal_actions()
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            assert math.isclose(sum(probabilities), 1)
            assert list(outcomes) == sorted(set(outcomes))
            state.apply_action(int(rng.choice(outcomes, p=np.asarray(probabilities) / sum(probabilities))))
        else:
            assert actions == sorted(actions)
            state.apply_action(int(rng.choice(actions)))
    yield state


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_a_result_and_its_actions_have_names(name: str) -> None:
    last = None
    for state in walk(name, 3):
        if not state.is_terminal():
            for action in state.legal_actions()[:3]:
                assert state.action_to_string(state.current_player(), action)
        last = state
    assert last is not None
    assert sum(last.returns()) == pytest.approx(0, abs=1e-6)
    assert max(last.returns()) == 1
    assert last.rules.result_text(last.chance.state)


@pytest.mark.parametrize("name", GAMES)
def test_copies_are_independent(name: str) -> None:
    for count, state in enumerate(walk(name, 5)):
        if count % 25 == 0 and not state.is_terminal():
            before = str(state)
            twin = state.clone()
            twin.apply_action(twin.legal_actions()[0])
            assert str(state) == before
            assert str(copy.deepcopy(state)) == before


@pytest.mark.parametrize("name", [GAMES[0], GAMES[2]])
def test_observers_agree_with_the_environments(name: str) -> None:
    game = pyspiel.load_game(name)
    observer = game.make_py_observer()
    remembers = game.make_py_observer(
        pyspiel.IIGObservationType(
            perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
    )
    for count, state in enumerate(walk(name, 7)):
        if count % 10 or state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        row = np.zeros(game.shape.size, np.uint8)
        state.table.observe(player, row)
        observer.set_from(state, player)
        assert (observer.tensor == row).all()
        assert observer.dict["asked"][0] == 1
        assert observer.string_from(state, player)
        if game.get_type().provides_information_state_string:
            assert remembers.string_from(state, player) == state.information_state_string(player)


def test_information_states_hide_the_choices_of_the_turn() -> None:
    game = pyspiel.load_game("python_sevenwonders_classic(sides=day)")
    for state in walk("python_sevenwonders_classic(sides=day)", 2):
        if not state.is_chance_node() and state.current_player() == 0 and len(state.legal_actions()) > 2:
            one, two = state.clone(), state.clone()
            chosen = [action for action in state.legal_actions() if state.table.move_of(0, action) >= 0]
            one.apply_action(chosen[0])
            two.apply_action(chosen[-1])
            if one.current_player() == two.current_player() == 1 and one.chance.state.waiting == 0b110:
                assert one.information_state_string(1) == two.information_state_string(1)
                assert one.information_state_string(0) != two.information_state_string(0)
                return
    pytest.fail(f"{game} never reached such a state")


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(Exception, match="players"):
        pyspiel.load_game("python_sevenwonders_classic(players=2)").new_initial_state()
    with pytest.raises(OptionError):
        pyspiel.load_game(GAMES[0]).make_py_observer(params={"colour": 1})


@pytest.mark.skipif(not sevenwonders.compiled, reason="slow in the plain form, which gives the same text")
@pytest.mark.parametrize("name", list(playthroughs.GAMES))
def test_playthroughs_are_unchanged(name: str, tmp_path: Path) -> None:
    from absl import flags
    from open_spiel.python.algorithms.generate_playthrough import replay

    flags.FLAGS.mark_as_parsed()
    file = tmp_path / f"{name}.txt"
    file.write_text(playthroughs.stored(name), encoding="utf-8")
    before, after = replay(str(file))
    assert after == before
