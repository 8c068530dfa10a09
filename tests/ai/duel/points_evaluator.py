"""A quick, crude and deterministic evaluator in plain Python."""

import math
from types import ModuleType
from typing import Any

from sevenwonders.ai.duel import evaluator as evaluators
from sevenwonders.ai.duel.evaluator import Evaluator
from sevenwonders.duel import score


def points_evaluator(evaluators: ModuleType = evaluators, score: ModuleType = score) -> Evaluator:
    """Return an evaluator by points and symbols; the arguments are the modules of the form to use."""

    class Points(evaluators.Evaluator):  # type: ignore[name-defined, misc]
        def value(self, state: Any) -> float:
            own, other = state.symbols
            lead = score.points(state, 0) - score.points(state, 1) + 0.7 * state.pawn
            return 1.0 / (1.0 + math.exp(-(lead + 1.5 * (own.bit_count() - other.bit_count())) / 10.0))

    made: Evaluator = Points(1)
    return made
