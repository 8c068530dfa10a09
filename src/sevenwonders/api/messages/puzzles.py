"""Puzzles."""

from typing import Annotated

from msgspec import Meta, Struct

from sevenwonders.ai.puzzles import THEMES
from sevenwonders.api.messages.analysis import HintInfo, StepInfo
from sevenwonders.tables.messages.fields import Game, SeatNumber, View

Theme = Annotated[str, Meta(extra_json_schema={"enum": list(THEMES)})]


class PuzzleInfo(Struct, frozen=True):
    """A puzzle, without its position."""

    id: str
    rating: int
    themes: list[Theme]


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game, the easiest first, and the id of the one of the day."""

    game: Game
    daily: str
    puzzles: list[PuzzleInfo]


class PuzzleMove(Struct, frozen=True):
    """A legal move of a puzzle with its value; moves that differ in their payments only have the same."""

    id: int
    step: StepInfo
    value: float


class PuzzlePosition(Struct, frozen=True):
    """A puzzle with its table, the hands of the seats if they are open, all moves, and the explanation of the best."""

    id: str
    game: Game
    rating: int
    themes: list[Theme]
    seat: SeatNumber
    position: str
    view: View
    hands: list[list[str]]
    best: int
    moves: list[PuzzleMove]
    hint: HintInfo
