"""Table histories: a replayed log gives an equal history, and undone steps leave no trace in the game."""

from typing import Any

import msgspec
import pytest
from tests.server.sealed import RULES as SEALED

from sevenwonders.core.errors import MoveError
from sevenwonders.core.protocol import AnyRules
from sevenwonders.core.registry import rules_of
from sevenwonders.core.rng import Rng
from sevenwonders.tables.history import History
from sevenwonders.tables.log import AnyEntry, Drawn, Played, Rematched, Resigned, Seated, Undone

SEED = "0123456789abcdef"
DUEL = rules_of("duel")
GAMES: list[tuple[AnyRules, int]] = [(DUEL, 2), (rules_of("classic"), 4), (SEALED, 3)]


def started(rules: AnyRules, seats: int, seed: str = SEED) -> History:
    history = History(rules, rules.setup(seats), seed)
    history.draw()
    return history


def play_some(history: History, moves: int, chance: Rng) -> None:
    for _ in range(moves):
        if history.asked:
            seat = history.asked[chance.below(len(history.asked))]
            legal = history.game.legal(seat)
            history.play(seat, legal[chance.below(len(legal))].id)


def entries(history: History) -> list[AnyEntry]:
    return [line.entry for line in history.lines]


def standing(history: History) -> tuple[Any, ...]:
    """Return all public properties of a history."""
    views = [msgspec.json.encode(history.game.view(seat)) for seat in (None, *range(history.game.seats))]
    backs = [history.undo_target(seat) for seat in range(history.game.seats)]
    events = [history.events(after) for after in range(history.version + 1)]
    return (history.version, history.changed, history.pending, views, backs, events, history.record_text({}))


@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_a_log_replays_to_the_same_history(rules: AnyRules, seats: int) -> None:
    chance = Rng(5)
    history = started(rules, seats)
    for _ in range(12):
        play_some(history, 3, chance)
        if not history.asked:
            break
        back = history.undo_target(chance.below(seats))
        if back is not None:
            history.undo(back.seat, back.steps)
        again = History(rules, rules.setup(seats), SEED, entries(history))
        assert standing(again) == standing(history)
        again.draw()
        assert again.version == history.version, "nothing was owed"


@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_a_copy_of_a_history_is_independent(rules: AnyRules, seats: int) -> None:
    history = started(rules, seats)
    play_some(history, 2, Rng(1))
    before = standing(history)
    ahead = history.copy()
    play_some(ahead, 3, Rng(2))
    back = next(filter(None, map(ahead.undo_target, range(seats))))
    ahead.undo(back.seat, back.steps)
    ahead.add(Seated(0, "renamed", "Ana"))
    assert standing(history) == before
    assert ahead.lines[: history.version] == history.lines


def test_an_illegal_move_adds_no_entry() -> None:
    history = started(DUEL, 2)
    before = standing(history)
    for seat, move in ((0, 99_999), (1, history.game.legal(0)[0].id), (0, "fly")):
        with pytest.raises(Exception, match=r"move/|text/"):
            history.play(seat, move)
    assert standing(history) == before


def test_draws_follow_from_the_seed_and_the_step() -> None:
    one, same, other = started(DUEL, 2), started(DUEL, 2), started(DUEL, 2, "ff")
    assert entries(one) == entries(same) != entries(other)
    play_some(one, 9, Rng(3))
    mover = one.asked[0]
    move = one.game.legal(mover)[0].id
    one.play(mover, move)
    drawn, state = entries(one), one.game.state
    back = one.undo_target(mover)
    assert back is not None
    one.undo(back.seat, back.steps)
    one.play(mover, move)
    assert one.game.state == state
    assert entries(one)[len(drawn) :] == [Undone(mover, list(back.steps)), *drawn[back.steps[0] - 1 :]]


def test_one_sealed_choice_can_be_undone_among_others() -> None:
    history = started(SEALED, 3)
    history.play(0, history.game.legal(0)[0].id)
    asked = history.changed
    history.play(1, history.game.legal(1)[1].id)
    kept = history.lines[-1].entry
    back = history.undo_target(0)
    assert back is not None
    assert (back.steps, back.is_sealed, back.reveals) == ((2,), True, False)
    history.undo(back.seat, back.steps)
    assert [moment.text for moment in history.game.moments[1:]] == [kept.text if isinstance(kept, Played) else ""]
    assert history.asked == (0, 2)
    assert history.changed == asked == 1, "the others were asked the same all the time"
    for seat in (0, 2):
        history.play(seat, history.game.legal(seat)[0].id)
    assert history.changed == history.version
    revealed = history.undo_target(1)
    assert revealed is not None
    assert (revealed.is_sealed, revealed.reveals) == (False, True)


def test_a_finished_history_accepts_no_move() -> None:
    history = started(DUEL, 2)
    play_some(history, 2, Rng(1))
    history.add(Resigned(0))
    assert (history.pending, history.asked) == (history.pending, ())
    assert history.is_over
    assert history.undo_target(0) is None
    assert history.record_text({}).endswith("# resigned: A\n")
    with pytest.raises(MoveError, match="move/game-over"):
        history.play(1, 0)
    version = history.version
    history.draw()
    assert history.version == version
    history.add(Rematched("another"))
    assert history.rematch == "another"


def test_draws_are_logged() -> None:
    history = started(DUEL, 2)
    assert {type(entry) for entry in entries(history)} == {Drawn}


def test_a_draw_that_was_undone_is_remembered() -> None:
    history = started(DUEL, 2)
    chance = Rng(3)
    while not any(isinstance(entry, Drawn) for entry in entries(history)[8:]):
        play_some(history, 1, chance)
    assert not history.has_undone_draw
    seat = next(line.entry.seat for line in reversed(history.lines) if isinstance(line.entry, Played))
    back = history.undo_target(seat)
    assert back is not None
    history.undo(back.seat, back.steps)
    assert history.has_undone_draw
