"""Who set a table up, under which rules its log was written, and which of several servers owns it."""

import sqlalchemy as sa
from alembic import op

revision = "v0002"
down_revision = "v0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("host", sa.String(64)))
    op.add_column("tables", sa.Column("owner", sa.String(32)))
    op.create_index("tables_by_changed", "tables", ["changed"])
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Unmake it."""
    op.drop_table("processes")
    op.drop_index("tables_by_changed", "tables")
    with op.batch_alter_table("tables") as tables:
        for name in ("owner", "host", "rules"):
            tables.drop_column(name)
