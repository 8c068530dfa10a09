"""Secrets, which hold seats, and what follows from a table's seed. Only digests are kept: the files open no seat."""

import hashlib
import hmac
import secrets
from typing import Final

_BYTES: Final = 24
_ID_BYTES: Final = 12

Digest = str


def new_secret() -> str:
    """Return a secret that nobody can guess."""
    return secrets.token_urlsafe(_BYTES)


def new_id() -> str:
    """Return the id of a table; whoever knows it may watch."""
    return secrets.token_urlsafe(_ID_BYTES)


def new_seed() -> str:
    """Return what all draws of a table follow from."""
    return secrets.token_hex(_BYTES)


def digest(secret: str) -> Digest:
    """Return what is kept of a secret. It has 192 random bits, so one plain hash cannot be reversed by trying."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: Digest | None, other: Digest | None) -> bool:
    """Return whether there are two digests and they are equal, in a time that does not tell where they differ."""
    return one is not None and other is not None and hmac.compare_digest(one, other)


def chance_seed(seed: str, *what: object) -> int:
    """Return the seed for one use of chance: always the same for it, unpredictable without the table's seed."""
    message = ":".join(str(part) for part in what).encode()
    return int.from_bytes(hmac.digest(bytes.fromhex(seed), message, "sha256")[:8], "big")
