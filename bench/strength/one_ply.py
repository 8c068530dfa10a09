"""A match of two networks of Duel that look one move ahead, in the compiled loop: thousands of games a second.

    python bench/strength/one_ply.py 3000 500 [--games 4000] [--seed 1]

Networks are named as after `net@`: a file, or one that comes with the package; `duel` is the released one. Seats are
swapped on the same draws.
"""

import argparse

from sevenwonders.ai.duel.course import against_network
from sevenwonders.ai.match import elo, interval
from sevenwonders.ai.networks import network_of
from sevenwonders.duel.ids import REASONS


def main() -> None:
    parser = argparse.ArgumentParser(description="Let two networks of Duel play, one move deep.")
    parser.add_argument("networks", nargs=2)
    parser.add_argument("--games", type=int, default=4_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    one, two = (network_of("duel", "" if name == "duel" else name) for name in options.networks)
    found = against_network(one, two, options.games, options.seed)
    share = found.points / options.games
    low, high = interval(share, options.games)
    won = ", ".join(f"{reason} {found.wins[0][number]}" for number, reason in enumerate(REASONS) if number)
    print(
        f"{options.networks[0]} – {options.networks[1]}: {100 * share:.1f} % [{100 * low:.1f}, {100 * high:.1f}]",
        end="",
    )
    print(f" of {options.games} games, {elo(share) or 0.0:+.0f} Elo; won by {won}")


if __name__ == "__main__":
    main()
