"""Puzzles: those of the package are puzzles by an independent solver; mining finds such, and days differ."""

import pytest
from tests.ai.brute_force import BruteForce

from sevenwonders import classic, compiled, duel
from sevenwonders.ai import puzzle_mining
from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.puzzles import MARGIN, Puzzle, daily, numbered, puzzle_of, puzzles_of, read, value_of, written
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import Ask

SMALL = 5  # cards left, which brute force can do


def cards_left(position: str) -> int:
    return duel.RULES.parse_position(position).present.bit_count()


SAMPLE = [puzzle for puzzle in puzzles_of("duel") if cards_left(puzzle.position) <= SMALL][::12][:6]


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_brute_force_agrees_with_every_value_of_a_puzzle(puzzle: Puzzle) -> None:
    state = duel.RULES.parse_position(puzzle.position)
    values = BruteForce().moves(state)
    assert values.keys() == puzzle.values.keys()
    for move, value in values.items():
        assert float(value) == pytest.approx(puzzle.values[move], abs=1e-6)
    first, second = sorted(values.values(), reverse=True)[:2]
    assert first - second >= MARGIN - 1e-9
    assert values[puzzle.best] == first
    choice = make_agent("duel", "greedy", 0).choose(duel.RULES.seen(state, puzzle.seat))
    assert duel.RULES.move_text(state, duel.RULES.move_of(choice)) != puzzle.best


def test_puzzles_of_classic_are_won_by_one_action_against_all_replies() -> None:
    every = puzzles_of("classic")
    assert len(every) >= 50
    for puzzle in every[:: len(every) // 2]:
        assert _worst(puzzle) == {move: value >= 1.0 for move, value in puzzle.values.items()}


def _worst(puzzle: Puzzle) -> dict[str, bool]:
    """Return for each move of a puzzle whether its seat wins alone after every answer, by the protocol alone."""
    rules, state = classic.RULES, classic.RULES.parse_position(puzzle.position)
    return {
        text: _always_won(rules.play(state, puzzle.seat, rules.parse_move(state, text, puzzle.seat)), puzzle.seat)
        for text in puzzle.values
    }


def _always_won(state: classic.State, seat: int) -> bool:
    rules, pending = classic.RULES, classic.RULES.pending(state)
    if not isinstance(pending, Ask):
        return rules.returns(state)[seat] == 1.0
    asked = pending.seats[0]
    found = (_always_won(rules.play(state, asked, move), seat) for move in rules.legal(state, asked))
    return any(found) if asked == seat else all(found)


def test_puzzles_are_many_and_of_many_themes() -> None:
    every = puzzles_of("duel")
    assert len(every) >= 300
    assert len({puzzle.position for puzzle in every}) == len(every)
    themes = {theme for puzzle in every for theme in puzzle.themes}
    assert themes >= {"scientific", "military", "extra-turn", "deny", "seventh-wonder", "quiet"}
    assert [puzzle.rating for puzzle in every] == sorted(puzzle.rating for puzzle in every)


def test_a_year_of_days_has_no_puzzle_twice_in_a_row() -> None:
    days = [daily("duel", day).id for day in range(len(puzzles_of("duel")))]
    assert len(set(days)) == len(days)


@pytest.mark.skipif(not compiled, reason="solves a hundred endgames")
def test_a_sample_is_proved_again() -> None:
    assert all(puzzle_mining.prove(puzzle) for puzzle in puzzles_of("duel")[::40])


@pytest.mark.skipif(not compiled, reason="plays hundreds of games")
def test_mined_positions_are_puzzles() -> None:
    found = puzzle_mining.mine("duel", 120, 3, seed=5)
    assert found
    assert all(puzzle_mining.prove(puzzle) and puzzle.margin >= MARGIN for puzzle in found)
    assert read(written(found)) == found == numbered(found)


def test_moves_are_looked_up_by_their_text() -> None:
    puzzle = puzzle_of("duel-1")
    assert value_of(puzzle, puzzle.best) == max(puzzle.values.values())
    assert value_of(puzzle, "build nothing") is None
    with pytest.raises(OptionError, match="puzzle/unknown"):
        puzzle_of("duel-0")
