"""Set-up of a game of 7 Wonders."""

from dataclasses import dataclass
from typing import Final

from sevenwonders.classic import ids
from sevenwonders.classic.cards import BOARD_NUMBER
from sevenwonders.core.errors import OptionError

SIDE_RULES: Final = ("day", "night", "random", "choose")


@dataclass(frozen=True, slots=True)
class Setup:
    """How many play, with which boards (drawn if none are named), and how the sides of the boards are found."""

    players: int = 3
    boards: tuple[str, ...] = ()
    sides: str = "choose"

    def __post_init__(self) -> None:
        if type(self.players) is not int or not ids.FEWEST_SEATS <= self.players <= ids.MOST_SEATS:
            raise OptionError(
                "setup/players", setting="players", players=self.players, fewest=ids.FEWEST_SEATS, most=ids.MOST_SEATS
            )
        if self.sides not in SIDE_RULES:
            raise OptionError("setup/sides", setting="sides", found=self.sides, expected=list(SIDE_RULES))
        if type(self.boards) is not tuple:
            raise OptionError("setup/board", setting="boards", found=self.boards, expected=list(BOARD_NUMBER))
        unknown = [name for name in self.boards if name not in tuple(BOARD_NUMBER)]
        if unknown:
            raise OptionError("setup/board", setting="boards", found=unknown[0], expected=list(BOARD_NUMBER))
        if self.boards and (len(self.boards) != self.players or len(set(self.boards)) != self.players):
            raise OptionError("setup/boards", setting="boards", found=list(self.boards), players=self.players)
