"""What the server reads of a project: values of the build, code that needs a key, files that an Info.plist is made of."""

from Support import text as texts
from Support.client import run_cases_in_folders

ENCODING = "utf-16"
INFO_PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
\t<key>CFBundleName</key>
\t<string>$(PRODUCT_NAME:lower) 🎧</string>
</dict>
</plist>
"""
PROJECT = """// !$*UTF8*$!
{
\tobjects = {
\t\tA = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
\t\t\tbuildConfigurationList = L; };
\t\tL = { isa = XCConfigurationList; buildConfigurations = (C, D); };
\t\tC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = App/Info.plist;
\t\t\tPRODUCT_NAME = "Walk Beta"; }; };
\t\tD = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = App/Info.plist;
\t\t\tPRODUCT_NAME = Walk; }; };
\t};
}
"""
CODE = "import AVFoundation\n/* 🎙 */ let allowed = await AVCaptureDevice.requestAccess(for: .video)\n"
SPEC = """name: App
targets:
  App:
    type: application
    platform: iOS
    sources: [App]
    info:
      path: App/Info.plist
      properties:
        NSMotionUsageDescription: ""
"""
CAPABILITIES = {
    "textDocument": {
        "publishDiagnostics": {"relatedInformation": True, "versionSupport": True},
        "hover": {"contentFormat": ["markdown", "plaintext"]},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}},
    },
    "workspace": {"workspaceEdit": {"documentChanges": True}},
}


def open_document(client, path, language, text):
    """Opens a file of the project under version 1 and returns its address."""
    uri = path.as_uri()
    document = {"uri": uri, "languageId": language, "version": 1, "text": text}
    client.notify("textDocument/didOpen", {"textDocument": document})
    return uri


def rules(found):
    """The rules of findings."""
    return [each.get("code") for each in found]


def quick_fixes(client, uri, finding):
    """The quick fixes for a finding, each a pair of its title and the edits by address."""
    context = {"diagnostics": [finding], "only": ["quickfix"]}
    params = {"textDocument": {"uri": uri}, "range": finding["range"], "context": context}
    actions = client.call("textDocument/codeAction", params) or []
    return [
        (each["title"], {change["textDocument"]["uri"]: change["edits"] for change in each["edit"]["documentChanges"]})
        for each in actions
    ]


def build_values(report, client, root):
    """Hover shows what each configuration makes of a value."""
    uri = open_document(client, root / "App/Info.plist", "plist", INFO_PLIST)
    client.diagnostics(uri, 1, lambda found: True)
    place = texts.span(INFO_PLIST, "PRODUCT_NAME", ENCODING)["start"]
    hover = client.call("textDocument/hover", {"textDocument": {"uri": uri}, "position": place}) or {}
    value = hover.get("contents", {}).get("value", "")
    for row in ["| App | Debug | `walk beta 🎧` |", "| App | Release | `walk 🎧` |"]:
        report.check(row in value, f"hover has {row}", value)


def source_findings(report, client, root):
    """A call without its purpose string is a finding in the code, and a fix writes the key into the Info.plist."""
    uri = open_document(client, root / "App/Camera.swift", "swift", CODE)
    found = client.diagnostics(uri, 1, lambda found: found != [])
    report.equal(rules(found), ["purpose-string-probably-missing"], "findings of the code")
    if not found:
        return
    report.equal(found[0]["range"]["start"]["line"], 1, "line of the call")
    covered = texts.covered(CODE, found[0]["range"], ENCODING)
    report.check(covered and covered in "AVCaptureDevice.requestAccess(for: .video)", "text of the finding", covered)
    info = (root / "App/Info.plist").as_uri()
    related = [each["location"]["uri"] for each in found[0].get("relatedInformation", [])]
    report.equal(related, [info], "the Info.plist belongs to it")
    fixes = quick_fixes(client, uri, found[0])
    report.equal([title for title, _ in fixes], ["Insert NSCameraUsageDescription (App/Info.plist)"], "fixes of the code")
    for _, edits in fixes:
        report.equal(list(edits), [info], "files that the fix changes")
        fixed = texts.apply(INFO_PLIST, edits.get(info, []), ENCODING)
        report.check("<key>NSCameraUsageDescription</key>" in fixed, "the fix writes the key", fixed)
    position = {"textDocument": {"uri": uri}, "position": found[0]["range"]["start"]}
    report.equal(client.call("textDocument/hover", position), None, "no hover in code")
    completion = client.call("textDocument/completion", position)
    report.check(not completion or completion["items"] == [], "no completion in code", completion)
    document = {"uri": uri, "version": 2}
    client.notify("textDocument/didChange", {"textDocument": document, "contentChanges": [{"text": "let a = 1\n"}]})
    report.equal(client.diagnostics(uri, 2, lambda found: found == []), [], "the finding ends with the call")


def carrier_findings(report, client, root):
    """The files that an Info.plist is made of have the findings that the Info.plist would have."""
    uri = open_document(client, root / "project.yml", "yaml", SPEC)
    found = client.diagnostics(uri, 1, lambda found: found != [])
    expected = ["encryption-key-missing", "launch-screen-missing", "purpose-string-empty"]
    report.equal(rules(found), expected, "findings of project.yml")
    covered = texts.covered(SPEC, found[-1]["range"], ENCODING)
    report.check("NSMotionUsageDescription" in covered, "text of the finding", covered)


def keys_in_other_formats(report, client, root):
    """Keys and settings are completed and explained in the files that an Info.plist is made of."""
    for path, (language, text, key) in HOSTS.items():
        uri = open_document(client, root / path, language, text)
        place = texts.span(text, "NSCam", ENCODING)["end"]
        params = {"textDocument": {"uri": uri}, "position": place}
        items = (client.call("textDocument/completion", params) or {}).get("items", [])
        found = [each for each in items if each["label"] == key]
        if not report.check(len(found) == 1, f"{key} is offered in {path}", [each["label"] for each in items][:5]):
            continue
        edits = [found[0]["textEdit"], *found[0].get("additionalTextEdits", [])]
        result = texts.apply(text, edits, ENCODING)
        report.check(key in result and "NSCam\n" not in result, f"{path} after the completion", result)
        resolved = client.call("completionItem/resolve", found[0]) or {}
        report.check("documentation" in resolved, f"documentation in {path}", resolved)
        document = {"uri": uri, "version": 2}
        client.notify("textDocument/didChange", {"textDocument": document, "contentChanges": [{"text": result}]})
        hover = client.call("textDocument/hover", params) or {}
        report.check("NSCameraUsageDescription" in hover.get("contents", {}).get("value", ""), f"hover in {path}", hover)
        if "range" in hover:
            report.check(key in texts.covered(result, hover["range"], ENCODING), f"range of the hover in {path}", hover)
    links = client.call("textDocument/documentLink", {"textDocument": {"uri": (root / "App.xcconfig").as_uri()}}) or []
    report.equal([each["target"] for each in links], [(root / "Base.xcconfig").as_uri()], "links of App.xcconfig")


def key_of_a_table(report, client, root):
    """A key is found, highlighted and renamed in all languages and in code."""
    uri = open_document(client, root / "de.lproj/Localizable.strings", "strings", TABLES["de.lproj/Localizable.strings"])
    place = {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 3}}
    definitions = client.call("textDocument/definition", place) or []
    folders = [each["uri"].split("/")[-2] for each in definitions]
    report.equal(folders, ["en.lproj", "de.lproj"], "definitions, that of the base language first")
    uses = client.call("textDocument/references", {**place, "context": {"includeDeclaration": False}}) or []
    report.equal([each["range"]["start"]["character"] for each in uses], [27], "the use in code")
    report.equal(len(client.call("textDocument/documentHighlight", place) or []), 1, "places in the document")
    name = client.call("textDocument/prepareRename", place) or {}
    report.equal(name.get("placeholder"), "title", "the name that can be changed")
    edit = client.call("textDocument/rename", {**place, "newName": "name"}) or {}
    report.equal(len(edit.get("documentChanges", [])), 3, "files that the new name changes")


SETTING = "INFOPLIST_KEY_NSCameraUsageDescription"
HOSTS = {
    "app.json": (
        "json",
        '{"expo": {"name": "🎙", "ios": {"infoPlist": {\n  "é": ""\n  "NSCam\n}}}}\n',
        "NSCameraUsageDescription",
    ),
    "project.yml": ("yaml", SPEC.replace('NSMotionUsageDescription: ""', "NSCam"), "NSCameraUsageDescription"),
    "App.xcconfig": ("xcconfig", '// 🎙\n#include "Base.xcconfig"\nINFOPLIST_KEY_NSCam\n', SETTING),
    "App.xcodeproj/project.pbxproj": (
        "plaintext",
        PROJECT.replace('PRODUCT_NAME = "Walk Beta";', "\n\t\t\tINFOPLIST_KEY_NSCam\n"),
        SETTING,
    ),
}
TABLES = {
    "Package.swift": "",
    "A.swift": 'let é = NSLocalizedString("title", comment: "🎙")\n',
    "de.lproj/Localizable.strings": '"title" = "Notizen";\n',
    "en.lproj/Localizable.strings": '"title" = "Notes";\n',
}


CASES = [
    (build_values, {"App.xcodeproj/project.pbxproj": PROJECT, "App/Info.plist": INFO_PLIST}),
    (
        source_findings,
        {"App.xcodeproj/project.pbxproj": PROJECT, "App/Info.plist": INFO_PLIST, "App/Camera.swift": ""},
    ),
    (carrier_findings, {"project.yml": SPEC, "App/Steps.swift": "import CoreMotion\nlet steps = CMPedometer()\n"}),
    (keys_in_other_formats, {path: "" for path in [*HOSTS, "Base.xcconfig"]}),
    (key_of_a_table, TABLES),
]


def run(report, command, timeout):
    """Each case has a project and a server of its own."""
    run_cases_in_folders(CASES, report, command, timeout, CAPABILITIES)
