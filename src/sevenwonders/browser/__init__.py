"""The game in a web page: tables, bots and analysis in Web Workers, without a server.

One worker serves tables and the API (`backend`), another one computes moves, hints, analyses and reviews (`engine`).
Only `main` uses the modules of Pyodide, so that everything else also runs natively.
"""
