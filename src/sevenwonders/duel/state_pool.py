"""Pools of positions: numbered entries with one state each, without an object for each.

Compiled code keeps the fields of the states in one block of bytes (`cstate_pool.pxd`); here a pool is a list.
"""

from sevenwonders.duel.state import State


def make(size: int) -> list[State]:
    """Return a pool with `size` entries."""
    return [State() for _ in range(size)]


def grown(pool: list[State], size: int) -> list[State]:
    """Return the pool with `size` entries; the present ones keep their numbers."""
    return pool + make(size - len(pool))


def save(pool: list[State], entry: int, state: State) -> None:
    """Store a copy of a state in an entry."""
    pool[entry].copy_from(state)


def load(pool: list[State], entry: int, state: State) -> None:
    """Copy an entry into a state."""
    state.copy_from(pool[entry])


def holds(pool: list[State], entry: int, state: State) -> bool:
    """Return whether an entry equals a state."""
    return pool[entry] == state
