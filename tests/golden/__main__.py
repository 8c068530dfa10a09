"""Compare the golden games with the engine's present output, or rewrite them.

    python -m tests.golden             list the files that differ
    python -m tests.golden --write     rewrite them; then read the diff

To add a game, put its record under the folder of its game, list it with its title, and write.
"""

import sys

from tests.golden import classic_games, duel_games


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--write"]):
        print(__doc__, file=sys.stderr)
        return 2
    differing = 0
    for games in (duel_games, classic_games):
        for name, title in games.GAMES.items():
            path = games.path_of(name)
            text = games.render(games.read(name), title)
            if path.read_text(encoding="utf-8") != text:
                differing += 1
                if arguments:
                    path.write_text(text, encoding="utf-8")
                print(f"{'written' if arguments else 'differs'}: {path.relative_to(path.parents[3])}")
    return 0 if arguments or not differing else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
