"""Play games of bots from fixed seeds and print a digest of each record, to compare two builds of the engine.

python same_games.py GAMES    GAMES of each game
"""

import json
import sys
from hashlib import sha256
from typing import Any

import sevenwonders
from sevenwonders import classic, core, duel
from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.levels import agent_of

LEVELS = ("beginner", "easy", "medium", "skilled", "hard", "expert")


def main(games: int) -> None:
    if not sevenwonders.compiled:
        sys.exit("the engine is not compiled")
    for name in ("duel", "classic"):
        for number in range(games):
            print(json.dumps(result_of(name, number)))


def result_of(name: str, number: int) -> dict[str, object]:
    """Return the digest and the result of a game; every level plays, and all numbers of players occur."""
    seats = 2 if name == "duel" else 3 + number % 5
    game: core.game.Game[Any, Any, Any, Any] = duel.Game(seed=number)
    if name == "classic":
        game = classic.Game(seed=number, players=seats)
    levels = [LEVELS[(number + seat) % len(LEVELS)] for seat in range(seats)]
    agents = [make_agent(name, agent_of(name, level), 1_000 * number + seat) for seat, level in enumerate(levels)]
    moves = 0
    while not game.is_over:
        for seat in list(game.asked):
            game.play(agents[seat].choose(game.seen(seat)), seat)
            moves += 1
    digest = sha256(game.record.text.encode()).hexdigest()
    return {"game": name, "seed": number, "levels": levels, "moves": moves, "record": digest}


if __name__ == "__main__":
    main(int(sys.argv[1]))
