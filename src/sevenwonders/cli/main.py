"""Entry point of the ``sevenwonders`` command line."""


def main() -> None:
    from cyclopts import App

    import sevenwonders

    app = App(name="sevenwonders", help="7 Wonders Duel and 7 Wonders.", version=sevenwonders.__version__)

    @app.default
    def show() -> None:
        app.help_print()

    app()
