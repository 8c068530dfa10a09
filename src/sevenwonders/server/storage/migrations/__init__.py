"""The way from any earlier database to the present one; run when the server starts."""
