"""Measures what the commands and the requests of the server take for the files of one folder, in processor time."""

import itertools
import os
import pathlib
import resource
import subprocess
import time

from Support.client import Client
from Support.document_requests import CAPABILITIES, DocumentRequests
from Support.report import Report

SECONDS, MEGABYTES = 20, 1500
# Where requests are about, in parts of the text: the same places in a case and its double.
PLACES = [0.25, 0.75, 0.5, 0.6]
ROUNDS = 2
# One pass: when the project around a document is read again depends on what came before.
OPENING = "opening and an edit"
TICKS = os.sysconf("SC_CLK_TCK")
PROPERTY_LISTS = {".plist", ".pbxproj"}
TABLES = {".strings"}


class Fractions:
    """Chooses places in turn instead of at random, as `random.Random` does."""

    def __init__(self):
        self.turns = itertools.cycle(PLACES)

    def randrange(self, count):
        return int(count * next(self.turns))

    def choice(self, items):
        return items[self.randrange(len(items))]


class Silence(Report):
    """Checks of answers, of which only the first that fails is kept."""

    def __init__(self):
        super().__init__()
        self.first = None

    def check(self, condition, what, detail=""):
        if condition:
            self.passed += 1
            return True
        self.failed += 1
        self.first = self.first or f"{what}: {str(detail)[:200]}"
        return False


class Passes:
    """The passes over one folder: the seconds of each by its name, and the most megabytes that one of them took."""

    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        self.seconds, self.memory, self.faults = {}, 0, []
        # Whether a part of the project is not read, which is reported.
        self.is_limited = False

    def add(self, kind, seconds):
        self.seconds[kind] = self.seconds.get(kind, 0) + seconds

    # Commands

    def run_commands(self):
        folder = str(self.folder)
        report = self.run("lint", "lint", folder)
        self.is_limited = b"[project-limit-reached]" in report
        self.run("doctor", "doctor", folder)
        self.run("strings status", "strings", "status", folder)
        self.run("format", "format", "--check", folder)
        for path in sorted(self.folder.rglob("*")):
            if path.suffix in PROPERTY_LISTS | TABLES:
                self.run("convert", "convert", "--to", "json", str(path))
            if path.suffix in TABLES:
                self.run("strings convert", "strings", "convert", "--to", "xcstrings", "--check", str(path))

    def run(self, kind, *arguments):
        """Runs a command and returns its output; for one that takes too long, what it wrote until then."""
        with open(self.folder.parent / f"{self.folder.name}.output", "w+b") as output:
            process = subprocess.Popen([self.program, *arguments], stdout=output, stderr=subprocess.DEVNULL,
                                       preexec_fn=without_core)
            try:
                self.wait(process, kind)
            finally:
                os.unlink(output.name)
            output.seek(0)
            return output.read()

    def wait(self, process, kind):
        deadline = time.monotonic() + SECONDS
        while True:
            pid, status, usage = os.wait4(process.pid, os.WNOHANG)
            if pid:
                break
            if time.monotonic() > deadline:
                process.kill()
                _, status, usage = os.wait4(process.pid, 0)
                self.faults.append(f"{kind} did not end")
                break
            time.sleep(0.005)
        process.returncode = os.waitstatus_to_exitcode(status)
        # A file that cannot be converted is an error, which is reported too.
        if not 0 <= process.returncode <= (1 if kind in ("lint", "doctor") else 127):
            self.faults.append(f"{kind} ended with {process.returncode}")
        self.add(kind, usage.ru_utime + usage.ru_stime)
        self.memory = max(self.memory, usage.ru_maxrss / 1024)

    # Server

    def run_server(self, files):
        if not pathlib.Path("/proc/self/stat").is_file():
            return
        report = Silence()
        client = Client(report, [self.program, "--stdio"], SECONDS)
        try:
            client.initialize(["utf-16"], self.folder.as_uri(), CAPABILITIES)
            requests = DocumentRequests(report, client, Fractions())
            for name, text in files.items():
                if report.first is None:
                    self.request(client, requests, (self.folder / name).as_uri(), text)
            self.memory = max(self.memory, peak(client.server.process.pid))
            client.shut_down()
        finally:
            client.finish()
        if report.first is not None:
            self.faults.append(f"server: {report.first}")

    def request(self, client, requests, uri, text):
        """Opens a document, sends all requests about it and edits it in the middle."""
        document = {"uri": uri, "languageId": "plist", "version": 1, "text": text}
        with self.timed(client, OPENING):
            client.notify("textDocument/didOpen", {"textDocument": document})
            requests.ask("textDocument/diagnostic", {"textDocument": {"uri": uri}}, uri, len(text))
        for _ in range(ROUNDS):
            for method, parameters in requests.choices(uri, text):
                with self.timed(client, method):
                    requests.ask(method, parameters, uri, len(text))
        lines = text.count("\n")
        place = {"line": lines // 2, "character": 0}
        change = {"range": {"start": place, "end": place}, "text": " "}
        with self.timed(client, OPENING):
            client.notify("textDocument/didChange",
                          {"textDocument": {"uri": uri, "version": 2}, "contentChanges": [change]})
            requests.ask("textDocument/diagnostic", {"textDocument": {"uri": uri}}, uri, len(text))
        client.notify("textDocument/didClose", {"textDocument": {"uri": uri}})

    def timed(self, client, kind):
        return Timer(self, client.server.process.pid, kind)


class Timer:
    """Adds the processor time of a server while it answers to a pass."""

    def __init__(self, passes, pid, kind):
        self.passes, self.pid, self.kind = passes, pid, kind

    def __enter__(self):
        self.start = processor_time(self.pid)

    def __exit__(self, *_):
        # What an opened or edited document sets off goes on after the answer.
        end = settled(self.pid) if self.kind == OPENING else processor_time(self.pid)
        self.passes.add(self.kind, max(0, end - self.start))


def processor_time(pid):
    """The seconds of processor time of a process; 0 for one that ended."""
    try:
        fields = pathlib.Path("/proc", str(pid), "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return (int(fields[11]) + int(fields[12])) / TICKS


def settled(pid):
    """The processor time of a process once it is idle."""
    deadline = time.monotonic() + SECONDS
    last, now = -1.0, processor_time(pid)
    while now > last and time.monotonic() < deadline:
        time.sleep(0.1)
        last, now = now, processor_time(pid)
    return now


def peak(pid):
    """The most megabytes that a process had; 0 for one that ended."""
    try:
        lines = pathlib.Path("/proc", str(pid), "status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM:")), 0)


def without_core():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
