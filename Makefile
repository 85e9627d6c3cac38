# For players: `make play`. For contributors: see CONTRIBUTING.md.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
SCRIPTS := $(shell find src/tabularium/web/scripts -name '*.ts')
BUNDLE := src/tabularium/web/static/js/main.js

.PHONY: setup browser postgres other-browsers play check test test-long test-browsers test-cluster test-openspiel test-matrix lint hooks \
	fast wheel docs pictures bench peers arena screenshots clean

setup: .venv/interpreted $(BUNDLE)

# Only packages that requirements/ lists, checked by their hashes.
INSTALL := $(BIN)/python -m pip install --quiet --no-deps

# What playing needs; the `tabularium` command runs the sources.
.venv/playable: pyproject.toml requirements/play.txt package-lock.json hatch_build.py
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(INSTALL) --require-hashes --requirement requirements/play.txt
	@$(INSTALL) --no-build-isolation --editable .
	@rm -f .venv/compiled && touch $@

# ...and this what building and testing needs besides...
.venv/interpreted: .venv/playable requirements/develop.txt node_modules/.develops
	@$(INSTALL) --require-hashes --requirement requirements/develop.txt
	@touch $@

node_modules/.develops: package-lock.json
	@npm ci --silent --ignore-scripts
	@touch $@

# The scripts of the pages, bundled anew when one of them changes.
$(BUNDLE): $(SCRIPTS) package-lock.json hatch_build.py | .venv/playable
	@$(BIN)/python hatch_build.py
	@touch $@

# ...or, after `make fast`, the compiled build. `make setup` goes back.
fast: .venv/compiled

.venv/compiled: build/fast/built
	@$(INSTALL) --force-reinstall build/fast/*.whl
	@rm -f .venv/playable .venv/interpreted && touch $@
	@echo "compiled: $(BIN)/tabularium now runs native rules; make setup goes back"

# Lets the compiler inline across files (docs/measurements/speed.md).
ACROSS_FILES := -flto=auto -fvisibility=hidden

COMPILER := $(BIN)
# Two more than there are cores: tests of pages wait for browsers and servers half of their time.
PYTEST := $(BIN)/python -m pytest -n $(shell expr $$(nproc) + 2) --dist worksteal

build/fast/built: LEVEL := 3
build/fast/built: FLAGS := $(ACROSS_FILES)

# For the tests, which compare results and not speed: compiled in a third of the time.
build/quick/built: LEVEL := 0

build/fast/built build/quick/built: build/%/built: $(SOURCES) pyproject.toml tools/states.py | $(COMPILER)/mypyc
	@rm -rf build/$* && mkdir -p build/$*/site build/$*/tree
	@cp -r src examples README.md hatch_build.py build/$*/tree # the compiler writes its libraries beside the sources
	@$(COMPILER)/python tools/states.py build/$*/tree
	@sed 's/^opt_level = .*/opt_level = "$(LEVEL)"/' pyproject.toml > build/$*/tree/pyproject.toml
	@echo "compiling the rules (a few minutes)..."
	@CFLAGS="$(FLAGS)" HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(COMPILER)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir build/$* ./build/$*/tree
	@$(INSTALL) --target build/$*/site build/$*/*.whl
	@touch $@

.venv/bin/mypyc:
	@$(MAKE) --no-print-directory setup

# A separate environment with the compiler, for `make play`: the environment of the player stays as it is.
APART := build/compiler/bin
$(APART)/mypyc: | .venv/playable
	@$(BIN)/python -m venv build/compiler
	@$(APART)/python -m pip install --quiet --no-deps --require-hashes --requirement requirements/play.txt
	@$(APART)/python -m pip install --quiet --no-deps --require-hashes --requirement requirements/develop.txt

# The browser tests need Chromium; it is installed where apt-get can. Its headless shell takes a third less time.
browser:
	@command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome \
		|| (apt-get update -qq && (apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium)) \
		|| echo "install Chromium to run the browser tests"

# The tests of the store run on PostgreSQL as well; they start a cluster of their own.
postgres:
	@ls /usr/lib/postgresql/*/bin/postgres > /dev/null 2>&1 || command -v postgres > /dev/null \
		|| (apt-get update -qq && apt-get install -y -qq postgresql) || echo "install PostgreSQL to run its tests"

# WebKit (the engine of Safari) and Firefox, the same way.
other-browsers:
	@(command -v WebKitWebDriver && command -v Xvfb && (command -v firefox || command -v firefox-esr)) > /dev/null \
		|| (apt-get update -qq && apt-get install -y -qq webkit2gtk-driver xvfb firefox-esr) \
		|| echo "install WebKitGTK with its driver, Xvfb and Firefox to run these tests"

# Opens at once; where there is a C compiler, the bots move to the compiled rules when those are ready.
play: .venv/playable $(BUNDLE)
	@mkdir -p build
	@! command -v cc > /dev/null || (nice -n 15 $(MAKE) --no-print-directory COMPILER=$(APART) build/fast/built > build/compiling.log 2>&1 &)
	@$(BIN)/tabularium serve --browse

lint: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	node_modules/.bin/tsc --project tests/scripts
	node tools/lint-scripts.js

# Lint, types and the tests of what changed, in a minute (`tools/check --measure` finds out which they are).
check: setup browser
	@tools/check

# Compiles on one core while the other runs lint; COMPILED_BUILD says which build the tests compare.
test: setup browser postgres
	@$(MAKE) --no-print-directory --output-sync=line -j2 build/quick/built lint
	COMPILED_BUILD=build/quick $(PYTEST) -p tests.budget -m "not long" tests
	tools/rules-covered

test-long: setup browser postgres
	@$(MAKE) --no-print-directory --output-sync=line -j2 build/fast/built lint
	COMPILED_BUILD=build/fast $(PYTEST) --override-ini faulthandler_timeout=7200 tests
	ENGINE=postgres $(PYTEST) -m "not long" --ignore-glob='*test_browser*' --ignore=tests/web/test_other_browsers.py tests/web
	tools/rules-covered
	tools/rules-bite
	tools/rules-bite --mutants 10
	@$(MAKE) --no-print-directory test-cluster test-openspiel
	tools/siege

# Every game in the browsers that most people have besides Chromium.
test-browsers: setup other-browsers
	$(BIN)/python -m pytest tests/web/test_other_browsers.py

# Large packages have environments of their own, which also see those of .venv.
build/%/apart: requirements/%.txt | setup
	@test -x build/$*/bin/python || $(BIN)/python -m venv build/$*
	@build/$*/bin/python -m pip install --quiet --no-deps --require-hashes --requirement $<
	@echo "import site; site.addsitedir('$(abspath $(shell $(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))'))')" \
		> $$(build/$*/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/tabularium.pth
	@touch $@

# A Ray cluster of two nodes on this machine; one worker is killed.
test-cluster: build/cluster/apart
	PYTHONPATH=. build/cluster/bin/python -m pytest tests/arena/test_cluster.py

# OpenSpiel's own tests and algorithms on our games.
test-openspiel: build/openspiel/apart
	PYTHONPATH=. build/openspiel/bin/python -m pytest tests/envs/test_openspiel.py

# The kernel and one game on every installed Python from 3.11 on.
test-matrix:
	@$(PYTHON) tools/matrix

# Quick checks before each commit.
hooks: setup
	@git config core.hooksPath tools/hooks

# A pure wheel, and one compiled for this machine: dist/.
wheel: build/fast/built
	@rm -rf dist && mkdir -p dist
	@$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@cp build/fast/*.whl dist/ && ls dist

# The documentation as a site, with links checked: build/site.
docs: setup
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet && echo "build/site/index.html"

# The pictures of the documentation: docs/images.
pictures: setup browser
	@tools/pictures

bench: setup
	$(BIN)/tabularium bench nundinae --against catanatron

# The figures of docs/measurements/environments.md: ours beside other engines and environments, if installed.
peers: build/fast/built
	PYTHONPATH=build/fast/site $(BIN)/python -m tabularium bench all --peers

# The figures of docs/measurements/bots.md: hours on two cores; finished matches are kept.
arena: build/fast/built
	PYTHONPATH=build/fast/site $(BIN)/python tools/arena-figures --jobs 0

# Every game early, in the middle and late, and rare situations, in all languages, themes and sizes: build/screenshots.
GAMES := nundinae age_of_rome ave_roma forty_four_bce mare_nostrum rome_and_roll
LOOKS := --lang en fr --theme light dark --size 1440x900 390x844
screenshots: setup browser
	@for game in $(GAMES); do for ply in 4 40 120; do $(BIN)/python tools/screenshots $$game --ply $$ply $(LOOKS); done; done
	@for ply in 4 110 400; do $(BIN)/python tools/screenshots ave_roma --seats 2 --ply $$ply --name=-neutrals $(LOOKS); done
	@for ply in 60 260 2000; do $(BIN)/python tools/screenshots ave_roma --seats 3 --option mode=advanced --ply $$ply --name=-advanced $(LOOKS); done
	@for step in sea_battle land_battle choose_losses occupy_site; do \
		$(BIN)/python tools/screenshots mare_nostrum --seed 2 --until $$step --name=-$$step $(LOOKS); done
	@$(BIN)/python tools/screenshots mare_nostrum --option empire_assignment=choice --name=-choice $(LOOKS)
	@$(BIN)/python tools/screenshots mare_nostrum --seats 3 --option tiles=first_game --option max_rounds=thirty --ply 40 --name=-first_game $(LOOKS)

clean:
	rm -rf .venv build dist
