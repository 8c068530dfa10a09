"""Self-play statistics of 7 Wonders networks: scores, sources of points, sides, science, calibration.

    python research/selfplay_classic.py [--network FILE] [--games 2000] [--seed 1] [--players 3,4,5,6,7]

The same network plays every seat with a one-ply search of its own moves, on random boards and sides; games are not
repeated with rotated seats. Win shares have 95 % intervals. The calibration compares the win shares that the network
predicts before each choice with the results: its error is the mean distance in 20 equal bins, weighted by the number
of positions in a bin. Positions of one game are correlated, so the error of a calibrated network is slightly above 0.

A seat with many cards of one colour may win because of them, or may have them because it was ahead. Green is therefore
compared with the other colours, each from the lowest number of cards that at most a third of the seats reach.
"""

import argparse
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from selfplay_games import play

from sevenwonders.ai.arena import interval
from sevenwonders.ai.classic.evaluator import MoveEvaluation
from sevenwonders.ai.classic.network_evaluator import NetworkEvaluator
from sevenwonders.ai.networks import network_of
from sevenwonders.classic import RULES, ids
from sevenwonders.classic.cards import BOARD_IDS
from sevenwonders.classic.seen import Seen
from sevenwonders.classic.state import State
from sevenwonders.core.rng import Rng, derived_seed

PARTS = 20
MANY = 6  # green cards
MUCH = 1 / 3  # of the seats, at most, have much of a colour
COLOURS = {"blue": ids.BLUE, "red": ids.RED, "green": ids.GREEN, "yellow": ids.YELLOW, "purple": ids.PURPLE}


@dataclass
class Findings:
    """Counts of the games with one number of players."""

    games: int = 0
    winners: int = 0
    points: int = 0
    lines: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    sides: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    scientists: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    colours: dict[tuple[str, int], list[float]] = field(default_factory=lambda: defaultdict(list))  # by colour, count
    expected: list[list[tuple[float, float]]] = field(default_factory=lambda: [[] for _ in range(PARTS)])


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--network", default="")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", default="3,4,5,6,7")
    given = parser.parse_args()
    evaluator = NetworkEvaluator(network_of("classic", given.network))
    for players in map(int, given.players.split(",")):
        found = Findings()
        for number in range(given.games):
            play_counted(evaluator, players, Rng(derived_seed(given.seed, players, number)), found)
        print_findings(players, found)


def play_counted(evaluator: NetworkEvaluator, players: int, rng: Rng, found: Findings) -> None:
    """Play one game and add it and the value predicted before each choice to `found`."""
    thought: list[tuple[int, float]] = []

    def look(_: State, mine: Seen, judged: Sequence[MoveEvaluation]) -> None:
        thought.append((mine.seat, judged[0].share))

    count(play(evaluator, players, rng, look), thought, found)


def count(state: State, thought: list[tuple[int, float]], found: Findings) -> None:
    """Count a game that is over."""
    found.games += 1
    shares = RULES.returns(state)
    for seat, share in enumerate(shares):
        found.sides[f"{BOARD_IDS[state.board[seat]]} {('day', 'night')[state.side[seat]]}"].append(share)
        kinds = state.kinds[seat]
        (found.scientists if kinds[ids.GREEN] >= MANY else found.others).append(share)
        for name, colour in COLOURS.items():
            found.colours[name, kinds[colour]].append(share)
        if share:
            found.winners += 1
            for line, points in RULES.score(state, seat).items():
                found.lines[line] += points
                found.points += points
    for seat, share in thought:
        found.expected[min(PARTS - 1, int(PARTS * share))].append((share, shares[seat]))


def print_findings(players: int, found: Findings) -> None:
    """Print the findings."""
    print(f"{players} players, {found.games} games: winners' mean {found.points / found.winners:.1f}")
    print("  by source:", ", ".join(f"{line} {total / found.winners:.1f}" for line, total in found.lines.items()))
    print(f"  {MANY} green cards or more: {result(found.scientists, players)}; fewer: {result(found.others, players)}")
    for name in COLOURS:
        print(f"  {much(found, name, players)}")
    for side, shares in sorted(found.sides.items(), key=lambda entry: -sum(entry[1]) / len(entry[1])):
        print(f"  {side}: {result(shares, players)}")
    total = sum(len(part) for part in found.expected)
    error = sum(abs(sum(a for a, _ in part) - sum(b for _, b in part)) for part in found.expected) / total
    print(f"  calibration error {error:.4f} over {total} positions")


def much(found: Findings, name: str, players: int) -> str:
    """Return the win shares of seats with many cards of a colour, as text."""
    least, shares = 99, list[float]()
    for number in sorted((number for colour, number in found.colours if colour == name), reverse=True):
        more = shares + found.colours[name, number]
        if len(more) > MUCH * found.games * players:
            break
        least, shares = number, more
    return f"much {name}, {least} cards or more: {result(shares, players)}"


def result(shares: list[float], players: int) -> str:
    """Return the mean win share, its interval and its ratio to the fair share, as text."""
    if not shares:
        return "none"
    mean = sum(shares) / len(shares)
    low, high = interval(mean, len(shares))
    return f"{100 * mean:.1f} % [{100 * low:.1f}, {100 * high:.1f}], {mean * players:.2f} x fair, {len(shares)} seats"


if __name__ == "__main__":
    main()
