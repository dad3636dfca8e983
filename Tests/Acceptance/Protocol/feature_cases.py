"""Completion as rich clients take it, and comments that suppress findings."""

import re

from Support import text as texts
from Support.client import run_cases

ENCODING = "utf-16"
URI = "file:///none/Info.plist"
DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
\t<key>UIRequiredDeviceCapabilities</key>
\t<array>
\t\t<string>armv64</string>
\t</array>
\t
</dict>
</plist>
"""
# A tab stop of a snippet: `$1`, `${1:text}`, `${1|a,b|}`.
TAB_STOP = re.compile(r"\$(\d|\{\d)")
RICH_COMPLETION = {
    "completionItem": {
        "documentationFormat": ["markdown", "plaintext"],
        "snippetSupport": True,
        "resolveSupport": {"properties": ["documentation", "detail"]},
        "insertTextModeSupport": {"valueSet": [1, 2]},
        "labelDetailsSupport": True,
        "tagSupport": {"valueSet": [1]},
    },
    "completionList": {"itemDefaults": ["editRange", "insertTextFormat", "insertTextMode", "data"]},
}
FINDINGS = {
    "publishDiagnostics": {"versionSupport": True, "dataSupport": True},
    "codeAction": {
        "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source"]}},
        "dataSupport": True,
    },
}


def open_document(client, text):
    """Opens a document under version 1."""
    document = {"uri": URI, "languageId": "xml", "version": 1, "text": text}
    client.notify("textDocument/didOpen", {"textDocument": document})


def with_defaults(item, defaults):
    """The item as a client with support for defaults reads it."""
    item = dict(item)
    for member in ("insertTextFormat", "insertTextMode", "data"):
        if member in defaults:
            item.setdefault(member, defaults[member])
    if "textEdit" not in item and "editRange" in defaults:
        item["textEdit"] = {"range": defaults["editRange"], "newText": item.get("textEditText", item["label"])}
    return item


def completion_with_defaults(report, client):
    """Members that all items share are sent once, snippets are marked, and documentation is added when an item is resolved."""
    client.initialize(["utf-16"], None, {"textDocument": {"completion": RICH_COMPLETION}})
    open_document(client, DOCUMENT)
    place = texts.span(DOCUMENT, "\t\n</dict>", ENCODING)["start"]
    cursor = {"line": place["line"], "character": 1}
    params = {"textDocument": {"uri": URI}, "position": cursor}
    answer = client.call("textDocument/completion", params) or {}
    if not report.check(isinstance(answer, dict) and answer.get("items"), "a list with defaults", type(answer)):
        return
    defaults = answer.get("itemDefaults", {})
    report.check({"editRange", "insertTextFormat", "data"} <= set(defaults), "defaults of the list", sorted(defaults))
    report.check(not any("textEdit" in each for each in answer["items"]), "no item repeats the range", len(answer["items"]))
    found = [each for each in answer["items"] if each["label"] == "CFBundleURLTypes"]
    if not report.check(len(found) == 1, "CFBundleURLTypes is offered once", len(found)):
        return
    item = with_defaults(found[0], defaults)
    report.equal(item.get("insertTextFormat"), 2, "the item is a snippet")
    report.check(TAB_STOP.search(item["textEdit"]["newText"]), "it has a tab stop", item["textEdit"])
    result = texts.apply(DOCUMENT, [item["textEdit"]], ENCODING)
    report.check("\t<key>CFBundleURLTypes</key>\n\t<array>\n\t\t<dict>\n" in result, "it writes a whole entry", result)
    report.check("documentation" not in item, "documentation comes later", item.get("documentation"))
    resolved = client.call("completionItem/resolve", item) or {}
    documentation = resolved.get("documentation", {})
    report.equal(documentation.get("kind"), "markdown", "kind of the documentation")
    report.check("CFBundleURLTypes" in documentation.get("value", ""), "it is about the key", documentation)
    changed = {member for member in item if resolved.get(member) != item[member]}
    report.equal(changed, set(), "nothing else of the item changes")
    client.shut_down()


def codes(found):
    """The rules of findings."""
    return {each.get("code") for each in found}


def inline_suppression(report, client):
    """An action puts a comment in that ends a finding; one that ends nothing is a finding of its own."""
    rule = "capabilities-unknown-value"
    client.initialize(["utf-16"], None, {"textDocument": FINDINGS})
    open_document(client, DOCUMENT)
    found = client.diagnostics(URI, 1, lambda found: rule in codes(found))
    finding = next((each for each in found if each.get("code") == rule), None)
    if not report.check(finding, f"{rule} is found", codes(found)):
        return
    params = {"textDocument": {"uri": URI}, "range": finding["range"], "context": {"diagnostics": [finding]}}
    actions = client.call("textDocument/codeAction", params) or []
    edits = [each["edit"]["changes"][URI] for each in actions if URI in each.get("edit", {}).get("changes", {})]
    results = [texts.apply(DOCUMENT, each, ENCODING) for each in edits]
    comment = re.compile(rf"<!-- plist-lsp:disable(:next|:this)? {rule} -->")
    suppressed = next((each for each in results if comment.search(each)), None)
    if not report.check(suppressed, "an action puts a comment in", results):
        return
    change(client, 2, suppressed)
    left = client.diagnostics(URI, 2, lambda found: rule not in codes(found))
    report.check(rule not in codes(left), "the comment ends the finding", codes(left))
    change(client, 3, suppressed.replace("armv64", "arm64"))
    left = client.diagnostics(URI, 3, lambda found: found != [])
    unused = [each for each in left if "suppress" in each.get("code", "") or "suppress" in each["message"].lower()]
    report.equal(len(unused), 1, "a comment that ends nothing is found")
    client.shut_down()


def chinese(report, client):
    """Findings are in the language of the client's locale."""
    client.initialize(["utf-16"], None, {"textDocument": FINDINGS}, locale="zh-CN")
    open_document(client, DOCUMENT)
    found = client.diagnostics(URI, 1, lambda found: "capabilities-unknown-value" in codes(found))
    messages = [each["message"] for each in found if each.get("code") == "capabilities-unknown-value"]
    report.check(any("设备功能" in each for each in messages), "a finding in Chinese", messages)
    client.shut_down()


def change(client, version, text):
    """Replaces the whole text."""
    document = {"uri": URI, "version": version}
    client.notify("textDocument/didChange", {"textDocument": document, "contentChanges": [{"text": text}]})


def run(report, command, timeout):
    """Each case has a server of its own."""
    run_cases((completion_with_defaults, inline_suppression, chinese), report, command, timeout)
