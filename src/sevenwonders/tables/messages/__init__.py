"""The messages between a table and its clients, as types that validate and document themselves."""
