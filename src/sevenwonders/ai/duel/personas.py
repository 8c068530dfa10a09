"""How a player of Duel can lean: what it values besides the chance to win.

A persona adds to its judgement of a position a part of the chance to win in the way it likes, or something for coins.
It still takes any victory it sees, and the end of a game is played exactly; so a persona costs little strength.

>>> persona_of("scholar").scientific
0.15
"""

from dataclasses import dataclass
from typing import Final

from sevenwonders.core.errors import OptionError


@dataclass(frozen=True, slots=True)
class Persona:
    """What is added for each way to win, times its probability, and for each coin up to twenty."""

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
