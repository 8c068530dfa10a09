"""A minimal game: a chance event fills a pot with 1 to 3 coins, and a seat takes some of them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final

from sevenwonders.core.checks import check_seats
from sevenwonders.core.data import as_data
from sevenwonders.core.errors import DrawError, MoveError, TextError
from sevenwonders.core.options import DEFAULTS, Option, Setting, Settings, checked
from sevenwonders.core.protocol import SEAT_NAMES, Ask, BaseRules, Draw, Event, Over, Pending, Step
from sevenwonders.core.rng import Rng

MOST: Final = 3


@dataclass(frozen=True)
class Pot:
    """The state: coins of the seats, active seat and coins in the pot."""

    target: int
    coins: tuple[int, ...]
    turn: int = 0
    pot: int = 0

    def copy(self) -> "Pot":
        return replace(self)

    def pack(self) -> bytes:
        return repr(self).encode()


@dataclass(frozen=True)
class Take:
    coins: int


class PotRules(BaseRules[Pot, tuple[int, int], Take, int]):
    name, version, suffix = "pot", 1, ".pot"
    fewest, most, actions = 2, 3, MOST
    options: tuple[Option, ...] = (Option("target", default=9, minimum=1, maximum=99),)

    def setup(self, seats: int = 2, settings: Settings = DEFAULTS, rng: Rng | None = None) -> tuple[int, int]:
        return check_seats(seats, 2, 3), int(checked(self.options, settings, seats)["target"])

    def settings(self, setup: tuple[int, int]) -> dict[str, Setting]:
        return {"target": setup[1]}

    def setup_lines(self, setup: tuple[int, int]) -> list[tuple[str, str]]:
        return [("seats", str(setup[0])), ("target", str(setup[1]))]

    def parse_setup(self, lines: Mapping[str, str]) -> tuple[int, int]:
        return self.setup(int(lines["seats"]), {"target": int(lines["target"])})

    def new(self, setup: tuple[int, int]) -> Pot:
        return Pot(setup[1], (0,) * setup[0])

    def seats(self, state: Pot) -> int:
        return len(state.coins)

    def pending(self, state: Pot) -> Pending:
        if max(state.coins) >= state.target:
            return Over((state.coins.index(max(state.coins)),), "rich")
        return Ask((state.turn,), "take") if state.pot else Draw("fill")

    def legal(self, state: Pot, seat: int) -> tuple[Take, ...]:
        asked = self.pending(state)
        return tuple(Take(n + 1) for n in range(state.pot)) if isinstance(asked, Ask) and seat in asked.seats else ()

    def play(self, state: Pot, seat: int, move: Take) -> Pot:
        asked = self.pending(state)
        if not isinstance(asked, Ask):
            raise MoveError("move/game-over" if isinstance(asked, Over) else "move/nature-first")
        if seat not in asked.seats or move not in self.legal(state, seat):
            raise MoveError("move/illegal" if seat in asked.seats else "move/wrong-seat")
        coins = tuple(has + move.coins * (owner == seat) for owner, has in enumerate(state.coins))
        return replace(state, coins=coins, turn=(seat + 1) % len(coins), pot=0)

    def outcomes(self, state: Pot) -> list[tuple[int, Fraction]]:
        self.sample(state, Rng(0))
        return [(coins + 1, Fraction(1, MOST)) for coins in range(MOST)]

    def sample(self, state: Pot, rng: Rng) -> int:
        if not isinstance(self.pending(state), Draw):
            raise DrawError("draw/not-asked")
        return 1 + rng.below(MOST)

    def settle(self, state: Pot, chance: int) -> Pot:
        if not isinstance(self.pending(state), Draw):
            raise DrawError("draw/not-asked")
        return replace(state, pot=chance)

    def events(self, before: Pot, step: Step[Take, int], after: Pot) -> tuple[Event, ...]:
        if isinstance(step.action, int):
            return (Event("pot/filled", {"coins": step.action}),)
        event = Event("pot/taken", {"seat": step.seat, "coins": step.action.coins})
        return (event, Event("pot/game-over")) if isinstance(self.pending(after), Over) else (event,)

    def score(self, state: Pot, seat: int) -> dict[str, int]:
        return {"coins": state.coins[seat]}

    def observe(self, state: Pot, seat: int | None) -> dict[str, Any]:
        moves = () if seat is None else self.legal(state, seat)
        return {
            "pot": state.pot,
            "coins": list(state.coins),
            "pending": as_data(self.pending(state)),
            "moves": [{"id": self.move_id(move), "text": self.move_text(state, move)} for move in moves],
        }

    def move_id(self, move: Take) -> int:
        return move.coins - 1

    def move_of(self, number: int) -> Take:
        if not 0 <= number < MOST:
            raise MoveError("move/unknown")
        return Take(number + 1)

    def move_text(self, state: Pot, move: Take) -> str:
        return f"take {move.coins}"

    def parse_move(self, state: Pot, text: str, seat: int | None = None) -> Take:
        return Take(_number(text, "take"))

    def chance_text(self, state: Pot, chance: int) -> str:
        return f"fill {chance}"

    def parse_chance(self, state: Pot, text: str) -> int:
        return _number(text, "fill")

    def result_text(self, state: Pot) -> str:
        return SEAT_NAMES[state.coins.index(max(state.coins))]

    def position_text(self, state: Pot) -> str:
        return f"pot 1; {state.target} {state.turn} {state.pot} {' '.join(map(str, state.coins))}"

    def parse_position(self, text: str) -> Pot:
        target, turn, pot, *coins = map(int, text.partition(";")[2].split())
        return Pot(target, tuple(coins), turn, pot)


def _number(text: str, verb: str) -> int:
    words = text.lower().split()
    if len(words) != 2 or words[0] != verb or not words[1].isdigit():
        raise TextError("text/unknown-verb", text=text, column=1, found=text, expected=[verb])
    return int(words[1])


RULES: Final = PotRules()
