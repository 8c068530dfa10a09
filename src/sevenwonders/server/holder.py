"""Who holds a seat: whoever knows its secret. The server keeps only a digest, so its files open no seat."""

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
    """Return the id of a table, which is also the leave to watch it."""
    return secrets.token_urlsafe(_ID_BYTES)


def new_seed() -> str:
    """Return what all draws of a table follow from."""
    return secrets.token_hex(_BYTES)


def digest(secret: str) -> Digest:
    """Return what is kept of a secret. It has 192 random bits, so one plain hash is beyond trying out."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: Digest | None, other: Digest | None) -> bool:
    """Return whether two digests are equal and there at all, in a time that does not tell where they differ."""
    return one is not None and other is not None and hmac.compare_digest(one, other)


def chance_seed(seed: str, *what: object) -> int:
    """Return the seed for one use of chance: the same again for the same use, unforeseeable without the table's."""
    message = ":".join(str(part) for part in what).encode()
    return int.from_bytes(hmac.digest(bytes.fromhex(seed), message, "sha256")[:8], "big")
