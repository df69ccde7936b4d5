"""What a mistaken line is answered with: what was understood, where it stopped, and what was expected."""

from __future__ import annotations

from hegemonic_cli.kernel.violation import Problem, Violation, usage


def misread(understood: str, stopped: str, form: str, meant: str = "") -> Problem:
    """A usage problem of a line: what was understood, what stopped it, what it should look like, what was meant."""
    return usage(f"Understood: {understood}. Then {stopped}.", f"{meant} Expected: {form}.".strip(), "line/words")


def after(understood: str, problem: Problem, form: str) -> Problem:
    """The problem of one word, told with what had been understood before it."""
    first, *others = problem.violations
    told = Violation(first.code, f"Understood: {understood}. Then: {first.message}", first.rule)
    return Problem(problem.kind, (told, *others), f"{problem.hint} Expected: {form}.".strip())
