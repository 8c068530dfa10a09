"""What a running game between people may come to: nobody is helped with that either."""

import sqlalchemy as sa
from alembic import op

revision = "v0006"
down_revision = "v0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    op.add_column("tables", sa.Column("trace", sa.String(96)))


def downgrade() -> None:
    """Unmake it."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("trace")
