"""The seven AI levels and the agent each of them stands for, by game.

Levels differ in training and search: weaker networks, no search or a short one. No level plays deliberate mistakes. A
level can be combined with a persona where the game has them: `hard+scholar`. A level can be used wherever an agent is
named.

>>> list(levels_of("duel"))
['beginner', 'easy', 'medium', 'skilled', 'hard', 'expert', 'master']
>>> agent_of("duel", "hard+scholar")
'net:0+scholar'
"""

from collections.abc import Mapping
from typing import Final

from sevenwonders import compiled

# Weakest first. Their names and a sentence about each are the messages `level-KEY` and `level-KEY-about`.
LEVELS: Final = ("beginner", "easy", "medium", "skilled", "hard", "expert", "master")
USUAL: Final = "easy"  # default for new players

# 0.1 s compiled; the plain form would take half a minute.
_LONGEST: Final = "net:20000" if compiled else "net:1s"
_AGENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "duel": ("net:0@400", "net:0@500", "net:0@3000", "net:0@45000", "net:0", "net:50", _LONGEST),
    # Up to six bots of a table decide at once, possibly in one process.
    "classic": ("net:0@1000", "net:0@3000", "net:0@4000", "net:0@28000", "net:0@90000", "net:0", "net:2000"),
}
_ANY_GAME: Final = {USUAL: "random"}
# Personas by game; messages `persona-KEY` and `persona-KEY-about`.
PERSONAS: Final = ("general", "scholar", "senator", "merchant", "gambler")
_WITH_PERSONAS: Final = frozenset({"duel"})


def levels_of(game: str) -> Mapping[str, str]:
    """Return the levels of a game, weakest first, with their agents."""
    return dict(zip(LEVELS, _AGENTS[game], strict=True)) if game in _AGENTS else _ANY_GAME


def personas_of(game: str) -> tuple[str, ...]:
    """Return the personas that a level of a game can have."""
    return PERSONAS if game in _WITH_PERSONAS else ()


def is_level(game: str, word: str) -> bool:
    """Return whether a word is a level of a game, with or without a persona."""
    level, plus, persona = word.partition("+")
    return level in levels_of(game) and (not plus or persona in personas_of(game))


def agent_of(game: str, word: str) -> str:
    """Return the agent spec of a level, with its persona; other words are returned unchanged."""
    if not is_level(game, word):
        return word
    level, plus, persona = word.partition("+")
    kind, at, network = levels_of(game)[level].partition("@")
    return kind + plus + persona + at + network
