"""Reading and writing an attribute as every object does; compiled modules get Python's own C functions."""

read = object.__getattribute__
write = object.__setattr__
