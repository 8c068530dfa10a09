"""Self-play training of the networks; only the command line imports this package."""
