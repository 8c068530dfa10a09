"""Puzzles of Duel: mined from self-play, each proved by the exact solver.

A puzzle is a position of Age III with one best move, better than any other by `MARGIN`, which neither the greedy player
nor the network at one ply finds. Its rating grows with the searches that miss it, its moves, and the cards left.
"""

from collections.abc import Iterator
from typing import Final

from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.duel import puzzle_themes
from sevenwonders.ai.duel.endgame import Endgame, Solution
from sevenwonders.ai.duel.greedy import GreedyAgent
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator
from sevenwonders.ai.networks import network_of
from sevenwonders.ai.puzzles import FEWEST_MOVES, MARGIN, Puzzle
from sevenwonders.core.rng import Rng, derived_seed
from sevenwonders.duel import ids, nature, rules
from sevenwonders.duel.ruleset import RULES
from sevenwonders.duel.seen import Seen
from sevenwonders.duel.setup import Setup
from sevenwonders.duel.state import State

GAME: Final = "duel"
MOST_CARDS: Final = 7
DEEP_CARDS: Final = 9  # in one game of `DEEP_GAMES`: these take longest to solve
DEEP_GAMES: Final = 10
FEWEST_CARDS: Final = 3
NODES: Final = 500_000
WORTH_FINDING: Final = 0.35  # lowest value of the best move
WHIM: Final = 16  # one move in `WHIM` is random, so that games differ

# Agents that rate a puzzle; the weakest has 1000.
SEARCHES: Final = (("mcts:200", 100), ("net:30", 150), ("net:200", 200), ("net:1000", 250))
FOR_A_MOVE: Final = 8
FOR_A_CARD: Final = 25


def mine(seed: int, games: range) -> Iterator[Puzzle | None]:
    """Return a puzzle or None for each self-play game; a game is determined by its number."""
    evaluator = NetworkEvaluator(network_of(GAME))
    for game in games:
        most = DEEP_CARDS if game % DEEP_GAMES == 0 else MOST_CARDS
        yield _mined(evaluator, Rng(derived_seed(seed, game)), most)


def _mined(evaluator: NetworkEvaluator, rng: Rng, most: int) -> Puzzle | None:
    """Play one game; return the first puzzle in it."""
    state = RULES.new(Setup())
    while (question := state.question()) != ids.OVER:
        if question < ids.FIRST_ASK:
            state = nature.after_draw(state, rng)
            continue
        puzzle = puzzle_in(evaluator, state) if state.present.bit_count() <= most else None
        if puzzle is not None:
            return puzzle
        legal = rules.legal_ids(state)
        state = rules.after_move(
            state, legal[rng.below(len(legal))] if rng.below(WHIM) == 0 else evaluator.choose(state)
        )
    return None


def puzzle_in(evaluator: NetworkEvaluator, state: State) -> Puzzle | None:
    """Return the puzzle that a position is, if it is one."""
    if state.age != ids.AGES or state.present.bit_count() < FEWEST_CARDS:
        return None
    if len(rules.legal_ids(state)) < FEWEST_MOVES:
        return None
    found = Endgame(NODES).best(state)
    if found is None or found[1] < WORTH_FINDING or is_easy(evaluator, state, found[0]):
        return None
    solution = Endgame(NODES).solve(state)
    return None if solution is None or margin(solution) < MARGIN else _made(evaluator, state, solution)


def is_easy(evaluator: NetworkEvaluator, state: State, best: int) -> bool:
    """Return whether the network at one ply, or the greedy player, finds the best move."""
    return best in (evaluator.choose(state), GreedyAgent().choose(Seen(state.active, state)))


def margin(solution: Solution) -> float:
    """Return by how much the best move is better than the second."""
    first, second = sorted(solution.moves.values(), reverse=True)[:2]
    return round(first - second, 9)


def _made(evaluator: NetworkEvaluator, state: State, solution: Solution) -> Puzzle:
    best = max(solution.moves, key=lambda move: solution.moves[move])
    texts = {move: RULES.move_text(state, RULES.move_of(move)) for move in solution.moves}
    return Puzzle(
        "",
        GAME,
        RULES.position_text(state),
        state.active,
        texts[best],
        {texts[move]: round(value, 9) for move, value in sorted(solution.moves.items(), key=lambda one: -one[1])},
        puzzle_themes.themes_of(state, best, solution, evaluator.choose(state)),
        rating(state, best),
    )


def rating(state: State, best: int) -> int:
    """Return how hard it is to find a move."""
    seen = Seen(state.active, state)
    missed = sum(points for spec, points in SEARCHES if make_agent(GAME, spec, 1).choose(seen) != best)
    moves, cards = len(rules.legal_ids(state)), state.present.bit_count()
    return 1000 + missed + FOR_A_MOVE * (moves - FEWEST_MOVES) + FOR_A_CARD * (cards - FEWEST_CARDS)


def prove(puzzle: Puzzle) -> bool:
    """Return whether a puzzle is one still: solved again, the same values, one best move, not an easy one."""
    state = RULES.parse_position(puzzle.position)
    solution = Endgame(NODES).solve(state)
    if solution is None or state.active != puzzle.seat:
        return False
    values = {RULES.move_text(state, RULES.move_of(move)): value for move, value in solution.moves.items()}
    same = values.keys() == puzzle.values.keys() and all(abs(values[m] - v) < 1e-6 for m, v in puzzle.values.items())
    return same and margin(solution) >= MARGIN and max(values, key=lambda move: values[move]) == puzzle.best
