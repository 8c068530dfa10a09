"""The messages of the API beside those of a table."""
