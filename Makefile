# Everything that people and CI run. `make help` lists it.

PYTHON ?= python3
FLEET ?= fleet
OUT ?= dist
KUBERNETES ?=

run := .venv/.run
dev := .venv/.dev

.DEFAULT_GOAL := help
.PHONY: help setup synth check test lint conformance golden docs imports imports-check cdk8s clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / {printf "  %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(run): requirements/run.txt
	$(PYTHON) -c 'import sys; sys.exit("gpu-tenants needs Python 3.11, 3.12 or 3.13" if not (3, 11) <= sys.version_info < (3, 14) else 0)'
	$(PYTHON) -m venv .venv
	.venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/run.txt
	touch $@

$(dev): requirements/dev.txt $(run)
	.venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	touch $@

setup: $(run) ## make the virtual environment from pinned, hashed requirements

synth: $(run) ## render fleet/, check, write dist/
	@.venv/bin/python main.py synth --fleet $(FLEET) --out $(OUT)

check: $(run) ## render, check, compare with dist/, write nothing
	@.venv/bin/python main.py check --fleet $(FLEET) --out $(OUT)

test: $(dev) ## run the tests
	.venv/bin/python -m pytest -n auto --ignore=tests/conformance

lint: $(dev) ## lint, format check, types, shell scripts
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy .
	.venv/bin/shellcheck imports/generate.sh conformance/build.sh

conformance: $(dev) ## apply everything to a real API server, and ask it about every case
	binaries=$$(conformance/build.sh $(KUBERNETES)) && export BINARIES=$$binaries && \
		.venv/bin/python conformance/record.py && .venv/bin/python -m pytest -n auto tests/conformance

golden: $(run) ## render the trees under examples/ and tests/golden/ again
	@for fleet in examples/*/fleet tests/golden/*/fleet; do \
		.venv/bin/python main.py synth --fleet $$fleet --out $${fleet%fleet}dist || exit 1; \
	done

docs: $(run) ## write the pages of docs/ that are made from the code
	.venv/bin/python docs/generate.py

imports: $(run) ## make the typed classes in imports/io from imports/crds
	PYTHON=.venv/bin/python imports/generate.sh

imports-check: $(run) ## fail if imports/io is not what imports/crds asks for
	PYTHON=.venv/bin/python imports/generate.sh --check

cdk8s: $(run) ## render with npm's cdk8s-cli into build/cdk8s and compare with dist/
	PYTHON=.venv/bin/python imports/generate.sh --tools
	rm -rf build/cdk8s
	PATH="$(CURDIR)/.node/bin:$$PATH" .node/node_modules/.bin/cdk8s synth --output build/cdk8s --check-upgrade false
	diff -r build/cdk8s dist && echo "cdk8s synth makes the same bytes"

clean: ## remove what make has made, except dist/
	rm -rf .venv .node build .mypy_cache .ruff_cache .pytest_cache .hypothesis
