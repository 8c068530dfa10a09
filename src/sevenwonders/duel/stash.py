"""A stash of positions: numbered places that hold one state each, without an object for each.

Compiled code keeps the fields of the states in one block of bytes (`cstash.pxd`); here they are states in a list.
"""

from sevenwonders.duel.state import State


def make(room: int) -> list[State]:
    """Return a stash with this many places."""
    return [State() for _ in range(room)]


def grown(stash: list[State], room: int) -> list[State]:
    """Return the stash with room for more; what it holds stays in its places."""
    return stash + make(room - len(stash))


def save(stash: list[State], place: int, state: State) -> None:
    """Keep a state in a place."""
    stash[place].copy_from(state)


def load(stash: list[State], place: int, state: State) -> None:
    """Let a state become what a place holds."""
    state.copy_from(stash[place])


def holds(stash: list[State], place: int, state: State) -> bool:
    """Return whether a place holds this very position."""
    return stash[place] == state
