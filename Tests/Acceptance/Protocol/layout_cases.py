"""Formatting, outline, folding, selection and links, for clients with different capabilities."""

from Support import text as texts
from Support.client import run_cases

ENCODING = "utf-16"
URI = "file:///none/Info.plist"
DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundleName</key><string>Größe 🎧</string> <!-- 🎧 -->
    <key>CFBundleURLTypes</key>
    <array>
      <string>https://example.org/a</string>
    </array>
</dict>
</plist>
"""
FORMATTED = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
\t<key>CFBundleName</key>
\t<string>Größe 🎧</string> <!-- 🎧 -->
\t<key>CFBundleURLTypes</key>
\t<array>
\t\t<string>https://example.org/a</string>
\t</array>
</dict>
</plist>
"""
OPTIONS = {"tabSize": 4, "insertSpaces": True}
RICH = {
    "textDocument": {
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "foldingRange": {"lineFoldingOnly": True, "rangeLimit": 5000},
        "rangeFormatting": {"rangesSupport": True},
    }
}
DOCUMENT_ID = {"textDocument": {"uri": URI}}


def start(client, capabilities, text=DOCUMENT):
    """Begins a session with one open document."""
    client.initialize(["utf-16"], None, capabilities)
    document = {"uri": URI, "languageId": "xml", "version": 1, "text": text}
    client.notify("textDocument/didOpen", {"textDocument": document})


def formatting(report, client):
    """The layout of Apple's writer as edits; of a range only its lines change."""
    start(client, RICH)
    edits = client.call("textDocument/formatting", {**DOCUMENT_ID, "options": OPTIONS}) or []
    report.equal(texts.apply(DOCUMENT, edits, ENCODING), FORMATTED, "formatted text")
    area = texts.span(DOCUMENT, "<string>https", ENCODING)
    params = {**DOCUMENT_ID, "range": area, "options": OPTIONS}
    edits = client.call("textDocument/rangeFormatting", params) or []
    lines = {edit["range"]["start"]["line"] for edit in edits}
    report.equal(lines, {area["start"]["line"]}, "only lines of the range change")
    again = client.call("textDocument/rangesFormatting", {**DOCUMENT_ID, "ranges": [area], "options": OPTIONS})
    report.equal(again, edits, "several ranges")
    client.shut_down()


def symbols(report, client):
    """An outline with levels, or a list for clients without levels."""
    start(client, RICH)
    found = client.call("textDocument/documentSymbol", DOCUMENT_ID) or []
    report.equal([each["name"] for each in found], ["CFBundleName", "CFBundleURLTypes"], "names of symbols")
    report.equal(found[0].get("detail"), "Bundle name", "the name that Xcode shows")
    area = texts.covered(DOCUMENT, found[0]["selectionRange"], ENCODING)
    report.equal(area, "<key>CFBundleName</key>", "what a symbol selects")
    client.shut_down()


def flat_symbols(report, client):
    """The same for a client without abilities."""
    start(client, {})
    found = client.call("textDocument/documentSymbol", DOCUMENT_ID) or []
    report.check(all("location" in each for each in found) and len(found) == 3, "a list of symbols", found)
    folds = client.call("textDocument/foldingRange", DOCUMENT_ID) or []
    report.check(folds and all("startCharacter" in each for each in folds), "folding by characters", folds)
    client.shut_down()


def places(report, client):
    """Folding by lines, selections and links."""
    start(client, RICH)
    folds = client.call("textDocument/foldingRange", DOCUMENT_ID) or []
    report.check({"startLine": 2, "endLine": 7} in folds, "the dictionary folds", folds)
    cursor = texts.span(DOCUMENT, "BundleName", ENCODING)["start"]
    chain = (client.call("textDocument/selectionRange", {**DOCUMENT_ID, "positions": [cursor]}) or [None])[0]
    parts = []
    while chain:
        parts.append(texts.covered(DOCUMENT, chain["range"], ENCODING))
        chain = chain.get("parent")
    report.equal(parts[:2], ["CFBundleName", "<key>CFBundleName</key>"], "the smallest selections")
    report.equal(parts[-1], DOCUMENT, "the largest selection")
    links = client.call("textDocument/documentLink", DOCUMENT_ID) or []
    report.equal([each.get("target") for each in links], ["https://example.org/a"], "links")
    client.shut_down()


def tokens(report, client):
    """Meanings of parts as numbers, then only what changed."""
    start(client, RICH)
    first = client.call("textDocument/semanticTokens/full", DOCUMENT_ID) or {}
    report.check(first.get("data") and len(first["data"]) % 5 == 0, "tokens of five numbers", first)
    line, column, length = first["data"][:3]
    key = texts.span(DOCUMENT, "CFBundleName", ENCODING)["start"]
    report.equal((line, column, length), (key["line"], key["character"], 12), "the first token is the first key")
    area = texts.span(DOCUMENT, "<string>https", ENCODING)
    part = client.call("textDocument/semanticTokens/range", {**DOCUMENT_ID, "range": area}) or {}
    report.equal(len(part.get("data", [])), 5, "tokens of a range")
    changed = texts.span(DOCUMENT, "https", ENCODING)
    change = {"textDocument": {"uri": URI, "version": 2}, "contentChanges": [{"range": changed, "text": "http"}]}
    client.notify("textDocument/didChange", change)
    params = {**DOCUMENT_ID, "previousResultId": first.get("resultId", "")}
    delta = client.call("textDocument/semanticTokens/full/delta", params) or {}
    report.equal([len(edit.get("data", [])) for edit in delta.get("edits", [])], [1], "one number changes")
    client.shut_down()


def hints(report, client):
    """Names next to raw keys, tags that change together, and closing tags."""
    text = DOCUMENT.replace("</string> <!--", "</ <!--")
    start(client, RICH, text)
    whole = {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}
    found = client.call("textDocument/inlayHint", {**DOCUMENT_ID, "range": whole}) or []
    report.equal([each["label"] for each in found], ["Bundle name", "URL types"], "hints")
    place = texts.span(text, "</ <!--", ENCODING)["start"]
    cursor = {"line": place["line"], "character": place["character"] + 2}
    params = {**DOCUMENT_ID, "position": cursor, "ch": "/", "options": OPTIONS}
    edits = client.call("textDocument/onTypeFormatting", params) or []
    report.equal([edit["newText"] for edit in edits], ["string>"], "the closing tag")
    tag = texts.span(text, "array>", ENCODING)["start"]
    names = client.call("textDocument/linkedEditingRange", {**DOCUMENT_ID, "position": tag}) or {}
    covered = [texts.covered(text, each, ENCODING) for each in names.get("ranges", [])]
    report.equal(covered, ["array", "array"], "tags that change together")
    client.shut_down()


def run(report, command, timeout):
    """Each case has a server of its own."""
    run_cases((formatting, symbols, flat_symbols, places, tokens, hints), report, command, timeout)
