"""A match of two networks of Duel that look one move ahead, in the compiled loop: thousands of games a second.

    python bench/strength/one_ply.py 3000 500 [--games 4000] [--seed 1]
    python bench/strength/one_ply.py net net:0@45000

Networks are named as after `net:0@`: a file, or one that comes with the package; `duel` is the released one. They play
alone, as `net:0` does; what is named `net` or `net@FILE` looks to the end of its turn and sees proofs, as that agent
does. Seats are swapped on the same draws.
"""

import argparse

from sevenwonders.ai.duel.course import against
from sevenwonders.ai.duel.net import NetEvaluator
from sevenwonders.ai.duel.sight import Sighted
from sevenwonders.ai.match import elo, interval
from sevenwonders.ai.networks import network_of
from sevenwonders.duel.ids import REASONS


def player(name: str) -> NetEvaluator:
    """Return the player of a name."""
    kind, at, network = name.partition("@")
    if kind in ("net", "net:0"):
        return (Sighted if kind == "net" else NetEvaluator)(network_of("duel", network))
    if at or ":" in name:
        raise SystemExit(f"{name} is no network, and no player that looks one move ahead")
    return NetEvaluator(network_of("duel", "" if name == "duel" else name))


def main() -> None:
    parser = argparse.ArgumentParser(description="Let two networks of Duel play, one move deep.")
    parser.add_argument("networks", nargs=2)
    parser.add_argument("--games", type=int, default=4_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    one, two = (player(name) for name in options.networks)
    found = against(one, two, options.games, options.seed)
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
