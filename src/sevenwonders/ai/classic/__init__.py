"""The minds of 7 Wonders."""

from sevenwonders import compiled
from sevenwonders.ai.classic import heuristic
from sevenwonders.classic.guards import CHECKS
from sevenwonders.core.guard import guard

if compiled:
    guard(heuristic, CHECKS)
