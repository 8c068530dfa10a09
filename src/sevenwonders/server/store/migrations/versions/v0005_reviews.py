"""Reviews are kept: what was found in minutes of thinking is there after a restart, and in every process."""

import sqlalchemy as sa
from alembic import op

revision = "v0005"
down_revision = "v0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("is_done", sa.Integer, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("reviews_by_changed", "reviews", ["changed"])


def downgrade() -> None:
    """Unmake it."""
    op.drop_table("reviews")
