"""Random writes into the fields of states of both games, through every public way.

    python -m tests.fuzz.state_writes --writes 50000

A write must raise a typed error or leave the state as it was; a state that `replace` or `pickle` returns must be a
position of the game, with which the compiled engine plays on. The writes are made in a process of their own with a time
limit, so that a crash or a hang is seen.
"""

import argparse
import pickle
import random
import struct
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import sevenwonders
from sevenwonders import classic, duel
from sevenwonders.classic import playout as classic_playout
from sevenwonders.core import record as records
from sevenwonders.core.errors import GameError
from sevenwonders.core.protocol import AnyRules, Ask, Draw
from sevenwonders.core.rng import Rng
from sevenwonders.duel import playout as duel_playout

DERIVED = ("open", "unit", "produce", "kinds", "symbols", "printed", "price", "shields", "powers", "own_raw", "partial")
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 7, 8, 15, 20, 73, 80, 127, 128, 255, 2**15, 2**31, 2**63, 2**64 - 1, 2**64, -(2**63))
OBJECTS: tuple[Any, ...] = (None, True, 0.5, "x", b"x", [], {}, (), object())
ERRORS = (GameError, AttributeError, TypeError, ValueError, OverflowError, IndexError)
BATCH_SECONDS = 300
BATCH_WRITES = 5_000

Way = Callable[[Any, str, Any, random.Random], Any]


def random_state(dice: random.Random) -> Any:
    """Return a state of a random game of either game, or the partial state that a seat sees."""
    rules: AnyRules
    setup: Any
    if dice.random() < 0.5:
        rules, setup = duel.RULES, duel.Setup(beginners=dice.random() < 0.5, first=dice.randrange(2))
    else:
        rules, setup = (
            classic.RULES,
            classic.Setup(dice.randrange(3, 8), sides=dice.choice(["day", "choose", "random"])),
        )
    moments = list(records.replay(records.random_game(rules, setup, Rng(dice.getrandbits(32)))))
    state = dice.choice(moments).after
    return rules.seen(state, 0).state if dice.random() < 0.1 else state


def random_value(value: Any, dice: random.Random) -> Any:
    """Return a changed copy of a field value: one number of it, its length, or another object."""
    if dice.random() < 0.1:
        return dice.choice(OBJECTS)
    if not isinstance(value, list):
        return dice.choice((*NUMBERS, value + 1, value - 1, value ^ 1 << dice.randrange(20)))
    changed = list(value)
    if dice.random() < 0.1:
        return changed[:-1] if dice.random() < 0.5 else [*changed, 0]
    place = dice.randrange(len(changed))
    changed[place] = random_value(changed[place], dice)
    return tuple(changed) if dice.random() < 0.2 else changed


def write_item(state: Any, name: str, value: Any, dice: random.Random) -> None:
    """Write into the list that an array is read as."""
    row = getattr(state, name)
    row[dice.randrange(len(row))] = value


def write_buffer(state: Any, name: str, value: Any, dice: random.Random) -> None:
    """Write through the buffer protocol."""
    view = memoryview(state)
    view[dice.randrange(len(view))] = value


def replace_several(state: Any, name: str, value: Any, dice: random.Random) -> Any:
    """Replace one to four fields."""
    changes = {name: value}
    for other in dice.sample(sorted(state.fields()), dice.randrange(4)):
        changes[other] = random_value(getattr(state, other), dice)
    return state.replace(**changes)


def unpickle_damaged(state: Any, name: str, value: Any, dice: random.Random) -> Any:
    """Unpickle a state after a change of some bytes of its content."""
    packed = state.pack()
    pickled = bytearray(pickle.dumps(state))
    start = pickled.index(packed)
    for _ in range(dice.choice((1, 1, 2, 8))):
        pickled[start + dice.randrange(len(packed))] = dice.randrange(256)
    return pickle.loads(bytes(pickled))


def unpack_forged(state: Any, name: str, value: Any, dice: random.Random) -> Any:
    """Unpack changed bytes with a right checksum."""
    from zlib import crc32

    content = bytearray(state.pack()[:-4])
    for _ in range(dice.choice((1, 1, 2, 8))):
        content[dice.randrange(len(content))] = dice.choice((0, 1, 255, dice.randrange(256)))
    return state.__reduce__()[0](bytes(content) + struct.pack("<I", crc32(content)))


WAYS: dict[str, Way] = {
    "setattr": lambda state, name, value, dice: setattr(state, name, value),
    "object.__setattr__": lambda state, name, value, dice: object.__setattr__(state, name, value),
    "type.__setattr__": lambda state, name, value, dice: setattr(type(state), name, value),
    "descriptor": lambda state, name, value, dice: vars(type(state))[name].__set__(state, value),
    "delattr": lambda state, name, value, dice: delattr(state, name),
    "__dict__": lambda state, name, value, dice: state.__dict__.update({name: value}),
    "__setstate__": lambda state, name, value, dice: state.__setstate__({name: value}),
    "__init__": lambda state, name, value, dice: state.__init__(),
    "__class__": lambda state, name, value, dice: setattr(state, "__class__", type("Other", (), {})),
    "item": write_item,
    "memoryview": write_buffer,
    "replace": lambda state, name, value, dice: state.replace(**{name: value}),
    "__replace__": lambda state, name, value, dice: state.__replace__(**{name: value}),
    "replace several": replace_several,
    "pickle": unpickle_damaged,
    "unpack": unpack_forged,
    "__new__": lambda state, name, value, dice: state.__new__(type(state)),
}
# A partial state is no position: bytes with a right checksum are accepted, and the rules refuse the state.


def use(state: Any, dice: random.Random) -> None:
    """Call the compiled engine with a state: legal moves, a step, random games, its text."""
    is_duel = isinstance(state, duel.State)
    rules: Any = duel.RULES if is_duel else classic.RULES
    if not is_duel and state.partial:
        return
    assert rules.parse_position(rules.position_text(state)) == state
    for seat in range(rules.seats(state)):
        rules.score(state, seat)
    pending = rules.pending(state)
    if isinstance(pending, Ask):
        seat = dice.choice(pending.seats)
        rules.play(state, seat, dice.choice(rules.legal(state, seat)))
    elif isinstance(pending, Draw):
        rules.settle(state, rules.sample(state, Rng(1)))
    playout: Any = duel_playout if is_duel else classic_playout
    playout.play_many(state, 3, Rng(dice.getrandbits(32)), playout.PlayoutTally())


def attack(writes: int, seed: int) -> tuple[Counter[str], Counter[str], list[str]]:
    """Make random writes; return the writes by way, the errors by type, and the faults."""
    dice = random.Random(seed)
    made: Counter[str] = Counter()
    errors: Counter[str] = Counter()
    faults: list[str] = []
    while made.total() < writes:
        state = random_state(dice)
        before, names = state.pack(), [*state.fields(), *(name for name in DERIVED if hasattr(state, name))]
        for _ in range(50):
            way, name = dice.choice(sorted(WAYS)), dice.choice(names)
            value = random_value(getattr(state, name), dice)
            made[way] += 1
            label = f"{way} {name} {value!r:.80}"
            try:
                other = WAYS[way](state, name, value, dice)
                if other is not None:
                    use(other, dice)
            except ERRORS as error:
                errors[type(error).__name__] += 1
            except Exception as error:
                faults.append(f"{label}: {type(error).__name__}: {error}")
            if state.pack() != before:
                faults.append(f"{label}: the state changed")
                state = random_state(dice)
                before = state.pack()
    return made, errors, faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--writes", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--here", action="store_true", help="in this process")
    options = parser.parse_args()
    if not options.here:
        for seed, first in enumerate(range(0, options.writes, BATCH_WRITES), start=options.seed):
            writes = min(BATCH_WRITES, options.writes - first)
            command = [sys.executable, "-m", __spec__.name, "--here", "--writes", str(writes), "--seed", str(seed)]
            code = subprocess.run(command, timeout=BATCH_SECONDS, check=False).returncode
            if code:
                print(f"seed {seed}: exit code {code}")
                return 1
        return 0
    made, errors, faults = attack(options.writes, options.seed)
    form = "compiled" if sevenwonders.compiled else "plain"
    print(f"{made.total()} writes ({form} form), {errors.total()} errors {dict(errors)}, {len(faults)} faults")
    for fault in faults[:20]:
        print(f"  {fault}")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
