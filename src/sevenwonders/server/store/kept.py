"""Reviews in the database, packed; the newest are kept."""

import time
import zlib
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select

from sevenwonders.server.store.schema import reviews


@dataclass(frozen=True, slots=True)
class KeptReview:
    """A review as it was written down some seconds ago; the record of its game, until it is done."""

    body: bytes
    record: str = ""
    is_done: bool = False
    seconds: float = 0.0


def read(connection: Connection, name: str) -> KeptReview | None:
    """Return a review by its name."""
    row = connection.execute(select(reviews).where(reviews.c.id == name)).first()
    if row is None:
        return None
    return KeptReview(zlib.decompress(row.body), row.record, bool(row.is_done), time.time() - row.changed)


def write(connection: Connection, name: str, review: KeptReview, most: int) -> None:
    """Write a review in the place of what there was of it, and let the oldest of too many go."""
    values = {"id": name, "changed": time.time(), "is_done": int(review.is_done), "record": review.record}
    connection.execute(delete(reviews).where(reviews.c.id == name))
    connection.execute(insert(reviews).values({**values, "body": zlib.compress(review.body)}))
    newest = select(reviews.c.id).order_by(reviews.c.changed.desc(), reviews.c.id)
    connection.execute(delete(reviews).where(reviews.c.id.in_(newest.offset(most))))
