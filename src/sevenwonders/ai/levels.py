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

from sevenwonders.ai.game_support import support_of

# Weakest first. Their names and a sentence about each are the messages `level-KEY` and `level-KEY-about`.
LEVELS: Final = ("beginner", "easy", "medium", "skilled", "hard", "expert", "master")
USUAL: Final = "easy"  # default for new players

_ANY_GAME: Final = {USUAL: "random"}


def levels_of(game: str) -> Mapping[str, str]:
    """Return the levels of a game, weakest first, with their agents."""
    specs = support_of(game).levels
    return dict(zip(LEVELS, specs, strict=True)) if specs else _ANY_GAME


def personas_of(game: str) -> tuple[str, ...]:
    """Return the personas of a game's levels; their messages are `persona-KEY` and `persona-KEY-about`."""
    return support_of(game).personas


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
