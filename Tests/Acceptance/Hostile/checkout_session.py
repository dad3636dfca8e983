"""A long session on files that change on disk, next to which fresh ones must find the same."""

import collections
import copy
import json
import subprocess
import time

import made_repository
from Support import text as texts
from Support.client import Client
from Support.wire import Timeout

MEMBERS = {"relatedInformation": True, "versionSupport": False, "dataSupport": True, "tagSupport": {"valueSet": [1, 2]}}
PUSHED = {"textDocument": {"publishDiagnostics": MEMBERS}}
PULLED = {"textDocument": {"diagnostic": MEMBERS, "publishDiagnostics": MEMBERS}}
WATCHES = {"didChangeWatchedFiles": {"dynamicRegistration": True}}
# Name, capabilities, whether the client reports changes of files.
KINDS = [
    ("a client that watches files", PUSHED | {"workspace": WATCHES}, True),
    ("a client that watches none", PUSHED, False),
    ("a client that pulls", PULLED | {"workspace": WATCHES | {"diagnostics": {"refreshSupport": True}}}, True),
]
ALLOWED = {"client/registerCapability", "workspace/diagnostic/refresh"}
# The server looks at files every two seconds, and checks what rested for one.
SETTLED_WITHIN = 40
# After so long without edits, documents count as rested.
RESTED_AFTER = 2
# After so long without messages, the server has given back the memory that it does not use.
IDLE = 6


class Editor:
    """A client and the newest diagnostics that it has of each document."""

    def __init__(self, report, command, timeout, root, capabilities, watches=False):
        self.client = Client(report, command, timeout)
        self.client.allowed |= ALLOWED
        self.client.initialize(["utf-16"], root.as_uri(), capabilities)
        self.pulls = "diagnostic" in capabilities["textDocument"]
        self.watches = watches
        self.shown = {}

    def take(self, seconds):
        """Takes what the server sends for some time."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            try:
                self.client._take(self.client.server.receive(left))
            except Timeout:
                break
        for each in self.client.published:
            self.shown[each["uri"]] = each["diagnostics"]
        self.client.published.clear()
        self.client.sent.clear()

    def diagnostics(self, uris):
        """What the client shows of each document."""
        if not self.pulls:
            return {uri: ordered(self.shown.get(uri, [])) for uri in uris}
        ids = {uri: self.client.request("textDocument/diagnostic", {"textDocument": {"uri": uri}}) for uri in uris}
        answers = {uri: (self.client.answer(id) or {}).get("result") or {} for uri, id in ids.items()}
        return {uri: ordered(answer.get("items", [])) for uri, answer in answers.items()}

    def workspace(self):
        """The diagnostics of files, open or not, by address; those without any left out."""
        answer = self.client.call("workspace/diagnostic", {"previousResultIds": []}) or {}
        return {item["uri"]: ordered(item["items"]) for item in answer.get("items", []) if item.get("items")}

    def open(self, uri, version, text):
        item = {"uri": uri, "languageId": "swift" if uri.endswith(".swift") else "plist", "version": version, "text": text}
        self.client.notify("textDocument/didOpen", {"textDocument": item})

    def close(self, uri):
        self.client.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
        self.shown.pop(uri, None)

    def end(self):
        self.client.shut_down()
        self.client.finish()


def ordered(diagnostics):
    return sorted(diagnostics, key=lambda each: json.dumps(each, sort_keys=True))


class CheckoutSession:
    """Editors that have the same documents open, of which some are edited, while git changes the files."""

    def __init__(self, report, program, timeout, folder, chance):
        self.report, self.program, self.timeout, self.chance = report, program, timeout, chance
        self.repository = made_repository.Repository(folder / "repository", chance)
        self.root = self.repository.root
        self.editors = [(name, self.editor(capabilities, watches)) for name, capabilities, watches in KINDS]
        self.open = {}
        self.late = []
        self.counts = collections.Counter()

    def editor(self, capabilities, watches=False):
        return Editor(self.report, [self.program, "--stdio"], self.timeout, self.root, capabilities, watches)

    def uri(self, path):
        return (self.root / path).as_uri()

    def disk(self, path):
        try:
            return (self.root / path).read_bytes().decode("utf-8")
        except FileNotFoundError:
            return None

    def run(self, seconds, every):
        """Changes files and documents at random, and compares now and then."""
        deadline, next_comparison = time.monotonic() + seconds, time.monotonic() + every
        while time.monotonic() < deadline:
            self.step()
            for _, editor in self.editors:
                editor.take(0.01)
            if time.monotonic() > next_comparison:
                self.compare()
                next_comparison = time.monotonic() + every
        self.compare()

    def end(self):
        for _, editor in self.editors:
            editor.end()

    # MARK: Steps

    def step(self):
        kind = self.chance.random()
        if kind < 0.2 or not self.open:
            self.open_some()
        elif kind < 0.72:
            self.edit(self.chance.choice(list(self.open)))
        elif kind < 0.82:
            self.save(self.chance.choice(list(self.open)))
        elif kind < 0.92:
            self.close(self.chance.choice(list(self.open)))
        elif kind < 0.95:
            self.change_files()
        else:
            self.send_late()
        self.counts["steps"] += 1
        time.sleep(self.chance.choice([0, 0, 0.01, 0.05, 0.3]))

    def open_some(self):
        for path in self.chance.sample(self.repository.paths(), 3):
            self.open_document(path)

    def open_document(self, path):
        text = self.disk(path)
        if path not in self.open and text is not None and not path.endswith("~"):
            self.open[path] = {"version": 1, "text": text, "saved": text}
            for _, editor in self.editors:
                editor.open(self.uri(path), 1, text)

    def close(self, path):
        del self.open[path]
        for _, editor in self.editors:
            editor.close(self.uri(path))

    def put(self, path, change, text):
        document = self.open[path]
        document["version"] += 1
        document["text"] = text
        item = {"uri": self.uri(path), "version": document["version"]}
        for _, editor in self.editors:
            editor.client.notify("textDocument/didChange", {"textDocument": item, "contentChanges": [change]})
        self.counts["edits"] += 1

    def edit(self, path):
        document = self.open[path]
        text = document["text"]
        if self.chance.random() < 0.3 or len(text) > 20_000:
            made = made_repository.text_of(path, self.chance)
            self.put(path, {"text": made}, made)
            return
        lines = text.split("\n")
        line = self.chance.randrange(len(lines))
        last = min(line + self.chance.randrange(2), len(lines) - 1)
        area = {"start": {"line": line, "character": 0}, "end": {"line": last, "character": 0}}
        piece = self.chance.choice(["", "", lines[line] + "\n", '"new" = "Text";\n', "<key>A</key>\n", "\n"])
        start, end = (texts.index(text, area[side], "utf-16") for side in ("start", "end"))
        self.put(path, {"range": area, "text": piece}, text[:start] + piece + text[end:])

    def save(self, path):
        document = self.open[path]
        self.repository.write(path, document["text"])
        document["saved"] = document["text"]
        for _, editor in self.editors:
            editor.client.notify("textDocument/didSave", {"textDocument": {"uri": self.uri(path)}})
        self.report_events()
        self.counts["saves"] += 1

    def change_files(self, is_reported=True):
        """Changes files on disk; editors show again what was not edited."""
        self.repository.change()
        self.counts["changes"] += 1
        if is_reported:
            self.report_events()
        else:
            self.repository.events()
        for path in list(self.open):
            document, text = self.open[path], self.disk(path)
            if text is None:
                if self.chance.random() < 0.7:
                    self.close(path)
            elif document["text"] == document["saved"] != text:
                document["saved"] = text
                self.put(path, {"text": text}, text)

    def report_events(self):
        """Reports what changed: at once, twice, later or never."""
        for path, kind in self.repository.events():
            event = {"uri": self.uri(path), "type": kind}
            fate = self.chance.random()
            if fate < 0.5:
                self.send_events([event])
            elif fate < 0.6:
                self.send_events([event, event])
            elif fate < 0.75:
                self.late.append(event)

    def send_events(self, events):
        for _, editor in self.editors:
            if editor.watches:
                editor.client.notify("workspace/didChangeWatchedFiles", {"changes": events})

    def send_late(self):
        if self.late:
            self.send_events(self.late)
            self.late = []

    # MARK: Comparisons

    def compare(self):
        """All documents, with a fresh server, and with `lint` where all are as on disk."""
        with_lint = self.counts["comparisons"] % 2 == 1
        if with_lint:
            for path in self.repository.paths():
                self.open_document(path)
            for path in list(self.open):
                if self.open[path]["text"] != self.disk(path):
                    self.save(path)
        else:
            self.change_silently()
        fresh = self.fresh()
        uris = [self.uri(path) for path in self.open]
        expected = fresh.diagnostics(uris)
        for name, editor in self.editors:
            found = self.settled(editor, expected)
            differing = [uri for uri in uris if found[uri] != expected[uri]]
            details = [difference(found[uri], expected[uri], uri) for uri in differing[:3]]
            self.report.check(not differing, f"{name} shows what a fresh one finds in {len(uris)} documents", details)
        if with_lint:
            self.compare_with_lint(expected)
            _, pulling = self.editors[-1]
            expected, found = fresh.workspace(), {}
            deadline = time.monotonic() + SETTLED_WITHIN
            while found != expected and time.monotonic() < deadline:
                found = pulling.workspace()
                pulling.take(0.5)
            differing = [uri for uri in expected | found if expected.get(uri) != found.get(uri)]
            details = [difference(found.get(uri, []), expected.get(uri, []), uri) for uri in differing[:3]]
            self.report.check(not differing, "the workspace has the diagnostics that a fresh server finds", details)
        fresh.end()
        self.counts["comparisons"] += 1
        self.counts["documents"] += len(uris)

    def change_silently(self):
        """Edits documents and changes files where nothing that follows makes the server look again: no save, event or open code."""
        for path in [path for path in self.open if path.endswith(".swift")]:
            self.close(path)
        for _, editor in self.editors:
            editor.take(RESTED_AFTER / len(self.editors))
        for _ in range(3):
            self.change_files(is_reported=False)
        for path in self.chance.sample(list(self.open), min(3, len(self.open))):
            self.edit(path)
        if self.open:
            self.close(self.chance.choice(list(self.open)))

    def fresh(self):
        """A fresh client that pulls, with the same documents."""
        fresh = self.editor(copy.deepcopy(KINDS[-1][1]))
        for path, document in self.open.items():
            fresh.open(self.uri(path), document["version"], document["text"])
        return fresh

    def settled(self, editor, expected):
        """What an editor shows once it is as expected, or after some time."""
        deadline = time.monotonic() + SETTLED_WITHIN
        while True:
            editor.take(0.3)
            found = editor.diagnostics(list(expected))
            if found == expected or time.monotonic() > deadline:
                return found

    def compare_with_lint(self, expected):
        """`lint` reports each cause once, as a finding of one of the rules that see it, with the number of its places."""
        command = [self.program, "lint", "--format", "json", str(self.root)]
        result = subprocess.run(command, capture_output=True, timeout=300)
        count = 0
        for finding in map(json.loads, result.stdout.decode().splitlines()):
            count += finding["count"]
            uri = self.uri(finding["file"])
            start = {"line": finding["line"] - 1, "character": finding["column"] - 1}
            message = finding["message"]
            same = [each for each in expected.get(uri, []) if each["code"] == finding["rule"] and each["range"]["start"] == start
                    and (each["message"] == message or finding["count"] > 1 and message.startswith(each["message"]))]
            self.report.check(same, "the server reports what lint does", (finding, expected.get(uri)))
        shown = sum(len(list) for uri, list in expected.items() if not uri.endswith(".swift"))
        self.report.equal(shown, count, "the server reports no more than lint")

    def usage(self):
        """The memory of each server, and that of a fresh one with the same documents, in KB."""
        fresh = self.fresh()
        fresh.diagnostics([self.uri(path) for path in self.open])
        time.sleep(IDLE)
        used = [(name, memory(editor.client)) for name, editor in self.editors]
        new = memory(fresh.client)
        fresh.end()
        return used, new


def memory(client):
    """The memory of a server in KB."""
    with open(f"/proc/{client.server.process.pid}/status", encoding="ascii") as file:
        return int(next(line for line in file if line.startswith("VmRSS:")).split()[1])


def difference(found, expected, uri):
    """What only one side has."""
    return {"uri": uri, "missing": [short(each) for each in expected if each not in found],
            "surplus": [short(each) for each in found if each not in expected]}


def short(diagnostic):
    return f"{diagnostic['range']['start']['line']}: {diagnostic['severity']} {diagnostic['code']}: {diagnostic['message']}"
