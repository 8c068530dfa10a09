"""A step is one new entry of the log and nothing else: a table's version and trace are those of its last entry."""

import sqlalchemy as sa
from alembic import op

revision = "v0007"
down_revision = "v0006"
branch_labels = None
depends_on = None

_LAST = "(SELECT max(later.seq) FROM log AS later WHERE later.table_id = tables.id)"


def upgrade() -> None:
    """Make the change."""
    op.add_column("log", sa.Column("trace", sa.String(96)))
    op.execute(
        "UPDATE log SET trace = (SELECT tables.trace FROM tables WHERE tables.id = log.table_id) WHERE EXISTS "
        "(SELECT 1 FROM tables WHERE tables.id = log.table_id AND tables.version = log.seq AND tables.is_over = 0)"
    )
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("version")
        tables.drop_column("trace")


def downgrade() -> None:
    """Unmake it."""
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("trace", sa.String(96)))
    op.execute(f"UPDATE tables SET version = coalesce({_LAST}, 0)")
    last = "SELECT log.trace FROM log WHERE log.table_id = tables.id AND log.seq = tables.version"
    op.execute(f"UPDATE tables SET trace = ({last})")
    with op.batch_alter_table("log") as log:
        log.drop_column("trace")
