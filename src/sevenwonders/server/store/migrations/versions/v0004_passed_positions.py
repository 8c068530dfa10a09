"""Through which positions a game between people has passed, not only how it stands: nobody is helped with any."""

import sqlalchemy as sa
from alembic import op

revision = "v0004"
down_revision = "v0003"
branch_labels = None
depends_on = None

_KNOWN = sa.text("position IS NOT NULL")


def upgrade() -> None:
    """Make the change."""
    op.add_column("log", sa.Column("position", sa.String(32)))
    op.execute(
        "UPDATE log SET position = (SELECT tables.position FROM tables WHERE tables.id = log.table_id) WHERE EXISTS "
        "(SELECT 1 FROM tables WHERE tables.id = log.table_id AND tables.version = log.seq AND tables.is_over = 0)"
    )
    op.create_index("log_by_position", "log", ["position"], sqlite_where=_KNOWN, postgresql_where=_KNOWN)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("position")


def downgrade() -> None:
    """Unmake it."""
    op.add_column("tables", sa.Column("position", sa.String(32)))
    op.drop_index("log_by_position", "log")
    with op.batch_alter_table("log") as log:
        log.drop_column("position")
