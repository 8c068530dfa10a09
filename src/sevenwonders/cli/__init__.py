"""The ``sevenwonders`` command line."""
