"""A person edits an Info.plist: the whole session, once for each way to count columns."""

import pathlib
import tempfile

from Support import text as texts
from Support.client import session
from Support.text import OffUnit

# Each finding has text before it on its line that takes different room in bytes, UTF-16 and code points.
DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
\t<key>CFBundleDisplayName</key>
\t<string>Größe 🎧</string>
\t<!-- Stimme 🎙 é --><key>NSMicrophoneUsageDescription</key><string></string>
\t<key>UIRequiredDeviceCapabilities</key>
\t<array>
\t\t<!-- 設備 📱 --><string>armv64</string>
\t</array>
</dict>
</plist>
"""
# What a finding may cover: the element or its content.
RANGES = {
    "purpose-string-empty": ["<string></string>"],
    "capabilities-unknown-value": ["armv64", "<string>armv64</string>"],
}
PURPOSE = "Records the voice memos 🎙 that you dictate."
CAPABILITIES = {
    "textDocument": {
        "publishDiagnostics": {
            "relatedInformation": True,
            "versionSupport": True,
            "codeDescriptionSupport": True,
            "dataSupport": True,
            "tagSupport": {"valueSet": [1, 2]},
        },
        "hover": {"contentFormat": ["markdown", "plaintext"]},
        "completion": {"completionItem": {"documentationFormat": ["markdown", "plaintext"]}},
        "codeAction": {
            "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source"]}},
            "isPreferredSupport": True,
            "dataSupport": True,
        },
    },
    "workspace": {"workspaceEdit": {"documentChanges": True}},
}


def run(report, command, timeout):
    """One session for each offer of position encodings, with the encoding that the server has to choose."""
    for offered, expected in [
        (["utf-8"], "utf-8"),
        (["utf-16"], "utf-16"),
        (["utf-32", "utf-8", "utf-16"], "utf-8"),
        (["utf-32"], "utf-32"),
        (None, None),
    ]:
        section = f"editing with position encodings {offered or 'not offered'}"
        with tempfile.TemporaryDirectory() as folder, session(report, section, command, timeout) as client:
            try:
                EditingSession(report, client, pathlib.Path(folder), offered, expected).run()
            except OffUnit as problem:
                report.check(False, "positions lie on character boundaries", problem)


class EditingSession:
    """The steps of one session, in order; each works on the text that the ones before left."""

    def __init__(self, report, client, folder, offered, expected):
        self.report = report
        self.client = client
        self.offered = offered
        self.expected = expected
        self.encoding = expected or "utf-16"
        self.root = folder.resolve()
        self.path = self.root / "Info.plist"
        self.uri = self.path.as_uri()
        self.text = DOCUMENT
        self.version = 1
        client.ascii_json = offered in (["utf-16"], None)

    def run(self):
        """Opens, reads findings, edits, sends requests, fixes, closes, shuts down."""
        self.path.write_text(self.text, encoding="utf-8")
        result = self.client.initialize(self.offered, self.root.as_uri(), CAPABILITIES)
        answered = result.get("capabilities", {}).get("positionEncoding")
        silent = self.expected is None and answered == "utf-16"
        self.report.check(answered == self.expected or silent, "encoding chosen", answered)
        document = {"uri": self.uri, "languageId": "xml", "version": 1, "text": self.text}
        self.client.notify("textDocument/didOpen", {"textDocument": document})
        found = self.check_findings()
        self.check_fix(found)
        self.check_change()
        self.check_hover()
        self.check_completion()
        self.client.notify("textDocument/didClose", {"textDocument": {"uri": self.uri}})
        self.client.shut_down()

    def check_findings(self):
        """The findings of the file as it was opened, by code."""
        wanted = {"purpose-string-empty", "capabilities-unknown-value"}
        found = self.client.diagnostics(self.uri, 1, lambda list: wanted <= {each.get("code") for each in list})
        by_code = {each.get("code"): each for each in found}
        for each in found:
            self.report.equal(each.get("source"), "plist-lsp", "source of a finding")
            self.report.check("codeDescription" not in each, "no address that may not exist", each)
        for code in wanted & set(by_code):
            area = by_code[code]["range"]
            ranges = [texts.span(self.text, part, self.encoding) for part in RANGES[code]]
            self.report.check(area in ranges, f"range of {code}", texts.covered(self.text, area, self.encoding))
        return by_code

    def check_fix(self, found):
        """The quick fix for the capability changes that one value and nothing else."""
        finding = found.get("capabilities-unknown-value")
        if finding is None:
            return
        context = {"diagnostics": [finding], "only": ["quickfix"]}
        params = {"textDocument": {"uri": self.uri}, "range": finding["range"], "context": context}
        actions = self.client.call("textDocument/codeAction", params) or []
        obeys = all(each["kind"].startswith("quickfix") for each in actions)
        self.report.check(obeys, "only the kind asked for", actions)
        results = []
        for action in actions:
            for change in action.get("edit", {}).get("documentChanges", []):
                self.report.equal(change["textDocument"], {"uri": self.uri, "version": 1}, "document of the edit")
                results.append(texts.apply(self.text, change["edits"], self.encoding))
        self.report.check(self.text.replace("armv64", "arm64") in results, "a fix writes arm64", results)

    def change(self, area, new):
        """Replaces one range in our text and returns the change."""
        start, end = (texts.index(self.text, area[side], self.encoding) for side in ("start", "end"))
        self.text = self.text[:start] + new + self.text[end:]
        return {"range": area, "text": new}

    def send_changes(self, changes):
        """Sends changes of one notification under the next version."""
        self.version += 1
        document = {"uri": self.uri, "version": self.version}
        self.client.notify("textDocument/didChange", {"textDocument": document, "contentChanges": changes})

    def check_change(self):
        """Two edits after characters of several units, in one notification, end both findings."""
        gap = texts.span(self.text, "</string>", self.encoding, after="<key>NSMicrophoneUsageDescription</key><string>")
        first = self.change({"start": gap["start"], "end": gap["start"]}, PURPOSE)
        second = self.change(texts.span(self.text, "armv64", self.encoding), "arm64")
        self.send_changes([first, second])
        gone = {"purpose-string-empty", "capabilities-unknown-value"}
        left = self.client.diagnostics(self.uri, 2, lambda list: not gone & {each.get("code") for each in list})
        self.report.check(not gone & {each.get("code") for each in left}, "findings end with their causes", left)
        broken = [each for each in left if each.get("severity") == 1 and each.get("code", "").startswith("plist-")]
        self.report.equal(broken, [], "the edited text is still well formed")

    def check_hover(self):
        """Hover over a key after characters of several units."""
        key = texts.span(self.text, "NSMicrophoneUsageDescription", self.encoding)
        inside = {"line": key["start"]["line"], "character": key["start"]["character"] + 3}
        hover = self.client.call("textDocument/hover", {"textDocument": {"uri": self.uri}, "position": inside}) or {}
        contents = hover.get("contents", {})
        self.report.equal(contents.get("kind"), "markdown", "kind of the hover text")
        self.report.check("NSMicrophoneUsageDescription" in contents.get("value", ""), "hover names the key", contents)
        if "range" in hover:
            text = texts.covered(self.text, hover["range"], self.encoding)
            self.report.check("NSMicrophoneUsageDescription" in text, "range of the hover", text)

    def check_completion(self):
        """Completion inside a half-written key offers the key and replaces what was typed."""
        place = texts.span(self.text, "</dict>", self.encoding)["start"]
        line = "\t<!-- Bild 📷 --><key>NSCam</key>\n"
        self.send_changes([self.change({"start": place, "end": place}, line)])
        cursor = texts.span(self.text, "NSCam", self.encoding)["end"]
        params = {"textDocument": {"uri": self.uri}, "position": cursor}
        answer = self.client.call("textDocument/completion", params) or []
        items = answer["items"] if isinstance(answer, dict) else answer
        wanted = [each for each in items if each["label"] == "NSCameraUsageDescription"]
        if not self.report.check(len(wanted) == 1, "NSCameraUsageDescription is offered once", len(items)):
            return
        edit = wanted[0].get("textEdit", {})
        if self.report.check("range" in edit, "the item has a plain text edit", edit):
            start, end = edit["range"]["start"], edit["range"]["end"]
            one_line = start["line"] == end["line"] == cursor["line"]
            self.report.check(one_line, "the edit stays on the cursor's line", edit)
            around = start["character"] <= cursor["character"] <= end["character"]
            self.report.check(around, "it holds the cursor", edit)
            result = texts.apply(self.text, [edit], self.encoding)
            self.report.check("<key>NSCameraUsageDescription</key>" in result, "it replaces what was typed", edit)
