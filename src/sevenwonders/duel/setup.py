"""Set-up of a game of Duel."""

from dataclasses import dataclass
from typing import Final

from sevenwonders.core.errors import OptionError
from sevenwonders.duel import ids

MOST_BONUS: Final = 50


@dataclass(frozen=True, slots=True)
class Setup:
    """With a draft or the beginners' wonders, which seat is first, and coins that the other seat gets for it."""

    beginners: bool = False
    first: int = 0
    bonus: int = 0

    def __post_init__(self) -> None:
        if type(self.beginners) is not bool:
            raise OptionError("setup/beginners", setting="setup", found=self.beginners)
        if type(self.first) is not int or not 0 <= self.first < ids.SEATS:
            raise OptionError("setup/first", setting="first", first=self.first)
        if type(self.bonus) is not int or not 0 <= self.bonus <= MOST_BONUS:
            raise OptionError("setup/bonus", setting="bonus", bonus=self.bonus, most=MOST_BONUS)
