"""Generic attribute access; compiled modules use CPython's C functions instead."""

read = object.__getattribute__
write = object.__setattr__
