"""The other end of a socket that is none: it keeps what it is sent, once it reads."""

from collections.abc import Sequence


class Kept:
    """A line of which everything is seen."""

    def __init__(self, *, is_open: bool = True) -> None:
        self.is_open = is_open
        self.pushed: list[list[bytes]] = []
        self.is_cut = False

    def push(self, messages: Sequence[bytes]) -> None:
        self.pushed.append(list(messages))

    def hang_up(self) -> None:
        self.is_cut = True
