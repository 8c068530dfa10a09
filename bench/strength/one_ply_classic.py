"""A match of a network of 7 Wonders against copies of another, all on their own moves alone, in the compiled loop.

    python bench/strength/one_ply_classic.py best.net pinned.net [--players 3 5 7] [--games 6000] [--seed 1]

Networks are named as after `net@`: a file, or one that comes with the package; `classic` is the released one. The first
has one seat, each in turn; boards and sides are any.
"""

import argparse

from sevenwonders.ai.classic.course import MEASURED, against_network
from sevenwonders.ai.match import interval
from sevenwonders.ai.networks import network_of


def main() -> None:
    parser = argparse.ArgumentParser(description="Let a network of 7 Wonders play against copies of another.")
    parser.add_argument("networks", nargs=2)
    parser.add_argument("--players", type=int, nargs="+", default=MEASURED)
    parser.add_argument("--games", type=int, default=6_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    one, two = (network_of("classic", "" if name == "classic" else name) for name in options.networks)
    for players in options.players:
        share = against_network(one, two, players, options.games, options.seed).shares / options.games
        low, high = (players * end for end in interval(share, options.games))
        print(f"{players} players: {players * share:.3f} times the fair share [{low:.3f}, {high:.3f}]", flush=True)


if __name__ == "__main__":
    main()
