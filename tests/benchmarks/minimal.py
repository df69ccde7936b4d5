"""The yardstick: about the least that a program with Typer and one string option can be. Rich is switched off, as
everywhere here, for with it `--help` alone would take twice as long and every comparison would flatter us."""

import typer

app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False, add_completion=False)


@app.command()
def main(name: str = typer.Option("world", help="Who is greeted.")) -> None:
    """Greet somebody."""
    print(f"Hello {name}")


if __name__ == "__main__":
    app()
