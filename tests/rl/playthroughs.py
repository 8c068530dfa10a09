"""Recorded OpenSpiel playthroughs: the complete interface of one game per step, compared literally.

`.venv/bin/python -m tests.rl.playthroughs --write` regenerates them; review the differences.
"""

import gzip
import sys
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).with_name("playthroughs")
GAMES: Final = {
    "duel": "python_sevenwonders_duel",
    "classic": "python_sevenwonders_classic(players=3,sides=random)",
}
SEED: Final = 7


def stored(name: str) -> str:
    """Return the recorded playthrough."""
    return gzip.decompress((HOME / f"{name}.txt.gz").read_bytes()).decode()


def write() -> None:
    """Regenerate all playthroughs."""
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    import sevenwonders.rl.spiel  # noqa: F401 - registers the games

    HOME.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        text = playthrough(game, None, seed=SEED)
        (HOME / f"{name}.txt.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()
