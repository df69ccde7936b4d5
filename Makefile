# What can be done here; each line is one command that can also be typed by hand.
PYTHON ?= .venv/bin/python

.PHONY: setup test lint types check bench gold completions demo

setup:
	python3 -m venv .venv
	.venv/bin/pip install -q -e '.[test]'

test:
	$(PYTHON) -m pytest -q

lint:
	$(PYTHON) -m ruff check .
	$(PYTHON) -m ruff format --check .

types:
	$(PYTHON) -m mypy

check: lint types test

# Medians, side by side in one run; `make bench PART=startup` measures one module of tests/benchmarks.
bench:
	$(PYTHON) tests/benchmarks $(PART)

# Write the golden files anew; then look at the difference before you commit it.
gold:
	HEGEMONIC_REGOLD=1 $(PYTHON) -m pytest -q
	git diff --stat -- tests/golden tests/evenings README.md

completions:
	mkdir -p completions
	cp hegemonic_cli/cli/scripts/* completions/

demo:
	@$(PYTHON) -m hegemonic_cli demo
