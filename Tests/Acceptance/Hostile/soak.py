"""Long sessions with the language server.

In one, random edits and requests go over many documents, closed, opened and saved between. Documents are copies in a temporary
folder. Every answer must come, conform to the protocol's model and be no internal error. At checkpoints, the answers about an
edited document must equal those about a document that is opened with the text of a simple model. After a quarter of the time,
memory and file descriptors of the server must stay flat.

In the other, three clients edit documents of a git repository whose files change on disk too: branches are checked out, files
are replaced, removed and made, and events about it come late, twice or never. At checkpoints, what each client shows must equal
what a fresh server finds, and what `lint` does where all texts are saved.

At the end of both, a server may hold half as much again as a fresh one with the same documents.

PLIST_SOAK_SECONDS is the time that both take (default 120). The files that are edited are those of the corpus or, without one,
of the tests. The same edits come on every run; the last lines give the numbers.
"""

import os
import pathlib
import random
import shutil
import statistics
import sys
import tempfile
import time

from checkout_session import IDLE, CheckoutSession, memory
from Support import text as texts
from Support.client import Client
from Support.document_requests import CAPABILITIES, PIECES, DocumentRequests
from Support.program import PROGRAM, ROOT
from Support.report import Report

SECONDS = float(os.environ.get("PLIST_SOAK_SECONDS", "120"))
TIMEOUT = 60
SUFFIXES = (".plist", ".entitlements", ".xcprivacy", ".strings", ".stringsdict", ".xcstrings")
DOCUMENTS, LARGEST = 60, 40_000
CHECKED_EVERY = 200
# What memory may grow by: caches fill slowly, and the allocator keeps pages.
GROWTH, ROOM = 1.15, 16 * 1024
OPEN_FILES = 2
# What a long session may hold, in that of a fresh one with the same documents.
MOST = 1.5
COMPARED_EVERY = 20
# Slow checks begin a second after the last edit.
PAUSE = 3


class EditedDocument:
    """A document of the server, the text that it must have by now, and a twin in a folder of its own to compare with."""

    def __init__(self, client, folder, number, source):
        self.client = client
        # A table's language is that of its folder.
        place = pathlib.Path(source.parent.name if source.parent.suffix == ".lproj" else ".", source.name)
        self.file, self.twin = (folder / side / str(number) / place for side in ("edited", "twin"))
        for copy in (self.file, self.twin):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, copy)
        self.uri = self.file.as_uri()
        self.original = source.read_bytes().decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
        self.text, self.version = self.original, 1
        self.open(self.uri)

    def open(self, uri):
        item = {"uri": uri, "languageId": "plist", "version": self.version, "text": self.text}
        self.client.notify("textDocument/didOpen", {"textDocument": item})

    def close(self, uri):
        self.client.notify("textDocument/didClose", {"textDocument": {"uri": uri}})

    def save(self):
        self.file.write_text(self.text, encoding="utf-8", newline="")
        self.client.notify("textDocument/didSave", {"textDocument": {"uri": self.uri}})

    def edit(self, chance):
        """Replaces some characters, or all where little is left of what the document was."""
        self.version += 1
        if not len(self.original) / 2 <= len(self.text) <= len(self.original) * 2 + 100:
            self.text = self.original
            change = {"text": self.text}
        else:
            start = chance.randrange(len(self.text) + 1)
            end = min(len(self.text), start + chance.choice([0, 0, 1, 3, 20]))
            piece = chance.choice([*PIECES, "", "", self.original[start : start + 40]])
            area = {"start": texts.position(self.text, start, "utf-16"), "end": texts.position(self.text, end, "utf-16")}
            self.text = self.text[:start] + piece + self.text[end:]
            change = {"range": area, "text": piece}
        document = {"uri": self.uri, "version": self.version}
        self.client.notify("textDocument/didChange", {"textDocument": document, "contentChanges": [change]})


class Soak:
    """The session, with what the server took at each second."""

    METHODS = ["documentSymbol", "foldingRange", "semanticTokens/full", "diagnostic"]

    def __init__(self, report, folder, files):
        self.report = report
        self.client = Client(report, [PROGRAM, "--stdio"], TIMEOUT)
        self.client.initialize(["utf-16"], None, CAPABILITIES)
        self.random = random.Random(7)
        self.requests = DocumentRequests(report, self.client, self.random)
        self.documents = [EditedDocument(self.client, folder, number, file) for number, file in enumerate(files)]
        self.edits, self.checkpoints = 0, 0
        self.samples = []

    def run(self):
        start = time.monotonic()
        step = 0
        while (passed := time.monotonic() - start) < SECONDS / 2:
            self.step(self.random.choice(self.documents))
            step += 1
            if step % CHECKED_EVERY == 0:
                self.compare(self.random.choice(self.documents))
            if passed >= len(self.samples):
                self.samples.append(self.usage())
            # The client keeps what the server sends on its own.
            self.client.published.clear()
            self.client.sent.clear()
        for document in self.documents:
            self.compare(document)

    def step(self, document):
        kind = self.random.random()
        if kind < 0.6:
            document.edit(self.random)
            self.edits += 1
        elif kind < 0.94:
            method, params = self.random.choice(self.requests.choices(document.uri, document.text))
            self.requests.ask(method, params, document.uri, len(document.text))
            if self.client.server.process.poll() is not None:
                kept = pathlib.Path(tempfile.mkdtemp(), document.file.name)
                kept.write_text(document.text, encoding="utf-8", newline="")
                sys.exit(f"the server ended at {method} {params}; the text is kept in {kept}\n{self.client.server.stop()}")
        elif kind < 0.97:
            document.save()
        else:
            document.close(document.uri)
            document.open(document.uri)

    def compare(self, document):
        """Whether the answers about the document are those about its twin with the model's text."""
        self.checkpoints += 1
        twin = document.twin.as_uri()
        document.open(twin)
        for method in self.METHODS:
            edited, fresh = (self.answer(method, uri, document.text) for uri in (document.uri, twin))
            if edited != fresh and method == "diagnostic":
                # Slow checks, as those of string catalogs, follow edits after a pause.
                time.sleep(PAUSE)
                edited = self.answer(method, document.uri, document.text)
            self.report.equal(edited, fresh, f"textDocument/{method} of {document.uri} at version {document.version}")
        document.close(twin)

    def answer(self, method, uri, text):
        result = self.requests.ask(f"textDocument/{method}", {"textDocument": {"uri": uri}}, uri, len(text)) or {}
        if not isinstance(result, dict):
            return result
        # The check of libxml2 follows edits after a pause; to wait for it in each broken file would take most of the session.
        return result.get("data") or [item for item in result.get("items", []) if item["code"] != "plist-not-valid-xml"]

    def usage(self):
        """The memory of the server in KB, and its open files."""
        files = pathlib.Path("/proc", str(self.client.server.process.pid), "fd")
        return memory(self.client), len(list(files.iterdir()))

    def check_flatness(self):
        quarter = len(self.samples) // 4
        early, late = self.samples[quarter : 2 * quarter], self.samples[-quarter:]
        if not quarter:
            self.report.check(False, "the session is long enough to compare its quarters", len(self.samples))
            return
        used = [statistics.median(kilobytes for kilobytes, _ in part) for part in (early, late)]
        files = [max(count for _, count in part) for part in (early, late)]
        print(f"memory {used[0]:.0f} KB in the second quarter, {used[1]:.0f} KB in the last; open files {files[0]}, {files[1]}")
        self.report.check(used[1] <= used[0] * GROWTH + ROOM, "memory stays flat", used)
        self.report.check(files[1] <= files[0] + OPEN_FILES, "open files stay flat", files)

    def check_memory(self):
        """What the server holds once it is idle, next to a fresh one that has found as much."""
        fresh = Client(self.report, [PROGRAM, "--stdio"], TIMEOUT)
        fresh.initialize(["utf-16"], None, CAPABILITIES)
        for document in self.documents:
            item = {"uri": document.uri, "languageId": "plist", "version": 1, "text": document.text}
            fresh.notify("textDocument/didOpen", {"textDocument": item})
        for client in (fresh, self.client):
            requests = DocumentRequests(self.report, client, self.random)
            for document in self.documents:
                requests.all(document.uri, document.text)
        time.sleep(IDLE)
        check_memory(self.report, "the edited documents", memory(self.client), memory(fresh))
        fresh.shut_down()
        fresh.finish()


def check_memory(report, what, used, new):
    print(f"{what}: {used} KB, {new} KB in a fresh server")
    report.check(used <= new * MOST, f"memory of {what} is near that of a fresh server", (used, new))


def files(chance):
    """Files of all kinds that are short and in UTF-8."""
    folder = pathlib.Path(os.environ.get("PLIST_CORPUS") or ROOT / "Tests/Fixtures")
    found = {suffix: [] for suffix in SUFFIXES}
    for path in sorted(folder.rglob("*")):
        if path.suffix in found and path.is_file() and path.stat().st_size <= LARGEST and is_text(path):
            found[path.suffix].append(path)
    most = max(1, DOCUMENTS // len(SUFFIXES))
    return [path for paths in found.values() for path in chance.sample(paths, min(most, len(paths)))]


def is_text(path):
    try:
        return not path.read_bytes().decode("utf-8").startswith(("\ufeff", "bplist"))
    except UnicodeDecodeError:
        return False


def main():
    report = Report()
    report.begin(f"{SECONDS / 2:.0f} seconds of edits and requests")
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(report, pathlib.Path(folder).resolve(), files(random.Random(3)))
        soak.run()
        soak.check_flatness()
        soak.check_memory()
        soak.client.shut_down()
        soak.client.finish()
    print(f"{len(soak.documents)} documents, {soak.edits} edits, {soak.requests.count} requests, {soak.checkpoints} checkpoints")
    report.begin(f"{SECONDS / 2:.0f} seconds of checkouts and edits")
    with tempfile.TemporaryDirectory() as folder:
        session = CheckoutSession(report, PROGRAM, TIMEOUT, pathlib.Path(folder).resolve(), random.Random(5))
        session.run(SECONDS / 2, COMPARED_EVERY)
        used, new = session.usage()
        for name, memory_of_one in used:
            check_memory(report, name, memory_of_one, new)
        session.end()
    print(", ".join(f"{count} {name}" for name, count in session.counts.items()))
    print(report.summary())
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
