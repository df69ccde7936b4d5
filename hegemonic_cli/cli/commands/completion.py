"""`hegemonic completion`: the script that teaches a shell to complete our words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hegemonic_cli.cli import output
from hegemonic_cli.cli.options import JsonOption
from hegemonic_cli.games.hegemonic.report import Answer
from hegemonic_cli.kernel.violation import usage

SCRIPTS = Path(__file__).parent.parent / "scripts"
FILES = {
    "bash": "hegemonic.bash",
    "zsh": "_hegemonic",
    "fish": "hegemonic.fish",
    "powershell": "hegemonic.ps1",
}


def completion(
    shell: Annotated[str, typer.Argument(help="bash, zsh, fish or powershell.")], as_json: JsonOption = False
) -> None:
    """Print the completion script of a shell.

    bash: hegemonic completion bash > ~/.local/share/bash-completion/completions/hegemonic

    zsh: hegemonic completion zsh > FOLDER/_hegemonic, for a FOLDER of $fpath

    fish: hegemonic completion fish > ~/.config/fish/completions/hegemonic.fish

    powershell (not tested): hegemonic completion powershell | Out-String | Invoke-Expression
    """
    name = FILES.get(shell.casefold())
    if name is None:
        raise usage(f"There is no completion for {shell!r}.", f"There is one for {', '.join(FILES)}.")
    script = (SCRIPTS / name).read_text(encoding="utf-8")
    if as_json:
        output.say_json(Answer("completion", {"shell": shell.casefold(), "script": script}).as_json())
    else:
        output.say_exactly(script)
