"""The tables of the database, for SQLite and PostgreSQL alike. Changes to them need a migration beside this file.

The log only grows, and its primary key lets two writers never both write the same number: one of them is refused.
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
    Column("changed", BigInteger, nullable=False),  # the log may have grown a little later
    Column("is_over", Integer, nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("host", String(64)),
    Column("owner", String(32)),
    Index("tables_by_changed", "changed"),
)

# The servers that share this database. Whoever is the owner of a table writes to it, as long as `until` has not passed.
processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("token", String(64), nullable=False),
    Column("until", Float, nullable=False),
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
    UniqueConstraint("table_id", "nonce", name="one_entry_for_a_nonce"),
)

# Reviews of games, as far as they have come; until one is done, with the record, so that any process can make it.
reviews = Table(
    "reviews",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("changed", Float, nullable=False),
    Column("is_done", Integer, nullable=False),
    Column("record", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("reviews_by_changed", "changed"),
)
