"""The log of facts: undo, redo, correction, and the branches that stay readable."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hegemonic_cli.kernel import history
from hegemonic_cli.kernel.history import Marks, Node


class Log:
    """A history in memory, driven the way the evening drives it."""

    def __init__(self) -> None:
        self.nodes: dict[int, Node] = {}
        self.marks = self._added(1, None)

    def _added(self, number: int, parent: int | None, instead_of: int | None = None) -> Marks:
        node = Node(len(self.nodes) + 1, number, parent, instead_of)
        self.nodes[node.id] = node
        return history.recorded(node)

    def record(self) -> None:
        number = 1 + max(node.number for node in self.nodes.values())
        self.marks = self._added(number, self.marks.head)

    def correct(self, number: int) -> None:
        """Replace one entry: the later ones are carried over and a closing entry remembers the old head."""
        old_head = self.marks.head
        line = list(history.line(old_head, self.lookup))[::-1]
        at = next(place for place, node in enumerate(line) if node.number == number)
        parent = line[at].parent
        for node in line[at:]:
            parent = self._added(node.number, parent).head
        last = 1 + max(node.number for node in self.nodes.values())
        self.marks = self._added(last, parent, instead_of=old_head)

    def undo(self) -> bool:
        marks = history.undone(self.marks, self.lookup)
        self.marks = marks or self.marks
        return marks is not None

    def redo(self) -> bool:
        marks = history.redone(self.marks)
        self.marks = marks or self.marks
        return marks is not None

    def lookup(self, node: int) -> Node:
        return self.nodes[node]

    @property
    def numbers(self) -> list[int]:
        return [node.number for node in history.line(self.marks.head, self.lookup)][::-1]


def log_of(count: int) -> Log:
    log = Log()
    for _ in range(count - 1):
        log.record()
    return log


def test_undo_takes_one_fact_and_redo_brings_it_back() -> None:
    log = log_of(4)
    assert log.undo()
    assert log.numbers == [1, 2, 3]
    assert log.redo()
    assert log.numbers == [1, 2, 3, 4]
    assert not log.redo()


def test_the_first_fact_stays() -> None:
    log = log_of(1)
    assert not log.undo()
    assert log.numbers == [1]


def test_a_new_fact_ends_redo_and_the_branch_stays_readable() -> None:
    log = log_of(3)
    log.undo()
    log.record()
    assert not log.redo()
    assert log.numbers == [1, 2, 4]
    listed = [(each.node.number, each.is_undone) for each in history.arranged(log.nodes.values(), log.marks.head)]
    assert listed == [(1, False), (2, False), (3, True), (4, False)]


def test_one_undo_takes_a_whole_correction_back_and_one_redo_brings_it_again() -> None:
    log = log_of(5)
    before = log.marks.head
    log.correct(2)
    assert log.numbers == [1, 2, 3, 4, 5, 6]
    corrected = log.marks.head
    log.undo()
    assert log.marks.head == before
    log.redo()
    assert log.marks.head == corrected


def test_after_a_correction_undo_goes_on_along_the_corrected_line() -> None:
    log = log_of(4)
    log.correct(2)
    log.record()
    kept = history.on_line(log.marks.head, 3, log.lookup)
    assert kept is not None
    log.marks = history.undone_to(log.marks, kept.id)
    assert log.numbers == [1, 2, 3]
    assert log.nodes[log.marks.head].id == kept.id
    log.redo()
    assert log.numbers == [1, 2, 3, 4, 5, 6]


def test_undo_to_an_entry_is_one_step_for_redo_and_redo_can_stop_half_way() -> None:
    log = log_of(6)
    second = history.on_line(log.marks.head, 2, log.lookup)
    assert second is not None
    log.marks = history.undone_to(log.marks, second.id)
    half = history.redone_to(log.marks, 4, log.lookup)
    assert half is not None
    log.marks = half
    assert log.numbers == [1, 2, 3, 4]
    log.redo()
    assert log.numbers == [1, 2, 3, 4, 5, 6]
    assert not log.redo()


def test_redo_to_an_entry_that_was_never_undone_is_refused() -> None:
    log = log_of(4)
    log.undo()
    assert history.redone_to(log.marks, 9, log.lookup) is None
    assert history.redone_to(log.marks, 2, log.lookup) is None


@given(st.lists(st.sampled_from(["record", "record", "undo", "redo", "correct"]), max_size=40))
def test_undo_then_redo_is_identity_wherever_the_log_stands(steps: list[str]) -> None:
    log = Log()
    for step in steps:
        if step == "correct":
            log.correct(log.numbers[len(log.numbers) // 2])
        else:
            getattr(log, step)()
        stood = log.marks
        if log.undo():
            log.redo()
        assert log.marks == stood
        assert len(log.numbers) == len(set(log.numbers))
        assert {each.node.id for each in history.arranged(log.nodes.values(), log.marks.head)} == set(log.nodes)
