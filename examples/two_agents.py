"""Define two agents and play a match between them.

    python -m examples.two_agents

An agent is a class with `choose`: it receives the information of its seat and returns a move id.
"""

from typing import Any

from sevenwonders import duel
from sevenwonders.ai.arena import Match, interval, play_match
from sevenwonders.duel import score
from sevenwonders.duel.moves import Sell
from sevenwonders.duel.rules import after_move


class Hoarder:
    """Plays the last legal sale, or the first legal move if there is no sale."""

    def __init__(self, seed: int) -> None:
        self.name = "hoarder"
        self.seed = seed

    def choose(self, seen: Any) -> int:
        """Return a move id."""
        moves = seen.legal_ids()
        sales = [move for move in moves if isinstance(duel.RULES.move_of(move), Sell)]
        return int(sales[-1] if sales else moves[0])


class Counter:
    """Plays the move with the highest score afterwards."""

    def __init__(self, seed: int) -> None:
        self.name = "counter"
        self.seed = seed

    def choose(self, seen: Any) -> int:
        """Return a move id."""
        return max(map(int, seen.legal_ids()), key=lambda move: self._points(seen, move))

    def _points(self, seen: Any, move: int) -> int:
        return score.points(after_move(seen.state, move), seen.seat)


def main() -> None:
    """Play a match, then one game."""
    here = "examples.two_agents"
    tally = play_match(Match("duel", (f"{here}:Counter", f"{here}:Hoarder"), games=100, seed=1))
    low, high = interval(tally.share(0), tally.games)
    print(f"counter wins {100 * tally.share(0):.0f} % of {tally.games} games, {100 * low:.0f} to {100 * high:.0f}")
    game = duel.Game(seed=1, beginners=True)
    players = (Counter(0), Hoarder(0))
    while not game.is_over:
        game.play(players[game.asked[0]].choose(game.seen()))
    print(game.pending, [sum(game.rules.score(game.state, seat).values()) for seat in (0, 1)])


if __name__ == "__main__":
    main()
