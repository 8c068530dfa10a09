"""Themes of Duel puzzles, derived from the effects of the best move."""

from collections.abc import Iterator
from typing import Final

from sevenwonders.ai.duel.endgame import Endgame, Solution
from sevenwonders.duel import ids, rules
from sevenwonders.duel.ids import REASONS
from sevenwonders.duel.ruleset import RULES
from sevenwonders.duel.state import State
from sevenwonders.duel.threats import winning_moves

THEMES: Final = (
    "military",  # the best play ends by military supremacy
    "scientific",
    "points",  # it ends by points
    "extra-turn",  # the move brings another turn
    "deny",  # the opponent could win at once, and cannot after the move
    "seventh-wonder",  # after it no more wonders can be built
    "wonder",
    "discard",  # the card is sold
    "token",  # a progress token is to be chosen
    "destroy",
    "revive",
    "quiet",  # the obvious move uncovers a card, and this one does not
    "win",  # it wins for certain
    "save",  # every other move loses for certain
)
MOST_WONDERS: Final = 7
NODES: Final = 300_000


def themes_of(state: State, best: int, solution: Solution, tempting: int) -> tuple[str, ...]:
    """Return the themes of a position with this best move; `tempting` is the move that a first look would make."""
    after = rules.after_move(state, best)
    seat, value = state.active, solution.moves[best]
    held = {
        ending(after): True,
        "extra-turn": (after.question() != ids.OVER and after.again == 1) or _moves_again(state, after),
        "deny": denies_win(state, after, seat),
        "seventh-wonder": _raised(state) == MOST_WONDERS - 1 and _raised(after) == MOST_WONDERS,
        "wonder": _raised(after) > _raised(state),
        "discard": ids.SELL_0 <= best < ids.RAISE_0,
        "token": ids.TAKE_0 <= best < ids.DESTROY_0,
        "destroy": ids.DESTROY_0 <= best < ids.REVIVE_0,
        "revive": ids.REVIVE_0 <= best < ids.BEGIN_0,
        "quiet": uncovered(state, tempting) > 0 and uncovered(state, best) == 0 and best < ids.DRAFT_0,
        "win": value >= 1.0,
        "save": value < 1.0 and sorted(solution.moves.values())[-2] <= 0.0,
    }
    return tuple(theme for theme in THEMES if held.get(theme))


def denies_win(state: State, after: State, seat: int) -> bool:
    """Return whether the other seat could win at once were it its turn, and cannot now that it is.

    Follow-up choices belong to the move, which must deny the win with each of them. If a card is revealed first, its
    effect is unknown and the win counts as not denied.
    """
    return bool(winning_moves(state, 1 - seat)) and all(
        end.question() == ids.TURN and end.active != seat and not winning_moves(end, 1 - seat)
        for end in _settled(after)
    )


def _settled(state: State) -> Iterator[State]:
    """Yield the positions after the choices that a move leaves to its seat; the position itself if it leaves none."""
    if state.question() not in (ids.TAKE, ids.DESTROY, ids.REVIVE):
        yield state
        return
    for choice in rules.legal_ids(state):
        after = rules.after_move(state, choice)
        yield from _settled(after)


def uncovered(state: State, move: int) -> int:
    """Return how many slots a move opens."""
    if move >= ids.DRAFT_0:
        return 0
    after = rules.after_move(state, move)
    return (after.open & ~state.open & after.present).bit_count()


def ending(state: State) -> str:
    """Return how the game ends if both play on as well as they can, by the first of equally likely draws."""
    state = state.copy()
    while (question := state.question()) != ids.OVER:
        if question < ids.FIRST_ASK:
            outcomes = RULES.outcomes(state)
            assert outcomes is not None  # no deal is left
            state = RULES.settle(state, outcomes[0][0])
            continue
        found = Endgame(NODES).best(state)
        state = rules.after_move(state, found[0] if found else rules.legal_ids(state)[0])
    reason = REASONS[state.reason]
    return "points" if reason == "civilian" else reason


def _moves_again(before: State, after: State) -> bool:
    return before.question() == ids.TURN and after.question() == ids.TURN and after.active == before.active


def _raised(state: State) -> int:
    return state.raised[0].bit_count() + state.raised[1].bit_count()
