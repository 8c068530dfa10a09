"""Named blocks of network inputs, shared by the feature layouts of both games."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256


@dataclass(frozen=True, slots=True)
class Block:
    """A named run of features."""

    name: str
    start: int
    size: int
    meaning: str


def block_named(blocks: Sequence[Block], name: str) -> Block:
    """Return the block of this name."""
    return next(block for block in blocks if block.name == name)


def feature_name(blocks: Sequence[Block], feature: int) -> str:
    """Return a feature's block and number in it, like ``PAWN+9``; empty for the padding between blocks."""
    for block in blocks:
        if block.start <= feature < block.start + block.size:
            return f"{block.name}+{feature - block.start}"
    return ""


def fingerprint_of(blocks: Sequence[Block], rest: str) -> str:
    """Return a hash of the blocks and of `rest`, the other data that defines the features."""
    lines = [f"{block.name} {block.start} {block.size} {block.meaning}" for block in blocks]
    return sha256("\n".join([*lines, rest]).encode()).hexdigest()[:16]
