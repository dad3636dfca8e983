#!/usr/bin/env python3
"""Times plist-lsp on whole projects against tools that read the same files, in one run.

  swift build -c release --product plist-lsp
  python3 Benchmarks/projects.py [--rows abcdef] [--runs 5] [--check] [--tree FOLDER] [.build/release/plist-lsp]

The projects are made for the purpose in a temporary folder. The commands of a row take turns; figures are medians of CPU
time (of all threads, the system's share included) and of wall time, in milliseconds. Ratios are those of CPU time.

  a  lint of an app with 40 languages and 50 tables each, against `plutil -lint` of the same files
  b  lint of 150 Xcode projects with 20,000 sources, and of half as many, against `grep -rE` for the same symbols
  c  doctor of an app with 3,000 sources and 40 languages, without a cache and with one, against `grep -rE`
  d  the server, when a table of (a) is opened: its first diagnostics, and the answer to a hover in another document
  e  one table with 5,000 keys in 40 languages: lint against `plutil -lint` of the same files, and the server when the table of the
     base language is opened, and when a letter is typed in it
  f  lint of the real projects in the folder that --tree names, with all that lies beside their sources, against `grep -rE` for
     the same symbols in the same folder; without --tree it is left out

Nothing is dropped from the file cache of the system, so all commands read from memory; the first round is not counted.
"""
import argparse
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "servers"))

from made_projects import (  # noqa: E402
    CODES, LARGE_KEYS, PROJECT_SOURCES, PROJECTS, SOURCES, make_large, make_large_table, make_many, make_translated)

# How many letters are typed in one session.
LETTERS = 20


class Bench:
    def __init__(self, server, runs, scratch, tree=None):
        self.server, self.runs, self.scratch, self.tree = server, runs, scratch, tree
        self.missed = 0

    def times(self, command):
        """Runs a command and returns its CPU and wall time in seconds."""
        # grep stops at the first hit where its output is thrown away.
        with open(self.scratch / "output", "wb") as output:
            start = time.perf_counter()
            process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, cwd=self.scratch)
            _, status, usage = os.wait4(process.pid, 0)
            elapsed = time.perf_counter() - start
            process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode not in (0, 1):
            sys.exit(f"{command[0]} ended with {process.returncode}: {(self.scratch / 'output').read_text()[-2000:]}")
        return usage.ru_utime + usage.ru_stime, elapsed

    def compare(self, title, commands):
        """Prints a table of commands that take turns, the first one being what the others are compared with; returns the
        medians of CPU time."""
        samples = {name: [] for name in commands}
        for _ in range(self.runs + 1):
            for name, command in commands.items():
                samples[name].append(self.times(command))
        medians = {name: [statistics.median(column) * 1000 for column in zip(*times[1:])] for name, times in samples.items()}
        base = next(iter(medians.values()))
        print(f"\n{title}\n{'':28} {'CPU':>9} {'wall':>9} {'x CPU':>7} {'x wall':>7}")
        for name, (cpu, wall) in medians.items():
            print(f"{name:28} {cpu:9.1f} {wall:9.1f} {cpu / base[0]:7.2f} {wall / base[1]:7.2f}", flush=True)
        return {name: cpu for name, (cpu, _) in medians.items()}

    def bar(self, name, value, most):
        self.missed += value > most
        print(f"{'missed' if value > most else 'ok    '} {name}: {value:.2f} (at most {most:g})", flush=True)

    def pattern(self):
        """Returns all that is looked for in Swift, as alternatives: symbols of Swift and C."""
        catalogs = next(folder / "Sources/EmbeddedFiles/catalog" for folder in pathlib.Path(self.server).parents
                        if (folder / "Sources/EmbeddedFiles").is_dir())

        def catalog(name):
            path = str(catalogs / f"{name}.plist")
            return json.loads(subprocess.run([self.server, "convert", "--to", "json", path], capture_output=True, check=True).stdout)

        tables = [catalog("api-symbols"), catalog("entitled-apis")]
        tables += [category["symbols"] for category in catalog("required-reason-apis").values()]
        symbols = {symbol for symbols in tables for language in ("swift", "c") for symbol in symbols.get(language, {})}
        return "|".join(sorted(re.sub(r"([][.(){}*+?^$|\\])", r"\\\1", symbol) for symbol in symbols))

    # Rows

    def a(self, folder):
        files = make_translated(folder)
        size = sum(os.path.getsize(file) for file in files)
        plutil = shutil.which("plutil") or "/opt/swift/usr/bin/plutil"
        cpu = self.compare(f"(a) {len(CODES)} languages, {len(files)} files, {size / 1e6:.1f} MB", {
            "plutil -lint": [plutil, "-lint", *files],
            "plist-lsp lint": [self.server, "lint", str(folder)],
        })
        self.bar("lint / plutil", cpu["plist-lsp lint"] / cpu["plutil -lint"], 2)

    def b(self, folder):
        pattern, cpu = self.pattern(), {}
        for count in (PROJECTS // 2, PROJECTS):
            root = folder / f"{count}"
            make_many(root, count)
            cpu[count] = self.compare(f"(b) {count} projects, {count * PROJECT_SOURCES:,} sources", {
                "grep -rE": ["grep", "-rE", pattern, str(root)],
                "plist-lsp lint": [self.server, "lint", str(root)],
            })
            self.bar("lint / grep", cpu[count]["plist-lsp lint"] / cpu[count]["grep -rE"], 2)
        self.bar("all / half", cpu[PROJECTS]["plist-lsp lint"] / cpu[PROJECTS // 2]["plist-lsp lint"], 2.2)

    def f(self, _):
        if not self.tree:
            return print("\n(f) left out: --tree names no folder")
        files = subprocess.run(["find", self.tree, "-type", "f"], capture_output=True, check=True).stdout.decode(errors="replace")
        names = files.splitlines()
        projects = sum(name.endswith("/project.pbxproj") for name in names)
        sources = sum(name.endswith((".swift", ".m", ".mm", ".h", ".c", ".cc", ".cpp", ".dart", ".js", ".ts")) for name in names)
        cpu = self.compare(f"(f) {projects} Xcode projects, {sources:,} sources, {len(names):,} files", {
            "grep -rE": ["grep", "-rE", self.pattern(), self.tree],
            "plist-lsp lint": [self.server, "lint", self.tree],
        })
        self.bar("lint / grep", cpu["plist-lsp lint"] / cpu["grep -rE"], 2)

    def c(self, folder):
        make_large(folder)
        cpu = self.compare(f"(c) {SOURCES:,} sources, {len(CODES)} languages", {
            "grep -rE": ["grep", "-rE", self.pattern(), str(folder / "App")],
            "doctor, cold": [self.server, "doctor", str(folder)],
            "doctor, warm": [self.server, "doctor", "--cache", str(self.scratch / "cache"), str(folder)],
        })
        self.bar("cold / grep", cpu["doctor, cold"] / cpu["grep -rE"], 1.5)
        self.bar("warm / grep", cpu["doctor, warm"] / cpu["grep -rE"], 0.1)

    def d(self, folder):
        make_translated(folder)
        samples = [self.opening(folder) for _ in range(self.runs + 1)][1:]
        first, hover, last = ([sample[column] * 1000 for sample in samples] for column in range(3))
        print(f"\n(d) the server, {len(CODES)} languages; wall time, median and worst")
        for name, times in (("first diagnostics", first), ("hover in another document", hover), ("last diagnostics", last)):
            print(f"{name:28} {statistics.median(times):9.1f} {max(times):9.1f}")
        self.bar("first diagnostics, ms", statistics.median(first), 50)
        self.bar("hover, ms", statistics.median(hover), 50)
        self.bar("hover / last diagnostics", statistics.median(hover) / statistics.median(last), 0.5)

    def opening(self, folder):
        """Opens two documents and sends a hover in one of them at once; returns the seconds to the first diagnostics of the
        other one, to the answer, and to the last diagnostics."""
        from client import Client, Timeout, frame
        client = Client([self.server, "--stdio"], str(folder))
        try:
            client.initialize(30)
            time.sleep(0.1)
            info, strings = folder / "App/Info.plist", folder / "App/de.lproj/Screen7.strings"
            messages = [frame({"method": "textDocument/didOpen", "params": {"textDocument": {
                "uri": f"file://{path}", "languageId": language, "version": 1, "text": path.read_text()}}})
                for path, language in ((info, "plist"), (strings, "strings"))]
            number, hover = client.request_frame("textDocument/hover", {
                "textDocument": {"uri": f"file://{info}"}, "position": {"line": 10, "character": 12}})
            start = time.perf_counter()
            client.send(b"".join(messages) + hover, 30)
            first = answer = last = None
            try:
                while True:
                    body = client.next_message(time.perf_counter() + (3 if first and answer else 60))
                    now = time.perf_counter() - start
                    if b"publishDiagnostics" in body[:400]:
                        last = now
                        first = first or (now if b"Screen7.strings" in body else None)
                    elif b'"method"' not in body[:200]:
                        answer = answer or (now if json.loads(body).get("id") == number else None)
            except Timeout:
                return first, answer, last
        finally:
            client.stop()

    def e(self, folder):
        files = make_large_table(folder)
        size = sum(os.path.getsize(file) for file in files)
        plutil = shutil.which("plutil") or "/opt/swift/usr/bin/plutil"
        cpu = self.compare(f"(e) {LARGE_KEYS:,} keys in {len(CODES)} languages, {size / 1e6:.1f} MB", {
            "plutil -lint": [plutil, "-lint", *map(str, files)],
            "plist-lsp lint": [self.server, "lint", str(folder)],
        })
        for name, milliseconds in cpu.items():
            print(f"{name:28} {size / milliseconds / 1000:9.1f} MB/s")
        self.bar("lint / plutil", cpu["plist-lsp lint"] / cpu["plutil -lint"], 2)
        opened, typed = zip(*[self.typing(folder, files[0]) for _ in range(self.runs + 1)][1:])
        first, letters = [time * 1000 for time in opened], [time * 1000 for times in typed for time in times]
        print(f"\n(e) the server, {files[0].stat().st_size / 1e6:.1f} MB; wall time, median and worst")
        for name, times in (("first diagnostics", first), ("diagnostics of a letter", letters)):
            print(f"{name:28} {statistics.median(times):9.1f} {max(times):9.1f}")
        self.bar("first diagnostics, ms", statistics.median(first), 100)
        self.bar("letter, ms", statistics.median(letters), 10)

    def typing(self, folder, path):
        """Opens a table and types letters in the middle of it; returns the seconds to its first diagnostics, and for each letter."""
        from client import Client, Timeout
        client = Client([self.server, "--stdio"], str(folder))
        try:
            client.initialize(30)
            time.sleep(0.1)
            uri, text = f"file://{path}", path.read_text(encoding="utf-8")
            before = text[:text.index("\" = \"", len(text) // 2)]
            line, column = before.count("\n"), len(before) - before.rfind("\n") + len("\" = \"") - 1
            place = {"line": line, "character": column}
            document = {"uri": uri, "languageId": "strings", "version": 1, "text": text}
            start = time.perf_counter()
            client.notify("textDocument/didOpen", {"textDocument": document}, 60)
            client.wait_for_diagnostics(1, 120)
            first, letters = time.perf_counter() - start, []
            try:
                # What the other languages have follows; typing begins when the server rests.
                client.wait(lambda _: False, 3)
            except Timeout:
                pass
            for version in range(2, LETTERS + 2):
                change = {"range": {"start": place, "end": place}, "text": "a"}
                start = time.perf_counter()
                client.notify("textDocument/didChange", {
                    "textDocument": {"uri": uri, "version": version}, "contentChanges": [change]})
                client.wait_for_diagnostics(version, 60)
                letters.append(time.perf_counter() - start)
            return first, letters
        finally:
            client.stop()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", default="abcdef", help="the rows to measure")
    parser.add_argument("--runs", type=int, default=5, help="how often each command is measured")
    parser.add_argument("--check", action="store_true", help="end with 1 where a bar is missed")
    parser.add_argument("--tree", help="a folder with checkouts of real projects, for row f")
    parser.add_argument("--keep", help="make the projects in this folder and leave them there")
    parser.add_argument("server", nargs="?", default=str(pathlib.Path(__file__).resolve().parent.parent / ".build/release/plist-lsp"))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        scratch = pathlib.Path(options.keep or temporary).resolve()
        scratch.mkdir(parents=True, exist_ok=True)
        bench = Bench(str(pathlib.Path(options.server).absolute()), options.runs, scratch, options.tree and os.path.abspath(options.tree))
        for row in options.rows:
            getattr(bench, row)(scratch / row)
    sys.exit(1 if options.check and bench.missed else 0)


if __name__ == "__main__":
    main()
