"""A change that is being written."""

import asyncio
from collections.abc import Callable


class Written(asyncio.Future[None]):
    """Done once a change is written, or cannot be. Who has set `then` goes on at once, others as with any future."""

    then: Callable[[], None] | None = None

    def tell(self, error: Exception | None) -> None:
        """Say what came of it; nobody may wait any more."""
        if self.done():
            return
        if error is None:
            self.set_result(None)
        else:
            self.set_exception(error)
        if self.then is not None:
            self.then()
