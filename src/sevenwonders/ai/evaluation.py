"""Base of the evaluators of both games: reservation by one search, validation of values from Python code."""

from numbers import Real


class ReservedEvaluator:
    """An evaluator that one search uses at a time; calls from a second thread raise RuntimeError.

    Searches run without the GIL, so an exception of the Python code of an evaluator is stored until `release`.
    """

    def __init__(self) -> None:
        self.busy = False
        self.failed = False
        self.error: BaseException | None = None

    def acquire(self) -> None:
        """Reserve the evaluator for the calling search; raise RuntimeError if it is in use."""
        if not self.is_ready():
            raise TypeError(f"{type(self).__name__}.__init__ must call super().__init__()")
        if self.busy:
            raise RuntimeError("the evaluator is in use by another thread or an unfinished call")
        self.busy = True
        self.failed = False

    def release(self) -> None:
        """End the reservation; raise the exception of the evaluator's Python code, if one occurred."""
        self.busy = False
        if self.failed:
            error, self.error = self.error, None
            self.failed = False
            assert error is not None
            try:
                raise error
            finally:
                del error  # breaks the reference cycle through the traceback

    def fail(self, error: BaseException) -> None:
        """Store an exception for `release`."""
        self.error = error
        self.failed = True

    def is_ready(self) -> bool:
        """Return whether `__init__` was called, without which compiled code would crash."""
        raise NotImplementedError


def checked_value(evaluator: ReservedEvaluator, value: object) -> float:
    """Return a number from 0 to 1 that `value` returned; raise TypeError or ValueError for anything else."""
    if isinstance(value, bool) or not isinstance(value, Real):
        raise TypeError(f"{type(evaluator).__name__}.value must return a number from 0 to 1, not {value!r}")
    number = float(value)
    if not 0.0 <= number <= 1.0:
        raise ValueError(f"{type(evaluator).__name__}.value must return a number from 0 to 1, not {number}")
    return number
