"""7 Wonders Duel and 7 Wonders: rules, agents, analysis, a command line, a server and learning environments.

>>> import sevenwonders as sw
>>> game = sw.Game("duel", seed=7)  # or sw.Game("classic", players=4, seed=7)
>>> game.legal_moves[:2]
['draft circus_maximus', 'draft colossus']
>>> _ = game.play("draft colossus")
>>> agent = game.agent("easy")  # beginner … master, greedy, mcts:1000, your own
>>> while not game.is_over:
...     _ = game.play(agent.choose(game.seen()))
>>> game.winner in (0, 1) and len(game.scores) == 2
True

`print(game)` draws the table, `game.record.save("game.7wd")` keeps the game, `sevenwonders.load` reads it again.

`duel` and `classic` are the games, `ai` has the agents, `rl` the environments for Gymnasium, PettingZoo and OpenSpiel.
"""

from typing import TYPE_CHECKING, Any, Literal, overload

from sevenwonders import forms

if TYPE_CHECKING:
    from collections.abc import Sequence
    from os import PathLike

    from sevenwonders.classic.game import Game as _Classic
    from sevenwonders.duel.game import Game as _Duel

__version__ = "0.2.0"  # its only place: the package's metadata is read from here

compiled: bool = forms.choose()
"""Whether the engine runs as compiled extension modules (or as the plain ``.py`` files they are made from)."""

__all__ = ["Game", "compiled", "load"]


@overload
def Game(
    name: Literal["duel"] = "duel",
    /,
    *,
    beginners: bool = False,
    first: int = 0,
    bonus: int = 0,
    seed: int | None = None,
    position: str | None = None,
) -> "_Duel": ...
@overload
def Game(
    name: Literal["classic"],
    /,
    *,
    players: int = 3,
    boards: "Sequence[str]" = (),
    sides: str = "choose",
    seed: int | None = None,
    position: str | None = None,
) -> "_Classic": ...
def Game(name: str = "duel", /, **options: Any) -> "_Duel | _Classic":  # noqa: N802 - creates a game like a class
    """Start a game of Duel ("duel") or 7 Wonders ("classic"); the options are those of `duel.Game` or `classic.Game`.

    Raises OptionError for an unknown game.
    """
    from sevenwonders.core.errors import OptionError

    match name:
        case "duel":
            from sevenwonders import duel

            return duel.Game(**options)
        case "classic":
            from sevenwonders import classic

            return classic.Game(**options)
        case _:
            raise OptionError("game/unknown", found=str(name), expected=["duel", "classic"])


def load(path: "str | PathLike[str]", *, seed: int | None = None) -> "_Duel | _Classic":
    """Return a game that continues the record in a file; raise TextError if it is malformed."""
    from sevenwonders.core.record import load as load_record

    record = load_record(path)
    if record.rules.name == "duel":
        from sevenwonders import duel

        return duel.Game.of(record, seed=seed)
    from sevenwonders import classic

    return classic.Game.of(record, seed=seed)
