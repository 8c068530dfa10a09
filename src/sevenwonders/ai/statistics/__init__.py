"""What was counted in games of the networks against themselves, a file for each game: see `ai.explorer`."""
