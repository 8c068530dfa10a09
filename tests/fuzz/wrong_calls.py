"""Call every public function of both games with wrong arguments: only typed errors, and no crash of compiled code.

    python -m tests.fuzz.wrong_calls --calls 100000

The methods of `Rules`, of the façade and of the agents, and the functions for records are called with arguments of
which some are wrong: None, other types, numbers out of range, cut and mixed texts, states of the other game. The calls
are made in a process of their own, so that a crash is noticed.
"""

import argparse
import inspect
import math
import random
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tests.core.test_checks import functions

import sevenwonders
from sevenwonders import classic, duel
from sevenwonders.ai.agents import make_agent
from sevenwonders.core import record as records
from sevenwonders.core.errors import GameError
from sevenwonders.core.game import Game
from sevenwonders.core.protocol import AnyRules, Ask, Step
from sevenwonders.core.registry import game_in, rules_of, rules_of_position, rules_of_record
from sevenwonders.core.rng import Rng

WRONG: tuple[Any, ...] = (
    *(None, True, "", "x", "A", "0", b"x", -1, 7, 10**6, 2**31, 2**63, 2**64, 10**40, -(10**40)),
    *(0.5, math.nan, math.inf, [], [1], (), {}, {"a": 1}, object(), int, len, Rng(1)),
)


@dataclass(frozen=True)
class Call:
    """Something public, with right arguments of which any may be replaced."""

    name: str
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    errors: tuple[type[Exception], ...] = ()  # allowed besides GameError


def stages(rules: AnyRules, setup: Any, dice: random.Random) -> list[Any]:
    """Return some states of a random game."""
    moments = list(records.replay(records.random_game(rules, setup, Rng(dice.getrandbits(32)))))
    return [moments[dice.randrange(len(moments))].before for _ in range(4)] + [moments[-1].after]


def calls(rules: AnyRules, setup: Any, dice: random.Random) -> list[Call]:
    """Return calls of everything in one state of a game."""
    state = dice.choice(stages(rules, setup, dice))
    asked = rules.pending(state)
    seat = asked.seats[0] if isinstance(asked, Ask) else 0
    moves = rules.legal(state, seat)
    move = moves[dice.randrange(len(moves))] if moves else rules.move_of(dice.randrange(rules.actions))
    record = records.random_game(rules, setup, Rng(dice.getrandbits(32)))
    chance = dice.choice([step.action for step in record.steps if step.seat is None])
    position, text = rules.position_text(state), record.text
    seen = rules.seen(state, seat)
    kind = duel.Game if rules is duel.RULES else classic.Game
    game: Any = kind(position=state, seed=1)
    agent = make_agent(rules.name, dice.choice(["random", "greedy", "mcts:4"]), 1)
    thing = dice.choice(["altar", "baths", "palace", "stage", "sphinx", "gizah"])
    on_rules = {
        "setup": (rules.fewest, rules.settings(setup), Rng(1)),
        "settings": (setup,),
        "rematch": (setup,),
        "setup_lines": (setup,),
        "parse_setup": (dict(rules.setup_lines(setup)),),
        "new": (setup,),
        "seats": (state,),
        "pending": (state,),
        "legal": (state, seat),
        "play": (state, seat, move),
        "outcomes": (state,),
        "sample": (state, Rng(1)),
        "settle": (state, chance),
        "returns": (state,),
        "score": (state, seat),
        "seen": (state, seat),
        "observe": (state, seat),
        "sealed": (state,),
        "move_id": (move,),
        "move_of": (dice.randrange(rules.actions),),
        "move_text": (state, move),
        "parse_move": (state, mutated(rules.move_text(state, move), dice), seat),
        "chance_text": (state, chance),
        "parse_chance": (state, "lay law"),
        "result_text": (state,),
        "position_text": (state,),
        "parse_position": (mutated(position, dice),),
    }
    return [
        *(Call(f"{rules.name}.{name}", getattr(rules, name), given) for name, given in on_rules.items()),
        Call("make_agent", make_agent, (rules.name, dice.choice(["greedy", "mcts:5", "mcts:0.5s", "random"]), 1)),
        Call("choose", agent.choose, (seen,)),
        Call("analyse", agent.analyse, (seen,)),
        Call("Game", lambda *given: Game(rules, given[0], seed=given[1]), (setup, 1)),
        Call("Game(position)", lambda *given: kind(position=given[0], seed=given[1]), (mutated(position, dice), 1)),
        Call("Game(steps)", lambda *given: kind(position=state, steps=given), ("A build altar", "* lay law")),
        Call("game.play", game.play, (move, seat)),
        Call("game.legal", game.legal, (seat,)),
        Call("game.settle", game.settle, (chance,)),
        Call("game.advance", game.advance, (Step(seat, move),)),
        Call("game.seen", game.seen, (seat,)),
        Call("game.view", game.view, (seat,)),
        Call("game.price", game.price, (thing, seat)),
        *compiled_functions(rules.name, state, seat),
        Call("parse_record", records.parse_record, (mutated(text, dice),)),
        Call("game_in", game_in, (mutated(text, dice),)),
        Call("rules_of", rules_of, (rules.name,)),
        Call("rules_of_record", rules_of_record, (mutated(text, dice),)),
        Call("rules_of_position", rules_of_position, (mutated(position, dice),)),
    ]


def compiled_functions(game: str, state: Any, seat: int) -> list[Call]:
    """Return calls of the compiled engine's functions."""
    if not sevenwonders.compiled:
        return []
    right = {"state": state, "rng": Rng(1), "seat": seat}
    found = []
    for module, name in functions(game):
        function = getattr(module, name)
        given = tuple(right.get(parameter, 0) for parameter in inspect.signature(function).parameters)
        found.append(Call(f"{module.__name__}.{name}", function, given, (TypeError, ValueError, OverflowError)))
    return found


def mutated(text: str, dice: random.Random) -> str:
    """Return a text with some of it cut, doubled or replaced; sometimes as it is."""
    for _ in range(dice.randrange(4)):
        start, end = sorted(dice.randrange(len(text) + 1) for _ in range(2))
        end = min(end, start + 12)
        other = dice.choice(["", text[start:end] * 2, ";", "\n", "9999", "-1", " ?", "A", "\0", "é", text[:20]])
        text = text[:start] + other + text[end:]
    return text


def wrong_one(call: Call, others: Sequence[Any], dice: random.Random) -> tuple[Any, ...]:
    """Return the arguments with one or more replaced by something wrong."""
    given = list(call.arguments)
    for _ in range(dice.choice([0, 1, 1, 1, 2])):
        given[dice.randrange(len(given))] = dice.choice([*WRONG, *others])
    return tuple(given)


def attack(calls_wanted: int, seed: int) -> tuple[int, Counter[str], list[str]]:
    """Make wrong calls; return how many, what refused them, and what else was raised."""
    dice = random.Random(seed)
    refused: Counter[str] = Counter()
    faults: list[str] = []
    made = 0
    setups: list[tuple[AnyRules, Any]] = [
        (duel.RULES, duel.Setup(beginners=True)),
        (duel.RULES, duel.Setup(first=1, bonus=2)),
        (classic.RULES, classic.Setup(3)),
        (classic.RULES, classic.Setup(7, sides="night")),
    ]
    others = [duel.RULES.new(duel.Setup()), classic.RULES.new(classic.Setup()), duel.Setup(), classic.Setup()]
    while made < calls_wanted:
        rules, setup = dice.choice(setups)
        for call in calls(rules, setup, dice) * 6:
            given = wrong_one(call, others, dice)
            made += 1
            try:
                call.function(*given)
            except GameError as error:
                refused[error.key] += 1
            except call.errors as error:
                refused[type(error).__name__] += 1
            except Exception as error:
                faults.append(f"{call.name}{given!r:.300}: {type(error).__name__}: {error}")
    return made, refused, faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--calls", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    made, refused, faults = attack(options.calls, options.seed)
    form = "compiled" if sevenwonders.compiled else "plain"
    print(f"{made} calls ({form} form), {sum(refused.values())} refused by {len(refused)} keys, {len(faults)} faults")
    kinds = Counter(fault.partition("(")[0] + "\x00" + fault.rpartition("): ")[2][:40] for fault in faults)
    for fault, count in kinds.most_common(40):
        example = next(one for one in faults if one.startswith(fault.split("\x00")[0]))
        print(f"{count:6} {fault}\n         {example[:300]}")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
