"""Examples to read and to change; each says how it is run."""
