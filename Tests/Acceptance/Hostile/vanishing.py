"""Runs the program on a project whose files vanish, come back, grow and become folders while it reads them.

PLIST_VANISHING_RUNS is the number of runs (default 200), which are `lint`, `doctor` and sessions with the language server in turn.
Each must end by itself within the limit, with a status that the help of the command names, and without a trap; a file that is gone
is reported in a message and is no failure. The last line says how many runs there were.
"""

import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time

from Support.program import PROGRAM, ROOT
from Support.wire import frame

RUNS = int(os.environ.get("PLIST_VANISHING_RUNS", "200"))
SECONDS = 30
# Nothing found, errors found, and a file or an argument that cannot be used.
STATUSES = {0, 1, 2}
COMMANDS = [["lint", "."], ["doctor", "."], ["--stdio"], ["lint", "--format", "json", "App"], ["strings", "status", "."]]
LANGUAGES = ["en", "de", "ja"]


class Project:
    """A copy of the sample app with tables in three languages, and what may happen to its files."""

    def __init__(self, folder, seed):
        self.folder = folder / "App"
        shutil.copytree(ROOT / "Tests/Fixtures/Projects/Xcode", self.folder)
        for language in LANGUAGES:
            for table in range(4):
                path = self.folder / f"Trails/{language}.lproj/Table{table}.strings"
                path.parent.mkdir(exist_ok=True)
                path.write_text("".join(f'"key{key}" = "{language} %@ {key}";\n' for key in range(200)), encoding="utf-8")
        self.contents = {path: path.read_bytes() for path in sorted(self.folder.rglob("*")) if path.is_file()}
        self.files = list(self.contents)
        self.random = random.Random(seed)
        self.changes = 0

    def change(self):
        """Does one thing to one file or folder; what another change has done before may hinder it."""
        path = self.random.choice(self.files)
        action = self.random.choice([self.remove, self.restore, self.restore, self.grow, self.cut, self.swap, self.rename])
        try:
            action(path)
            self.changes += 1
        except OSError:
            pass

    def remove(self, path):
        if self.random.random() < 0.1 and path.parent != self.folder:
            shutil.rmtree(path.parent)
        else:
            path.unlink()

    def restore(self, path):
        if path.is_dir():
            shutil.rmtree(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(self.contents[path])

    def grow(self, path):
        with path.open("ab") as file:
            file.write(self.contents[path] * 3)

    def cut(self, path):
        os.truncate(path, self.random.randrange(len(self.contents[path]) + 1))

    def swap(self, path):
        path.unlink()
        path.mkdir()

    def rename(self, path):
        path.rename(path.with_name(path.name + ".old"))


def message(content):
    return frame(json.dumps({"jsonrpc": "2.0", **content}).encode())


def session(project):
    """The messages of a client that opens each property list and sends requests about it."""
    root = project.folder.as_uri()
    sent = [message({"id": 0, "method": "initialize", "params": {"processId": None, "rootUri": root, "capabilities": {}}})]
    sent.append(message({"method": "initialized", "params": {}}))
    for number, path in enumerate(file for file in project.files if file.suffix in {".plist", ".strings", ".entitlements"}):
        uri, text = path.as_uri(), project.contents[path].decode()
        item = {"uri": uri, "languageId": "plist", "version": 1, "text": text}
        sent.append(message({"method": "textDocument/didOpen", "params": {"textDocument": item}}))
        place = {"textDocument": {"uri": uri}, "position": {"line": 5, "character": 3}}
        sent.append(message({"id": 2 * number + 1, "method": "textDocument/definition", "params": place}))
        sent.append(message({"id": 2 * number + 2, "method": "textDocument/hover", "params": place}))
        saved = {"textDocument": {"uri": uri}}
        sent.append(message({"method": "textDocument/didSave", "params": saved}))
    sent.append(message({"id": 1_000_000, "method": "shutdown"}))
    sent.append(message({"method": "exit"}))
    return b"".join(sent)


def run(number, folder):
    """Returns what is wrong with a run; None if nothing is."""
    project = Project(folder, number)
    command = COMMANDS[number % len(COMMANDS)]
    ended = threading.Event()

    def disturb():
        while not ended.is_set():
            project.change()
            time.sleep(0.0005)

    thread = threading.Thread(target=disturb)
    thread.start()
    try:
        result = subprocess.run(
            [PROGRAM, *command],
            cwd=folder,
            input=session(project) if command == ["--stdio"] else None,
            capture_output=True,
            timeout=SECONDS,
        )
    except subprocess.TimeoutExpired:
        return f"{command}: no end after {SECONDS} s"
    finally:
        ended.set()
        thread.join()
    problem = result.stderr.decode(errors="replace")
    if result.returncode not in STATUSES or "Fatal error" in problem:
        return f"{command} (run {number}): status {result.returncode}: {problem[-2000:]}"
    return None


def main():
    problems = []
    for number in range(RUNS):
        with tempfile.TemporaryDirectory() as folder:
            problem = run(number, pathlib.Path(folder).resolve())
        if problem:
            print(problem)
            problems.append(problem)
    print(f"{RUNS} runs, {len(problems)} failed")
    return 1 if problems or not RUNS else 0


if __name__ == "__main__":
    sys.exit(main())
