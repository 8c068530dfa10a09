"""Secrets, which hold seats. Only digests are kept: the files open no seat."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

_BYTES: Final = 24
_ID_BYTES: Final = 12

Digest = str


def new_secret() -> str:
    """Return a random secret of 192 bits."""
    return secrets.token_urlsafe(_BYTES)


def new_id() -> str:
    """Return a random table id; the id is enough to watch the table."""
    return secrets.token_urlsafe(_ID_BYTES)


def new_seed() -> str:
    """Return a random seed for all draws of a table."""
    return secrets.token_hex(_BYTES)


def digest(secret: str) -> Digest:
    """Return the digest that is stored for a secret; 192 random bits need no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: Digest | None, other: Digest | None) -> bool:
    """Compare two digests in constant time; return False if either is None."""
    return one is not None and other is not None and hmac.compare_digest(one, other)


def secret_from(secret: str, *what: str) -> str:
    """Derive a secret from another one, so that a repeated request gets the same answer.

    It is not stored, and cannot be computed without the other secret.
    """
    made = hmac.digest(secret.encode(), ":".join(what).encode(), "sha256")
    return urlsafe_b64encode(made[:_BYTES]).decode()
