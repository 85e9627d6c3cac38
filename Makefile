# Everything a person does here: `make play`, `make test`. The rest is for those who live in the house.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
SCRIPTS := $(shell find src/tabularium/web/scripts -name '*.ts')
BUNDLE := src/tabularium/web/static/js/main.js

.PHONY: setup browser other-browsers play check test test-long test-browsers test-cluster test-openspiel test-matrix lint hooks \
	fast wheel docs bench peers arena screenshots clean

setup: .venv/interpreted $(BUNDLE)

# Everything comes by its hash, and nothing that is not on a list.
INSTALL := $(BIN)/python -m pip install --quiet --no-deps

# The `tabularium` command runs the sources as they are; this is all that playing needs...
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

# What one file calls of another may be inlined: an eighth faster, in the same time of the compiler.
ACROSS_FILES := -flto=auto -fvisibility=hidden

COMPILER := $(BIN)
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal

build/fast/built: LEVEL := 3
build/fast/built: FLAGS := $(ACROSS_FILES)

# The same for the tests, which compare what is played and not how fast: compiled in a third of the time.
build/quick/built: LEVEL := 0

build/fast/built build/quick/built: build/%/built: $(SOURCES) pyproject.toml tools/states.py | $(COMPILER)/mypyc
	@rm -rf build/$* && mkdir -p build/$*/site build/$*/tree
	@cp -r src examples README.md hatch_build.py build/$*/tree # the compiler leaves its libraries beside the sources
	@$(COMPILER)/python tools/states.py build/$*/tree
	@sed 's/^opt_level = .*/opt_level = "$(LEVEL)"/' pyproject.toml > build/$*/tree/pyproject.toml
	@echo "compiling the rules (a few minutes)..."
	@CFLAGS="$(FLAGS)" HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(COMPILER)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir build/$* ./build/$*/tree
	@$(INSTALL) --target build/$*/site build/$*/*.whl
	@touch $@

.venv/bin/mypyc:
	@$(MAKE) --no-print-directory setup

# Who plays has a compiler apart: what playing needs stays as it is.
APART := build/compiler/bin
$(APART)/mypyc: | .venv/playable
	@$(BIN)/python -m venv build/compiler
	@$(APART)/python -m pip install --quiet --no-deps --require-hashes --requirement requirements/play.txt
	@$(APART)/python -m pip install --quiet --no-deps --require-hashes --requirement requirements/develop.txt

# The browser tests need Chromium; where packages can be installed, it is.
browser:
	@command -v chromium || command -v chromium-browser || command -v google-chrome \
		|| (apt-get update -qq && apt-get install -y -qq chromium) || echo "install Chromium to run the browser tests"

# What Safari and Firefox are made of, the same way.
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

# Lint, types and the tests that a change touches, in a minute: which these are was measured (tools/check --measure).
check: setup browser
	@tools/check

# While the compiler takes one core, the other one checks the sources. Which build is compared, tests/builds.py is told.
test: setup browser
	@$(MAKE) --no-print-directory --output-sync=line -j2 build/quick/built lint
	COMPILED_BUILD=build/quick $(PYTEST) -p tests.budget -m "not long" tests
	tools/rules-covered

test-long: setup browser
	@$(MAKE) --no-print-directory --output-sync=line -j2 build/fast/built lint
	COMPILED_BUILD=build/fast $(PYTEST) --override-ini faulthandler_timeout=7200 tests
	tools/rules-covered
	tools/rules-bite
	tools/rules-bite --mutants 10
	@$(MAKE) --no-print-directory test-cluster test-openspiel
	tools/siege

# Every game in the browsers that most people have besides Chromium.
test-browsers: setup other-browsers
	$(BIN)/python -m pytest tests/web/test_other_browsers.py

# What is large lives apart, beside the packages of the house.
build/%/apart: requirements/%.txt | setup
	@test -x build/$*/bin/python || $(BIN)/python -m venv build/$*
	@build/$*/bin/python -m pip install --quiet --no-deps --require-hashes --requirement $<
	@echo "import site; site.addsitedir('$(abspath $(shell $(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))'))')" \
		> $$(build/$*/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/house.pth
	@touch $@

# A Ray cluster of two nodes on this machine, one of whose workers is killed.
test-cluster: build/cluster/apart
	PYTHONPATH=. build/cluster/bin/python -m pytest tests/arena/test_cluster.py

# OpenSpiel's own tests and algorithms on our games.
test-openspiel: build/openspiel/apart
	PYTHONPATH=. build/openspiel/bin/python -m pytest tests/envs/test_openspiel.py

# The kernel and one game on every Python from 3.11 that is on this machine.
test-matrix:
	@$(PYTHON) tools/matrix

# The quick gates before each commit.
hooks: setup
	@git config core.hooksPath tools/hooks

# A wheel for every machine, and one compiled for this one: dist/.
wheel: build/fast/built
	@rm -rf dist && mkdir -p dist
	@$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@cp build/fast/*.whl dist/ && ls dist

# The documentation as a site, links checked: build/site.
docs: setup
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet && echo "build/site/index.html"

bench: setup
	$(BIN)/tabularium bench nundinae --against catanatron

# Beside other engines and environments, in turn: the figures of docs/research.md. Others are asked for if installed.
peers: build/fast/built
	PYTHONPATH=build/fast/site $(BIN)/python -m tabularium bench all --peers

# The figures of docs/bots.md, made again: hours on two cores; what is there already is kept.
arena: build/fast/built
	PYTHONPATH=build/fast/site $(BIN)/python tools/arena-figures --jobs 0

# Every drawn game early, in the middle and late; what comes seldom; both languages, themes and sizes of screen: build/screenshots.
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
