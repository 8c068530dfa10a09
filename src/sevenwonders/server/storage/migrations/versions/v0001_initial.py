"""Create all tables."""

import sqlalchemy as sa
from alembic import op

revision = "v0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables and indexes."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("host", sa.String(64)),
        sa.Column("status", sa.Text, nullable=False),
    )
    op.create_index("tables_by_changed", "tables", ["changed"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("level", sa.String(32)),
        sa.Column("bot", sa.String(32)),
        sa.Column("holder", sa.String(64)),
        sa.Column("invite", sa.String(64)),
    )
    op.create_index("seats_by_holder", "seats", ["holder"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("written", sa.BigInteger, nullable=False),
        sa.Column("nonce", sa.String(80)),
        sa.Column("entry", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "nonce", name="log_nonce_unique"),
    )
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary),
    )
    op.create_index("reviews_by_created", "reviews", ["created"])
    op.create_table(
        "probes",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drop all tables."""
    for name in ("probes", "reviews", "log", "seats", "tables"):
        op.drop_table(name)
