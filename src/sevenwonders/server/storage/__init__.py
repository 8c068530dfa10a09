"""The database: tables with their logs, and reviews."""

from dataclasses import dataclass

from sqlalchemy import Engine

from sevenwonders.server.storage.database import Database, PostgresDatabase, SqliteDatabase
from sevenwonders.server.storage.notifier import LocalNotifier, PostgresNotifier
from sevenwonders.server.storage.reviews import ReviewStorage
from sevenwonders.server.storage.tables import TableStorage


@dataclass(frozen=True, slots=True)
class OpenStorage:
    """An open database."""

    database: Database
    tables: TableStorage
    reviews: ReviewStorage
    notifier: LocalNotifier | PostgresNotifier

    async def close(self) -> None:
        await self.notifier.close()
        await self.database.close()


def open_storage(engine: Engine, reviews: int) -> OpenStorage:
    """Return the storage in a migrated database, which takes over `engine`; keep up to `reviews` reviews."""
    if engine.dialect.name == "sqlite":
        database: Database = SqliteDatabase(engine)
        notifier: LocalNotifier | PostgresNotifier = LocalNotifier()
    else:
        engine.dispose()
        database = PostgresDatabase(engine.url)
        notifier = PostgresNotifier(engine.url, database)
    return OpenStorage(database, TableStorage(database), ReviewStorage(database, reviews), notifier)
