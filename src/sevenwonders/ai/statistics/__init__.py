"""Self-play statistics of the packaged networks, one file per game: see `ai.explorer`."""
