"""Agents, evaluators and searches of 7 Wonders, and their explanations."""

from sevenwonders import compiled
from sevenwonders.ai.classic import heuristic
from sevenwonders.classic.guards import CHECKS
from sevenwonders.core.checks import guard

if compiled:
    guard(heuristic, CHECKS)
