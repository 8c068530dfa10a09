"""The schema of the database, for SQLite and PostgreSQL. A change needs a migration in `migrations/versions`.

The log is append-only. Its primary key `(table_id, seq)` decides between concurrent writers: one insert succeeds.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

HEAD: Final = "v0001"  # revision of the last migration

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("settings", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("host", String(64)),
    Column("status", Text, nullable=False),
    Index("tables_by_changed", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(80), nullable=False),
    Column("level", String(32)),
    Column("bot", String(32)),
    Column("holder", String(64)),
    Column("invite", String(64)),
    Index("seats_by_holder", "holder"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("written", BigInteger, nullable=False),
    Column("nonce", String(80)),
    Column("entry", Text, nullable=False),
    UniqueConstraint("table_id", "nonce", name="log_nonce_unique"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("created", Float, nullable=False),
    Column("record", Text, nullable=False),
    Column("body", LargeBinary),  # compressed JSON
    Index("reviews_by_created", "created"),
)

# One row, rewritten by health checks.
probes = Table(
    "probes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)
