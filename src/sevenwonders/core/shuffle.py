"""Verifiable shuffling by commitment.

All draws of a game derive from one secret seed. Its hash, the *commitment*, is published before the first draw, the
seed itself after the last. Players can then verify that the seed matches the commitment and that every draw of the
record derives from it, so no draw was chosen or changed during the game.

>>> commitment("00" * 24)[:16]
'3e01e7f7aa55be7d'
"""

import hashlib
import hmac
from dataclasses import dataclass
from typing import Any, Final

from sevenwonders.core.game import Nature
from sevenwonders.core.protocol import step_text
from sevenwonders.core.record import Record, replay
from sevenwonders.core.rng import Rng

_PREFIX: Final = b"sevenwonders shuffle 1\n"
COMMITMENT: Final = "# commitment: "  # prefix of the comment in a record
SEED: Final = "# seed: "


@dataclass(frozen=True, slots=True)
class Checked:
    """Result of a verification: the number of repeated draws and the first differing step, or None."""

    draws: int
    wrong: int | None = None
    found: str = ""
    expected: str = ""


def commitment(seed: str) -> str:
    """Return the hash of a seed, to be published before the game.

    A seed has 192 random bits and cannot be guessed.
    """
    return hashlib.sha256(_PREFIX + bytes.fromhex(seed)).hexdigest()


def is_seed(text: str) -> bool:
    """Return whether a text has the format of a seed."""
    return len(text) % 2 == 0 and 0 < len(text) <= 128 and all(letter in "0123456789abcdef" for letter in text)


def chance_seed(seed: str, *what: object) -> int:
    """Return the derived seed for one purpose, unpredictable without the secret seed."""
    message = ":".join(str(part) for part in what).encode()
    return int.from_bytes(hmac.digest(bytes.fromhex(seed), message, "sha256")[:8], "big")


def nature_of(seed: str) -> Nature:
    """Return the source of draws for a secret seed, keyed by the number of earlier steps."""
    return lambda steps: Rng(chance_seed(seed, "draw", steps))


def check(record: Record[Any, Any, Any, Any], seed: str) -> Checked:
    """Repeat every draw of a record from the seed and compare."""
    nature, rules = nature_of(seed), record.rules
    rng: Rng | None = None
    draws = 0
    for number, moment in enumerate(replay(record)):
        if moment.step.seat is not None:
            rng = None
            continue
        rng = rng or nature(number)  # consecutive draws share one generator
        drawn = rules.sample(moment.before, rng)
        draws += 1
        if drawn != moment.step.action:
            expected = rules.chance_text(moment.before, drawn)
            return Checked(draws, number + 1, step_text(rules, moment.before, moment.step), expected)
    return Checked(draws)


def recorded_shuffle(text: str) -> tuple[str | None, str | None]:
    """Return the commitment and the seed from the comments of a record."""
    lines = [line.strip() for line in text.splitlines()]
    found = [[line.removeprefix(mark) for line in lines if line.startswith(mark)] for mark in (COMMITMENT, SEED)]
    return found[0][-1] if found[0] else None, found[1][-1] if found[1] else None
