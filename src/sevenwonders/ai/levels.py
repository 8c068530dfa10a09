"""How strong an AI can be: seven levels that people choose by name, and which agent each of them means in a game.

Levels differ in what they see and how far they look: networks that have learned less, no search or little of it. None
of them makes mistakes on purpose. A level can have a persona where the game has them: `hard+scholar`. Wherever an agent
is named, a level may be.

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
USUAL: Final = "easy"  # what a new player meets first

# A tenth of a second compiled; the plain form would take half a minute.
_LONGEST: Final = "net:20000" if compiled else "net:1s"
_AGENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "duel": ("net:0@400", "net:0@500", "net:0@3000", "net:0@45000", "net:0", "net:50", _LONGEST),
    # All bots of a table are asked at once, six at most, and there may be one process to think for them all.
    "classic": ("net:0@1000", "net:0@3000", "net:0@4000", "net:0@28000", "net:0@90000", "net:0", "net:2000"),
}
_ANY_GAME: Final = {USUAL: "random"}
# How a player can lean, where the game has such players; messages `persona-KEY` and `persona-KEY-about`.
PERSONAS: Final = ("general", "scholar", "senator", "merchant", "gambler")
_WITH_PERSONAS: Final = frozenset({"duel"})


def levels_of(game: str) -> Mapping[str, str]:
    """Return the levels of a game, weakest first, each with the agent that plays it."""
    return dict(zip(LEVELS, _AGENTS[game], strict=True)) if game in _AGENTS else _ANY_GAME


def personas_of(game: str) -> tuple[str, ...]:
    """Return the personas that a level of a game can have."""
    return PERSONAS if game in _WITH_PERSONAS else ()


def is_level(game: str, word: str) -> bool:
    """Return whether a word names a level of a game, with a persona or without."""
    level, plus, persona = word.partition("+")
    return level in levels_of(game) and (not plus or persona in personas_of(game))


def agent_of(game: str, word: str) -> str:
    """Return the agent that a level means, with its persona if it has one; what names no level is returned as it is."""
    if not is_level(game, word):
        return word
    level, plus, persona = word.partition("+")
    kind, at, network = levels_of(game)[level].partition("@")
    return kind + plus + persona + at + network
