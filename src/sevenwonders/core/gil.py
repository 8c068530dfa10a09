"""Replacement for the ``cython`` module in plain runs without Cython.

``with cython.nogil:`` has no effect and `cython.compiled` is false.

A module that releases the GIL begins with these lines, exactly: Cython recognises these and no others.

    try:
        import cython
    except ImportError:
        from sevenwonders.core import gil as cython
"""

from contextlib import nullcontext

nogil = nullcontext()
compiled = False
