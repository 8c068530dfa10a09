"""Play a match between two networks at one ply, in the compiled loop.

    python bench/match.py duel 3000 500 [--games 4000] [--seed 1]
    python bench/match.py duel net net:0@45000
    python bench/match.py classic best.net classic [--players 3 5 7] [--games 6000]

A network is named as after `net@`: a file, or a network of the package; `duel` and `classic` are the released ones. In
Duel the seats are swapped on the same draws, and `net` or `net@FILE` plays with tactical lookahead, like that agent. In
7 Wonders the first network takes one seat, each in turn, against copies of the second; boards and sides are random.
"""

import argparse

from sevenwonders.ai.arena import elo, interval
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator
from sevenwonders.ai.duel.tactics import TacticalEvaluator
from sevenwonders.ai.networks import network_of
from sevenwonders.duel.ids import REASONS
from sevenwonders.training.classic_schedule import MEASURED_PLAYERS, against_network
from sevenwonders.training.duel_schedule import against


def duel_player(name: str) -> NetworkEvaluator:
    """Return the evaluator named on the command line."""
    kind, at, network = name.partition("@")
    if kind in ("net", "net:0"):
        return (TacticalEvaluator if kind == "net" else NetworkEvaluator)(network_of("duel", network))
    if at or ":" in name:
        raise SystemExit(f"{name} is neither a network nor a one-ply player")
    return NetworkEvaluator(network_of("duel", "" if name == "duel" else name))


def duel(options: argparse.Namespace) -> None:
    """Print the score of a match of Duel."""
    one, two = (duel_player(name) for name in options.networks)
    found = against(one, two, options.games, options.seed)
    share = found.points / options.games
    low, high = interval(share, options.games)
    won = ", ".join(f"{reason} {found.wins[0][number]}" for number, reason in enumerate(REASONS) if number)
    score = f"{100 * share:.1f} % [{100 * low:.1f}, {100 * high:.1f}] of {options.games} games"
    print(f"{options.networks[0]} – {options.networks[1]}: {score}, {elo(share) or 0.0:+.0f} Elo; won by {won}")


def classic(options: argparse.Namespace) -> None:
    """Print the score of a match of 7 Wonders for each number of players."""
    one, two = (network_of("classic", "" if name == "classic" else name) for name in options.networks)
    for players in options.players:
        share = against_network(one, two, players, options.games, options.seed).shares / options.games
        low, high = (players * end for end in interval(share, options.games))
        print(f"{players} players: {players * share:.3f} times the fair share [{low:.3f}, {high:.3f}]", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a match between two networks at one ply.")
    parser.add_argument("game", choices=["duel", "classic"])
    parser.add_argument("networks", nargs=2)
    parser.add_argument("--players", type=int, nargs="+", default=MEASURED_PLAYERS, help="of 7 Wonders")
    parser.add_argument("--games", type=int, default=4_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    (duel if options.game == "duel" else classic)(options)


if __name__ == "__main__":
    main()
