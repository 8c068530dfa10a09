"""Personas of Duel: preferences for a type of victory or for coins.

A persona adds a share of the probability of its preferred victory, or a bonus for coins, to the value of a position.
Immediate wins and solved endgames are not affected, so a persona costs little strength.

>>> persona_of("scholar").scientific
0.15
"""

from dataclasses import dataclass
from typing import Final

from sevenwonders.core.errors import OptionError


@dataclass(frozen=True, slots=True)
class Persona:
    """Bonus for each type of victory, times its probability, and for each coin up to twenty."""

    civilian: float = 0.0
    scientific: float = 0.0
    military: float = 0.0
    coin: float = 0.0


_PERSONAS: Final = {
    "general": Persona(military=0.15),
    "scholar": Persona(scientific=0.15),
    "senator": Persona(civilian=0.15),
    "merchant": Persona(coin=0.005),
    "gambler": Persona(scientific=0.1, military=0.1),
}


def persona_of(name: str) -> Persona:
    """Return the persona of a name; raise OptionError if there is none."""
    if name not in _PERSONAS:
        raise OptionError("agent/persona", found=name, expected=list(_PERSONAS))
    return _PERSONAS[name]
