"""A log of facts that never forgets: undo, redo, correction, and every branch that was left.

Facts hang on one another like a tree: each node knows the one before it. The line from the head back to the first node
is what holds; everything else was undone or corrected and stays readable. Undo moves the head back and redo forth
again; neither adds a node. A correction grows a new line beside the old one, whose last node remembers the old head, so
that one undo takes the whole correction back.

A node's `number` is its name for people: a fact that a correction carries over keeps it, and no two different facts
share one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple


class Node(NamedTuple):
    """One fact's place in the log. `instead_of` is the head that a correction left, on the node that completes it."""

    id: int
    number: int
    parent: int | None
    instead_of: int | None = None


class Marks(NamedTuple):
    """Where the log stands: the last fact that holds, and the heads that redo would go back to, nearest last."""

    head: int
    redo: tuple[int, ...] = ()


class Arranged(NamedTuple):
    """A node as a log lists it."""

    node: Node
    is_undone: bool


Lookup = Callable[[int], Node]


def line(head: int, lookup: Lookup) -> Iterator[Node]:
    """The nodes that hold at `head`, the newest first."""
    at: int | None = head
    while at is not None:
        node = lookup(at)
        yield node
        at = node.parent


def on_line(head: int, number: int, lookup: Lookup) -> Node | None:
    """The node of that number that holds at `head`; None where no such node does."""
    return next((node for node in line(head, lookup) if node.number == number), None)


def between(one: int, other: int, lookup: Lookup) -> tuple[list[Node], list[Node]]:
    """The nodes that hold only at `one` and those that hold only at `other`, the newest first.

    A node's id is higher than its parent's, so that only these nodes are looked up, however long the log is.
    """
    left, right = lookup(one), lookup(other)
    ours: list[Node] = []
    theirs: list[Node] = []
    while left.id != right.id:
        later, found = (left, ours) if left.id > right.id else (right, theirs)
        found.append(later)
        assert later.parent is not None, "two lines of one log begin with the same node"
        before = lookup(later.parent)
        left, right = (before, right) if found is ours else (left, before)
    return ours, theirs


def recorded(node: Node) -> Marks:
    """After a new fact: it is the head, and nothing can be redone any more."""
    return Marks(node.id)


def undone(marks: Marks, lookup: Lookup) -> Marks | None:
    """One command taken back: the last fact, or the whole correction that ends there. None at the first fact."""
    node = lookup(marks.head)
    before = node.parent if node.instead_of is None else node.instead_of
    return None if before is None else Marks(before, (*marks.redo, marks.head))


def undone_to(marks: Marks, node: int) -> Marks:
    """Everything after `node`, which is on the line, taken back at once; one redo brings all of it back."""
    return marks if node == marks.head else Marks(node, (*marks.redo, marks.head))


def redone(marks: Marks) -> Marks | None:
    """What the last undo took, back again. None where nothing was undone, or something new was recorded since."""
    return Marks(marks.redo[-1], marks.redo[:-1]) if marks.redo else None


def redone_to(marks: Marks, number: int, lookup: Lookup) -> Marks | None:
    """Redo as far as the fact of that number and no further. None where no undone fact has it."""
    for kept in range(len(marks.redo) - 1, -1, -1):
        found = on_line(marks.redo[kept], number, lookup)
        if found is None or on_line(marks.head, found.number, lookup) == found:
            continue
        ends_here = found.id == marks.redo[kept]
        return Marks(found.id, marks.redo[: kept if ends_here else kept + 1])
    return None


def arranged(nodes: Iterable[Node], head: int) -> list[Arranged]:
    """Every node, each branch that was left standing where it began, before what followed in its place."""
    by_id = {node.id: node for node in nodes}
    held = {node.id for node in line(head, by_id.__getitem__)}
    following: dict[int | None, list[Node]] = {}
    for node in by_id.values():
        following.setdefault(node.parent, []).append(node)
    found: list[Arranged] = []
    waiting = [following.get(None, [])]
    while waiting:
        level = waiting[-1]
        if not level:
            waiting.pop()
            continue
        node = min(level, key=lambda each: (each.id in held, each.id))
        level.remove(node)
        found.append(Arranged(node, node.id not in held))
        waiting.append(following.get(node.id, []))
    return found
