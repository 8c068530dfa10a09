"""Examples to read and change; each module's docstring shows how to run it."""
