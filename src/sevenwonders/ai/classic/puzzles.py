"""Puzzles of 7 Wonders: the last turn of Age III with open hands, solved by exact enumeration.

The value of a move is the share of the other seats' replies, all equally likely, after which the seat wins alone. In a
puzzle one action, a card and its use, wins against every reply, every other action is worse by at least `MARGIN`, and
neither the greedy agent nor the network finds it. Payments for the same action count as one, with the best value.
"""

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Final

from sevenwonders.ai.agents import Agent, make_agent
from sevenwonders.ai.puzzles import MARGIN, Puzzle, action
from sevenwonders.classic import ids, nature, rules
from sevenwonders.classic.cards import CARDS
from sevenwonders.classic.ruleset import RULES
from sevenwonders.classic.setup import Setup
from sevenwonders.classic.state import State
from sevenwonders.core.rng import Rng, derived_seed

GAME: Final = "classic"
PLAYERS: Final = (3, 4)
MAX_REPLIES: Final = 4_000
MIN_ACTIONS: Final = 4
RANDOM_MOVE_INTERVAL: Final = 12
COLOUR_OF: Final = {name: card.colour for card in CARDS for name in (card.id, card.building)}
BUILT: Final = {"red": "military", "green": "scientific", "blue": "points", "purple": "guild"}
USED: Final = {"sell": "discard", "stage": "wonder"}
THEMES: Final = ("last-turn", "commerce", *BUILT.values(), *USED.values())
SEARCHES: Final = (("net", 200), ("mcts:200", 150), ("mcts:1000", 250))
RATING_PER_ACTION: Final = 20


def mine(seed: int, games: range) -> Iterator[Puzzle | None]:
    """Yield for each game of self-play its puzzle or None; `seed` and the number determine a game."""
    players = [make_agent(GAME, spec, 0) for spec in ("net:0", "greedy")]
    for game in games:
        yield _mined(players, Rng(derived_seed(seed, game)), PLAYERS[game % len(PLAYERS)])


def _mined(agents: list[Agent], rng: Rng, players: int) -> Puzzle | None:
    state = RULES.new(Setup(players=players, sides="random"))
    while state.question() != ids.OVER:
        if state.question() < ids.FIRST_ASK:
            state = nature.after_draw(state, rng)
            continue
        if is_last_turn(state):
            return next((found for seat in range(players) if (found := puzzle_in(agents, state, seat))), None)
        for seat in [seat for seat in range(players) if state.waiting >> seat & 1]:
            legal = rules.legal_ids(state, seat)
            agent = agents[seat % len(agents)]
            is_random = rng.below(RANDOM_MOVE_INTERVAL) == 0
            move = legal[rng.below(len(legal))] if is_random else agent.choose(RULES.seen(state, seat))
            state = rules.after_move(state, seat, move)
    return None


def is_last_turn(state: State) -> bool:
    """Return whether all seats are to play the last turn."""
    everyone = (1 << state.players) - 1
    return (state.age, state.turn, state.question(), state.waiting) == (ids.AGES, ids.TURNS, ids.TURN, everyone)


def puzzle_in(agents: list[Agent], state: State, seat: int) -> Puzzle | None:
    """Return the puzzle of a last turn for a seat, None if it is none."""
    if prod(len(rules.legal_ids(state, other)) for other in range(state.players) if other != seat) > MAX_REPLIES:
        return None
    values = solve(state, seat)
    if not is_puzzle(values) or values is None:
        return None
    best = max(values, key=lambda text: values[text])
    seen = RULES.seen(state, seat)
    if any(_text(state, agent.choose(seen), best) for agent in agents):
        return None
    return Puzzle(
        "",
        GAME,
        RULES.position_text(state),
        seat,
        best,
        {text: round(value, 9) for text, value in sorted(values.items(), key=lambda one: -one[1])},
        themes_of(best),
        rating(state, seat, best, len(values)),
    )


def is_puzzle(values: dict[str, float] | None) -> bool:
    """Return whether one action always wins and all others are worse by `MARGIN`."""
    if values is None or len(values) < MIN_ACTIONS:
        return False
    first, second = sorted(values.values(), reverse=True)[:2]
    return first >= 1.0 and first - second >= MARGIN


def themes_of(best: str) -> tuple[str, ...]:
    """Return the themes of a puzzle by its best action."""
    verb, *_, card = action(best).split()
    return "last-turn", BUILT.get(COLOUR_OF[card], "commerce") if verb == "build" else USED[verb]


def rating(state: State, seat: int, best: str, actions: int) -> int:
    """Return the difficulty, by the searches that miss the action and the number of actions."""
    seen = RULES.seen(state, seat)
    missed = sum(points for spec, points in SEARCHES if not _text(state, make_agent(GAME, spec, 1).choose(seen), best))
    return 1000 + missed + RATING_PER_ACTION * (actions - MIN_ACTIONS)


def _text(state: State, move: int, best: str) -> bool:
    """Return whether a move is the best action."""
    return action(RULES.move_text(state, RULES.move_of(move))) == action(best)


# ---- exact enumeration


def solve(state: State, seat: int) -> dict[str, float] | None:
    """Return the value of each action, by the text of its best payment."""
    found: dict[str, tuple[float, str]] = {}
    for move in rules.legal_ids(state, seat):
        text = RULES.move_text(state, RULES.move_of(move))
        value = value_of(state, seat, move)
        if action(text) not in found or value > found[action(text)][0]:
            found[action(text)] = value, text
    return {text: value for value, text in found.values()}


def value_of(state: State, seat: int, move: int) -> float:
    """Return the share of the replies after which the seat wins alone with this move."""
    others = [other for other in range(state.players) if other != seat]
    total, won = 0, 0.0
    for answers in product(*(rules.legal_ids(state, other) for other in others)):
        after = rules.after_move(state, seat, move)
        for other, answer in zip(others, answers, strict=True):
            after = rules.after_move(after, other, answer)
        won += _won(after, seat)
        total += 1
    return won / total


def _won(state: State, seat: int) -> float:
    """Return the probability that a seat wins alone; other seats answer pending questions at random."""
    if state.question() == ids.OVER:
        return float(state.winners == 1 << seat)
    asked = (state.waiting & -state.waiting).bit_length() - 1
    parts = []
    for move in rules.legal_ids(state, asked):
        after = rules.after_move(state, asked, move)
        parts.append(_won(after, seat))
    return max(parts) if asked == seat else sum(parts) / len(parts)


def prove(puzzle: Puzzle) -> bool:
    """Return whether a new enumeration gives the same values and the same single winning action."""
    state = RULES.parse_position(puzzle.position)
    values = solve(state, puzzle.seat)
    if values is None or values.keys() != puzzle.values.keys() or not is_puzzle(values):
        return False
    same = all(abs(values[text] - value) < 1e-6 for text, value in puzzle.values.items())
    return same and max(values, key=lambda text: values[text]) == puzzle.best
