"""How a running game between people stands: nobody is helped with it."""

import sqlalchemy as sa
from alembic import op

revision = "v0003"
down_revision = "v0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    op.add_column("tables", sa.Column("position", sa.String(32)))


def downgrade() -> None:
    """Unmake it."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("position")
