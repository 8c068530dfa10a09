"""Stores reviews: the record while one is in progress, the compressed review once it is finished."""

import time
import zlib

from sqlalchemy import Connection, delete, insert, select, update

from sevenwonders.api.services import StoredReview
from sevenwonders.server.storage.database import Database
from sevenwonders.server.storage.schema import reviews


class ReviewStorage:
    """The reviews in a database, of which the newest `limit` are kept."""

    def __init__(self, database: Database, limit: int) -> None:
        self._database = database
        self._limit = limit

    async def load(self, review_id: str) -> StoredReview | None:
        query = select(reviews.c.record, reviews.c.body).where(reviews.c.id == review_id)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else StoredReview(row.record, row.body and zlib.decompress(row.body))

    async def create(self, review_id: str, record: str) -> None:
        row = {"id": review_id, "created": time.time(), "record": record, "body": None}
        newest = select(reviews.c.id).order_by(reviews.c.created.desc(), reviews.c.id)

        def write(connection: Connection) -> None:
            if connection.execute(select(reviews.c.id).where(reviews.c.id == review_id)).first() is None:
                connection.execute(insert(reviews), [row])
                connection.execute(delete(reviews).where(reviews.c.id.in_(newest.offset(self._limit))))

        await self._database.write(write)

    async def finish(self, review_id: str, body: bytes) -> None:
        statement = update(reviews).where(reviews.c.id == review_id).values(body=zlib.compress(body))
        await self._database.write(lambda connection: connection.execute(statement))
