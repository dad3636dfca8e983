"""Binary property lists as XML: as a document of the server, and as the answer of a command."""

import plistlib

from Support.client import run_cases_in_folders

REQUEST_FAILED = -32803
CAPABILITIES = {"workspace": {"textDocumentContent": {}}, "textDocument": {"documentLink": {}}}
OPTIONS = {"tabSize": 4, "insertSpaces": True}


def write(path, name):
    """Writes a binary property list with one text."""
    path.write_bytes(plistlib.dumps({"CFBundleName": name}, fmt=plistlib.FMT_BINARY))


def view(report, client, root):
    """The link of a binary file leads to a document that is read again when the file changes, and that nothing edits."""
    path = root / "Info.plist"
    write(path, "é")
    document = {"uri": path.as_uri(), "languageId": "plist", "version": 1, "text": "bplist00\ufffd"}
    client.notify("textDocument/didOpen", {"textDocument": document})
    links = client.call("textDocument/documentLink", {"textDocument": {"uri": path.as_uri()}}) or [{}]
    uri = links[0].get("target", "")
    text = (client.call("workspace/textDocumentContent", {"uri": uri}) or {}).get("text", "")
    report.check("<string>é</string>" in text, "text of the view", text)
    document = {"uri": uri, "languageId": "plist", "version": 1, "text": text}
    client.notify("textDocument/didOpen", {"textDocument": document})
    params = {"textDocument": {"uri": uri}, "options": OPTIONS}
    client.expect_error(client.request("textDocument/formatting", params), REQUEST_FAILED, "formatting of a view")
    place = {"textDocument": {"uri": uri}, "position": {"line": 4, "character": 8}}
    client.expect_error(client.request("textDocument/rename", {**place, "newName": "a"}), REQUEST_FAILED, "rename in a view")
    typed = client.call("textDocument/onTypeFormatting", {**place, "ch": ">", "options": OPTIONS})
    report.equal(typed, None, "typing in a view")
    report.equal(client.call("textDocument/completion", place), None, "completion in a view")
    write(path, "ö")
    client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": path.as_uri(), "type": 2}]})
    report.equal(client.await_sent("workspace/textDocumentContent/refresh"), {"uri": uri}, "the view that is to be read again")
    text = (client.call("workspace/textDocumentContent", {"uri": uri}) or {}).get("text", "")
    report.check("<string>ö</string>" in text, "text of the view after the change", text)


def command(report, client, root):
    """The same text as the answer of a command, for every client; what is not binary is refused."""
    path = root / "Info.plist"
    write(path, "é")
    params = {"command": "plist-lsp.showAsXML", "arguments": [path.as_uri()]}
    text = client.call("workspace/executeCommand", params) or ""
    report.check("<string>é</string>" in text, "answer of the command", text)
    path.write_text(text, encoding="utf-8")
    client.expect_error(client.request("workspace/executeCommand", params), REQUEST_FAILED, "command for a text")


def run(report, command_line, timeout):
    """Each case has a folder and a server of its own."""
    cases = [(case, {"Package.swift": ""}) for case in (view, command)]
    run_cases_in_folders(cases, report, command_line, timeout, CAPABILITIES, {"workspace/textDocumentContent/refresh"})
