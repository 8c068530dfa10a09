"""Conformance tests: checks for any game (`kit`), and the two games prepared for them."""
