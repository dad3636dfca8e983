"""Files that are not open: their findings and the names in them."""

from Support import text as texts
from Support.client import run_cases_in_folders

ENCODING = "utf-16"
INFO_PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
\t<!-- 🎧 --><key>NSMotionUsageDescription</key><string></string>
</dict>
</plist>
"""
FIXED = INFO_PLIST.replace("<string></string>", "<string>Counts your steps.</string>")
FILES = {
    "Package.swift": "",
    "App/Info.plist": INFO_PLIST,
    "Pods/Kit/Info.plist": INFO_PLIST,
    "en.lproj/Localizable.strings": '/* 🎧 */ "note.title" = "Note";\n',
}
CAPABILITIES = {
    "textDocument": {
        "diagnostic": {"dynamicRegistration": False},
        "codeLens": {},
        "codeAction": {
            "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["refactor"]}},
            "dataSupport": True,
            "resolveSupport": {"properties": ["edit"]},
        },
    },
    "workspace": {
        "diagnostics": {"refreshSupport": True},
        "codeLens": {"refreshSupport": True},
        "workspaceEdit": {"documentChanges": True, "resourceOperations": ["create", "delete"]},
    },
}


def pull(client, former=(), **more):
    """The reports about files, for a client that has the reports `former`."""
    ids = [{"uri": each["uri"], "value": each["resultId"]} for each in former if each.get("resultId")]
    return (client.call("workspace/diagnostic", {"previousResultIds": ids, **more}) or {}).get("items", [])


def findings(report, client, root):
    """A file that is not open has its findings, unchanged ones are not sent again, and parts come before the end."""
    info = (root / "App/Info.plist").as_uri()
    found = pull(client)
    report.equal([each["uri"] for each in found], [info], "files with findings")
    items = [item for each in found for item in each["items"]]
    report.equal([each["code"] for each in items], ["purpose-string-empty"], "findings")
    covered = [texts.covered(INFO_PLIST, each["range"], ENCODING) for each in items]
    report.check(all("string" in each or "NSMotion" in each for each in covered), "place of the finding", covered)
    report.equal([each["kind"] for each in pull(client, found)], ["unchanged"], "reports that the client has")
    report.equal(pull(client, partialResultToken="part"), [], "the answer after all parts")
    part = client.await_sent("$/progress") or {}
    report.equal(part.get("token"), "part", "token of the part")
    report.equal([each["uri"] for each in part.get("value", {}).get("items", [])], [info], "files of the part")
    (root / "App/Info.plist").write_text(FIXED, encoding="utf-8")
    client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": info, "type": 2}]})
    client.await_sent("workspace/diagnostic/refresh")
    report.equal([each["items"] for each in pull(client, found)], [[]], "the file after its fix")


def slow_findings(report, client, root):
    """After a pause in typing the client is made to pull what the slow checks find."""
    uri = (root / "App/New.plist").as_uri()
    text = '<plist version="1.0"><dict><key>A</key><array><key>b</key></array></dict></plist>'
    document = {"uri": uri, "languageId": "xml", "version": 1, "text": "<plist/>"}
    client.notify("textDocument/didOpen", {"textDocument": document})
    change = {"textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"text": text}]}
    client.notify("textDocument/didChange", change)
    before = client.call("textDocument/diagnostic", {"textDocument": {"uri": uri}}) or {}
    report.equal(before.get("items"), [], "findings while typing")
    client.await_sent("workspace/diagnostic/refresh")
    after = client.call("textDocument/diagnostic", {"textDocument": {"uri": uri}}) or {}
    report.equal([each["code"] for each in after.get("items", [])], ["plist-not-valid-xml"], "findings after a pause")


def names(report, client, root):
    """Names are found by some of their characters, with their places."""
    for query, name, text, path in [
        ("nsmot", "NSMotionUsageDescription", INFO_PLIST, "App/Info.plist"),
        ("ntitle", "note.title", FILES["en.lproj/Localizable.strings"], "en.lproj/Localizable.strings"),
    ]:
        found = client.call("workspace/symbol", {"query": query}) or []
        report.equal([each["name"] for each in found], [name], f"names for {query}")
        for each in found:
            report.equal(each["location"]["uri"], (root / path).as_uri(), f"file of {name}")
            report.equal(texts.covered(text, each["location"]["range"], ENCODING), name, f"place of {name}")
    report.equal(client.call("workspace/symbol", {"query": "xyz"}), [], "names for xyz")


def lenses(report, client, root):
    """Above a key of a table are the languages that lack it, until they have it."""
    other = root / "de.lproj/Localizable.strings"
    other.parent.mkdir()
    other.write_text('"other" = "Anders";\n', encoding="utf-8")
    path = "en.lproj/Localizable.strings"
    uri = (root / path).as_uri()
    document = {"uri": uri, "languageId": "strings", "version": 1, "text": FILES[path]}
    client.notify("textDocument/didOpen", {"textDocument": document})
    found = client.call("textDocument/codeLens", {"textDocument": {"uri": uri}}) or []
    report.equal([each["command"]["title"] for each in found], ["Missing in de"], "lenses")
    covered = [texts.covered(FILES[path], each["range"], ENCODING) for each in found]
    report.equal(covered, ["note.title"], "places of the lenses")
    other.write_text('"note.title" = "Notiz";\n', encoding="utf-8")
    client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": other.as_uri(), "type": 2}]})
    client.await_sent("workspace/codeLens/refresh")
    report.equal(client.call("textDocument/codeLens", {"textDocument": {"uri": uri}}), [], "lenses after the translation")


def conversion(report, client, root):
    """The edit that makes a catalog of a table comes when the action is chosen."""
    path = "en.lproj/Localizable.strings"
    uri = (root / path).as_uri()
    document = {"uri": uri, "languageId": "strings", "version": 1, "text": FILES[path]}
    client.notify("textDocument/didOpen", {"textDocument": document})
    start = {"line": 0, "character": 0}
    params = {"textDocument": {"uri": uri}, "range": {"start": start, "end": start},
              "context": {"diagnostics": [], "only": ["refactor.rewrite"]}}
    actions = client.call("textDocument/codeAction", params) or []
    actions = [each for each in actions if each["title"] == "Convert the table to a string catalog"]
    report.equal(["edit" in each for each in actions], [False], "edits before the choice")
    for action in actions:
        changes = (client.call("codeAction/resolve", action) or {}).get("edit", {}).get("documentChanges", [])
        report.equal([each.get("kind") for each in changes], ["create", None, "delete"], "steps of the conversion")
        catalog = (root / "Localizable.xcstrings").as_uri()
        report.equal([each["uri"] for each in changes if "kind" in each], [catalog, uri], "files of the conversion")
        texts_of_steps = [edit["newText"] for each in changes for edit in each.get("edits", [])]
        report.check(all('"note.title"' in each for each in texts_of_steps), "text of the catalog", texts_of_steps)


def run(report, command, timeout):
    """Each case has a folder and a server of its own."""
    cases = [(case, FILES) for case in (findings, slow_findings, names, lenses, conversion)]
    allowed = {"workspace/diagnostic/refresh", "workspace/codeLens/refresh"}
    run_cases_in_folders(cases, report, command, timeout, CAPABILITIES, allowed)
