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


def secret_from(secret: str, *what: str) -> str:
    """Return a secret that follows from another one: whoever repeats what they asked for is told the same again.

    It is kept nowhere, and without the other secret nobody finds it.
    """
    made = hmac.digest(secret.encode(), ":".join(what).encode(), "sha256")
    return urlsafe_b64encode(made[:_BYTES]).decode()
