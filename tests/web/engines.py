"""Browsers besides Chromium: WebKit is driven over WebDriver, Firefox over WebDriver BiDi."""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol

from websockets.sync.client import ClientConnection, connect

WEBKIT_DRIVER = "WebKitWebDriver"
FIREFOX = ("firefox", "firefox-esr")
MINI_BROWSER = "*/webkit2gtk-4.*/MiniBrowser"  # beside the library, wherever that is
KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004", "ArrowLeft": "\ue012", "ArrowUp": "\ue013",
        "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Home": "\ue011", "End": "\ue010"}  # fmt: skip
PATIENCE = 60  # seconds until something has started

# WebKit's driver does not tell what goes wrong in a page, so the page keeps it, also for the next one.
LISTENS = """if (!window.listens) {
  window.listens = true;
  const told = () => JSON.parse(sessionStorage.told ?? "[]");
  const keep = (what) => { sessionStorage.told = JSON.stringify([...told(), String(what)]); };
  addEventListener("error", (event) => keep(`${event.message} ${event.filename}:${event.lineno}`));
  addEventListener("unhandledrejection", (event) => keep(event.reason?.stack ?? event.reason));
  const before = console.error;
  console.error = (...what) => { keep(what.join(" ")); before(...what); };
}"""


class Engine(Protocol):
    """One window of a browser."""

    def goto(self, address: str) -> None: ...
    def run(self, script: str) -> Any: ...
    def act(self, kind: str, *actions: dict[str, Any]) -> None: ...
    def resize(self, width: int, height: int) -> None: ...
    def shot(self, file: Path) -> None: ...
    def errors(self) -> list[str]: ...
    def close(self) -> None: ...


def down(button: int = 0) -> dict[str, Any]:
    return {"type": "pointerDown", "button": button}


def up(button: int = 0) -> dict[str, Any]:
    return {"type": "pointerUp", "button": button}


def to(x: float, y: float, duration: int = 0) -> dict[str, Any]:
    return {"type": "pointerMove", "x": round(x), "y": round(y), "duration": duration}


def click(engine: Engine, x: float, y: float) -> None:
    engine.act("pointer", to(x, y), down(), up())


def drag(engine: Engine, start: tuple[float, float], end: tuple[float, float]) -> None:
    halfway = to((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, duration=60)
    engine.act("pointer", to(*start), down(), halfway, to(*end, duration=60), up())


def press(engine: Engine, *keys: str) -> None:
    for key in keys:
        value = KEYS.get(key, key)
        engine.act("key", {"type": "keyDown", "value": value}, {"type": "keyUp", "value": value})


def wheel(engine: Engine, x: float, y: float, by: int) -> None:
    engine.act("wheel", {"type": "scroll", "x": round(x), "y": round(y), "deltaX": 0, "deltaY": by})


def _source(kind: str, actions: tuple[dict[str, Any], ...]) -> list[dict[str, Any]]:
    source: dict[str, Any] = {"type": kind, "id": kind, "actions": list(actions)}
    if kind == "pointer":
        source["parameters"] = {"pointerType": "mouse"}
    return [source]


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def _stop(*processes: subprocess.Popen[Any]) -> None:
    for process in processes:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


# -- WebKit ------------------------------------------------------------------------------------------


def mini_browser() -> str | None:
    """The small browser that comes with WebKitGTK."""
    return next((str(found) for lib in ("/usr/lib", "/usr/libexec") for found in Path(lib).glob(MINI_BROWSER)), None)


def no_webkit() -> str:
    """What is missing to run WebKit, or nothing."""
    found = {name: shutil.which(name) for name in (WEBKIT_DRIVER, "Xvfb")} | {"MiniBrowser": mini_browser()}
    return ", ".join(name for name, path in found.items() if not path)


class WebKit:
    def __init__(self, folder: Path) -> None:
        self.log = folder / "webkit.log"
        self.screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        assert self.screen.stdout is not None
        with self.screen.stdout as told:
            display = f":{told.readline().strip()}"
        port = _free_port()
        with self.log.open("wb") as log:
            self.driver = subprocess.Popen(
                [WEBKIT_DRIVER, f"--port={port}"], stdout=log, stderr=log, env={**os.environ, "DISPLAY": display}
            )
        self.address = f"http://127.0.0.1:{port}"
        self.session = ""
        options = {"binary": mini_browser(), "args": ["--automation"]}
        try:
            self._start({"alwaysMatch": {"webkitgtk:browserOptions": options}})
        except BaseException:
            _stop(self.driver, self.screen)
            raise

    def _start(self, capabilities: dict[str, Any]) -> None:
        for _ in range(PATIENCE * 10):
            try:
                self.session = "/session/" + self._ask("POST", "/session", {"capabilities": capabilities})["sessionId"]
                return
            except (ConnectionError, urllib.error.URLError):
                time.sleep(0.1)
        raise AssertionError(f"WebKit did not start: {self.log.read_text()}")

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(self.address + path, data, {"content-type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as wrong:
            raise AssertionError(wrong.read().decode()) from None

    def goto(self, address: str) -> None:
        self._ask("POST", f"{self.session}/url", {"url": address})

    def run(self, script: str) -> Any:
        """The value of an expression."""
        whole = f"{LISTENS} return ({script})"
        return self._ask("POST", f"{self.session}/execute/sync", {"script": whole, "args": []})

    def act(self, kind: str, *actions: dict[str, Any]) -> None:
        self._ask("POST", f"{self.session}/actions", {"actions": _source(kind, actions)})

    def resize(self, width: int, height: int) -> None:
        """So large is what is inside the window."""
        for _ in range(3):
            wide, high = self.run("[innerWidth, innerHeight]")
            rect = self._ask("GET", f"{self.session}/window/rect")
            if (wide, high) == (width, height):
                return
            size = {"width": rect["width"] + width - wide, "height": rect["height"] + height - high}
            self._ask("POST", f"{self.session}/window/rect", size)
            time.sleep(0.3)

    def shot(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self._ask("GET", f"{self.session}/screenshot")))

    def errors(self) -> list[str]:
        """Whatever was thrown, or written to the console as an error, since the page was first spoken to."""
        told: list[str] = self.run("JSON.parse(sessionStorage.told ?? '[]')")
        return told

    def close(self) -> None:
        try:
            self._ask("DELETE", self.session)
        finally:
            _stop(self.driver, self.screen)


# -- Firefox -----------------------------------------------------------------------------------------


def firefox() -> str | None:
    return next((path for name in FIREFOX if (path := shutil.which(name))), None)


class Firefox:
    def __init__(self, folder: Path) -> None:
        self.log = folder / "firefox.log"
        profile = tempfile.mkdtemp(dir=folder)
        command = [str(firefox()), "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        self.asked = 0
        self.told: list[str] = []
        self.opened = ExitStack()
        try:
            wire = connect(f"{self._listening()}/session", open_timeout=PATIENCE, max_size=None)
            self.wire: ClientConnection = self.opened.enter_context(wire)
            self._ask("session.new", {"capabilities": {}})
            self._ask("session.subscribe", {"events": ["log.entryAdded"]})
            self.context = self._ask("browsingContext.create", {"type": "tab"})["context"]
        except BaseException:
            _stop(self.process)
            raise

    def _listening(self) -> str:
        for _ in range(PATIENCE * 10):
            if found := re.search(r"ws://[0-9.:]+", self.log.read_text(errors="replace")):
                return found[0]
            time.sleep(0.1)
        raise AssertionError(f"Firefox did not start: {self.log.read_text()}")

    def _ask(self, method: str, values: dict[str, Any]) -> Any:
        self.asked += 1
        self.wire.send(json.dumps({"id": self.asked, "method": method, "params": values}))
        while True:
            said = json.loads(self.wire.recv(timeout=60))
            if said.get("method") == "log.entryAdded" and said["params"]["level"] == "error":
                self.told.append(f"{said['params'].get('text')} {said['params'].get('stackTrace') or ''}")
            if said.get("id") == self.asked:
                assert said["type"] == "success", said
                return said["result"]

    def goto(self, address: str) -> None:
        self._ask("browsingContext.navigate", {"context": self.context, "url": address, "wait": "complete"})

    def run(self, script: str) -> Any:
        """The value of an expression."""
        whole = f"(async () => JSON.stringify(await ({script})))()"
        target = {"context": self.context}
        found = self._ask("script.evaluate", {"expression": whole, "target": target, "awaitPromise": True})
        assert found["type"] == "success", found["exceptionDetails"]["text"]
        return json.loads(found["result"].get("value", "null"))

    def act(self, kind: str, *actions: dict[str, Any]) -> None:
        self._ask("input.performActions", {"context": self.context, "actions": _source(kind, actions)})

    def resize(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", {"context": self.context, "viewport": viewport})

    def shot(self, file: Path) -> None:
        taken = self._ask("browsingContext.captureScreenshot", {"context": self.context})
        file.write_bytes(base64.b64decode(taken["data"]))

    def errors(self) -> list[str]:
        """Whatever was written to the console as an error, or thrown."""
        self._ask("session.status", {})  # what was told before this has come
        return self.told

    def close(self) -> None:
        try:
            self._ask("browser.close", {})
            self.opened.close()
            self.process.wait(10)
        finally:
            _stop(self.process)
