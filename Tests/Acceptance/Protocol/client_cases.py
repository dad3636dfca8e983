"""One session for each set of capabilities in `clients.py`, all with the same steps: what is announced, sent and answered must
fit the set."""

import pathlib
import tempfile

from Support import text as texts
from Support.client import session
from clients import CLIENTS
from feature_cases import TAB_STOP, with_defaults

METHOD_NOT_FOUND = -32601
PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundleName</key><string>Größe 🎧</string>
\t<key>CFBundleURLTypes</key>
\t<array>
\t\t<string>https://example.org/a</string>
\t</array>
\t<key>CFBundleName</key>
\t<string>Walk</string>
\t<key>UIApplicationSceneManifest</key>
\t<dict/>
\t<key>NSLocationAlwaysUsageDescription</key>
\t<string>Finds the way.</string>
\t<key>NSCam</key>
\t<key>NSMotionUsageDescription</key>
\t<string></string>
\t<key>UIRequiredDeviceCapabilities</key>
\t<array>
\t\t<string>armv64</string>
\t</array>
</dict>
</plist>
"""
UNFORMATTED = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundleName</key><string>Größe 🎧</string> <!-- 🎧 -->
</dict>
</plist>
"""
TABLE = '/* 🎧 */ "note.title" = "Note";\n'
FILES = {
    "App/Info.plist": PLIST,
    "Package.swift": "",
    "de.lproj/Localizable.strings": '"note.title" = "Notiz";\n',
    "en.lproj/Localizable.strings": TABLE,
}
# The kinds of symbols and of items in the first version of the protocol.
FIRST_KINDS = range(1, 19)
# The requests of the server, and the capability that allows each.
REQUESTS = {
    "client/registerCapability": ["workspace.didChangeWatchedFiles.dynamicRegistration",
                                  "workspace.didChangeConfiguration.dynamicRegistration"],
    "window/showDocument": ["window.showDocument.support"],
    "window/workDoneProgress/create": ["window.workDoneProgress"],
    "workspace/applyEdit": ["workspace.applyEdit"],
    "workspace/codeLens/refresh": ["workspace.codeLens.refreshSupport"],
    "workspace/configuration": ["workspace.configuration"],
    "workspace/diagnostic/refresh": ["workspace.diagnostics.refreshSupport", "workspace.diagnostic.refreshSupport"],
    "workspace/foldingRange/refresh": ["workspace.foldingRange.refreshSupport"],
    "workspace/inlayHint/refresh": ["workspace.inlayHint.refreshSupport"],
    "workspace/semanticTokens/refresh": ["workspace.semanticTokens.refreshSupport"],
    "workspace/textDocumentContent/refresh": ["workspace.textDocumentContent"],
}
# What is announced in the answer to every client.
PROVIDERS = ["completionProvider", "definitionProvider", "documentFormattingProvider", "documentLinkProvider",
             "documentRangeFormattingProvider", "documentSymbolProvider", "executeCommandProvider", "foldingRangeProvider",
             "hoverProvider", "inlayHintProvider", "referencesProvider", "renameProvider", "selectionRangeProvider",
             "semanticTokensProvider", "textDocumentSync", "workspaceSymbolProvider"]
WHOLE = {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}


def run(report, command, timeout):
    """One session for each client."""
    for name, capabilities, encoding in CLIENTS:
        with tempfile.TemporaryDirectory() as folder, session(report, f"capabilities of {name}", command, timeout) as client:
            Session(report, client, pathlib.Path(folder).resolve(), capabilities, encoding).run()


class Session:
    """The steps of one session, in order."""

    def __init__(self, report, client, root, capabilities, encoding):
        self.report, self.client, self.root = report, client, root
        self.capabilities, self.announced = capabilities, encoding
        self.encoding = encoding or "utf-16"
        self.plist = (root / "App/Info.plist").as_uri()
        self.table = (root / "en.lproj/Localizable.strings").as_uri()
        client.allowed |= {method for method, paths in REQUESTS.items() if any(map(self.has, paths))}
        client.results["workspace/configuration"] = [None]

    def has(self, path):
        """The value of a capability, given by its path with dots; None if it is absent."""
        value = self.capabilities
        for name in path.split("."):
            value = value.get(name) if isinstance(value, dict) else None
        return value

    def lists(self, path):
        """The values that a capability lists."""
        return self.has(path) or []

    def only_if(self, path, members, owner, what):
        """Checks that members occur only with a capability."""
        found = [each for each in members if owner.get(each) is not None]
        self.report.check(self.has(path) or not found, f"{what} has {members} only with {path}", found)

    def run(self):
        """Runs all steps."""
        for name, text in FILES.items():
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            (self.root / name).write_text(text, encoding="utf-8")
        self.check_announcement(self.client.initialize(None, self.root.as_uri(), self.capabilities)["capabilities"])
        self.open(self.plist, PLIST)
        self.open(self.table, TABLE)
        self.findings = self.check_diagnostics()
        for step in (self.check_completion, self.check_hover, self.check_actions, self.check_formatting, self.check_rename,
                     self.check_symbols, self.check_folding, self.check_links, self.check_tokens, self.check_hints):
            step()
        self.client.expect_error(self.client.request("plist/noSuchRequest", {}), METHOD_NOT_FOUND, "unknown request")
        self.check_refreshes()
        self.check_registrations()
        self.client.shut_down()

    def open(self, uri, text):
        """Opens a document under version 1."""
        document = {"uri": uri, "languageId": "plist", "version": 1, "text": text}
        self.client.notify("textDocument/didOpen", {"textDocument": document})

    def ask(self, method, uri=None, **more):
        """The result of a request about a document, the property list if none is named."""
        return self.client.call(method, {"textDocument": {"uri": uri or self.plist}, **more})

    def place(self, part):
        """The position in the property list after the first occurrence of a part."""
        return texts.span(PLIST, part, self.encoding)["end"]

    def check_announcement(self, answer):
        """The answer to `initialize`."""
        check, equal = self.report.check, self.report.equal
        equal(answer.get("positionEncoding"), self.announced, "encoding of positions")
        equal([each for each in PROVIDERS if not answer.get(each)], [], "capabilities that are not announced")
        equal("diagnosticProvider" in answer, bool(self.has("textDocument.diagnostic")), "pulled diagnostics are announced")
        equal("codeActionProvider" in answer, bool(self.has("textDocument.codeAction.codeActionLiteralSupport")),
              "code actions are announced")
        equal("textDocumentContent" in answer["workspace"], bool(self.has("workspace.textDocumentContent")),
              "documents of the server are announced")
        equal(answer["renameProvider"], {"prepareProvider": True} if self.has("textDocument.rename.prepareSupport") else True,
              "rename")
        ranges = answer["documentRangeFormattingProvider"]
        equal(ranges != True, bool(self.has("textDocument.rangeFormatting.rangesSupport")), "several ranges")
        self.only_if("textDocument.completion.completionItem.labelDetailsSupport", ["completionItem"],
                     answer["completionProvider"], "completionProvider")
        resolves = "edit" in self.lists("textDocument.codeAction.resolveSupport.properties")
        check(resolves or "resolveProvider" not in answer.get("codeActionProvider", {}), "actions are resolved", answer)
        types = answer["semanticTokensProvider"]["legend"]["tokenTypes"]
        known = self.has("textDocument.semanticTokens.tokenTypes")
        check(known is None or set(types) <= set(known), "types of tokens that the client knows", types)

    def check_diagnostics(self):
        """Findings come once, in the way and with the members that the client understands."""
        wanted = {"capabilities-unknown-value", "plist-duplicate-key", "purpose-string-empty"}
        capability = "textDocument.publishDiagnostics"
        if self.has("textDocument.diagnostic"):
            found = (self.ask("textDocument/diagnostic") or {}).get("items", [])
        else:
            version = 1 if self.has(f"{capability}.versionSupport") else None
            found = self.client.diagnostics(
                self.plist, version, lambda found: wanted <= {each.get("code") for each in found})
        codes = {each["code"] for each in found}
        self.report.check(wanted <= codes, "findings", codes)

        def allows(member):
            own = self.has(f"textDocument.diagnostic.{member}")
            return own if own is not None else self.has(f"{capability}.{member}")

        related = [each for each in found if "relatedInformation" in each]
        self.report.equal(bool(related), bool(allows("relatedInformation")), "related places are sent")
        tags = {tag for each in found for tag in each.get("tags", [])}
        self.report.check(tags <= set((allows("tagSupport") or {}).get("valueSet", [])), "tags", tags)
        for each in found:
            self.report.check(allows("codeDescriptionSupport") or "codeDescription" not in each, "address of a rule", each)
            self.report.check(allows("dataSupport") or "data" not in each, "data of a finding", each)
            self.report.check(isinstance(each["message"], str), "messages are plain", each)
        return found

    def check_completion(self):
        """Items have what the client understands, and none of it twice."""
        item = "textDocument.completion.completionItem"
        for place in (self.place("NSCam"), self.place("<array>\n\t\t"), self.place("<string>arm")):
            answer = self.ask("textDocument/completion", position=place) or {}
            defaults, items = answer.get("itemDefaults") or {}, answer.get("items", [])
            allowed = set(self.lists("textDocument.completion.completionList.itemDefaults"))
            self.report.check(set(defaults) <= allowed, "defaults of a list", sorted(defaults))
            self.report.check(items, "items", answer)
            for each in items:
                self.check_item(item, each, each.get("insertTextFormat", defaults.get("insertTextFormat", 1)))
        answer = self.ask("textDocument/completion", position=self.place("NSCam")) or {}
        chosen = next((each for each in answer.get("items", []) if each["label"] == "NSCameraUsageDescription"), None)
        if self.report.check(chosen, "NSCameraUsageDescription is offered", answer):
            self.check_resolved(item, with_defaults(chosen, answer.get("itemDefaults") or {}))

    def check_item(self, item, each, format):
        edit = each.get("textEdit")
        text = (edit or {}).get("newText", each.get("textEditText", each["label"]))
        if self.has(f"{item}.snippetSupport"):
            self.report.check(format == 2 or not TAB_STOP.search(text), "tab stops are marked", each)
        else:
            self.report.check(format == 1 and not TAB_STOP.search(text), "no snippet", each)
            self.report.check("\n" not in text, "one line where nothing can be indented", each)
        self.report.check("insert" not in (edit or {}) or self.has(f"{item}.insertReplaceSupport"), "one range", each)
        kinds = self.has("textDocument.completion.completionItemKind.valueSet") or FIRST_KINDS
        self.report.check(each.get("kind", 1) in kinds, "kind of an item", each)
        self.report.check(set(each.get("tags") or []) <= set(self.lists(f"{item}.tagSupport.valueSet")), "tags", each)
        modes = self.lists(f"{item}.insertTextModeSupport.valueSet")
        self.report.check(each.get("insertTextMode") in [None, *modes], "mode of insertion", each)
        self.only_if(f"{item}.labelDetailsSupport", ["labelDetails"], each, "an item")
        self.only_if(f"{item}.commitCharactersSupport", ["commitCharacters"], each, "an item")

    def check_resolved(self, item, chosen):
        resolved = self.client.call("completionItem/resolve", chosen) or {}
        changed = {member for member in resolved if resolved[member] != chosen.get(member)}
        may_change = {"documentation", "detail", *self.lists(f"{item}.resolveSupport.properties")}
        self.report.check("documentation" in changed <= may_change, "members that come later", changed)
        documentation = resolved.get("documentation", {})
        kind = "plaintext" if isinstance(documentation, str) else documentation.get("kind")
        self.report.check(kind in (self.lists(f"{item}.documentationFormat")[:1] or ["plaintext"]), "documentation", kind)

    def check_hover(self):
        """The syntax that the client likes best."""
        contents = (self.ask("textDocument/hover", position=self.place("UIRequired")) or {}).get("contents", {})
        kind = "plaintext" if isinstance(contents, str) else contents.get("kind")
        self.report.equal([kind], self.lists("textDocument.hover.contentFormat")[:1] or ["plaintext"], "kind of a hover")

    def check_actions(self):
        """Actions with edits that the client can apply, or none."""
        action = "textDocument.codeAction"
        finding = next(each for each in self.findings if each["code"] == "capabilities-unknown-value")
        found = self.ask("textDocument/codeAction", range=finding["range"], context={"diagnostics": [finding]}) or []
        everything = {"diagnostics": [], "only": ["quickfix", "refactor", "source"]}
        found += self.ask("textDocument/codeAction", range=WHOLE, context=everything) or []
        found += self.ask("textDocument/codeAction", self.table, range=WHOLE, context=everything) or []
        self.report.equal(bool(found), bool(self.has(f"{action}.codeActionLiteralSupport")), "actions are offered")
        converts = [each for each in found if each["title"] == "Convert the table to a string catalog"]
        operations = self.lists("workspace.workspaceEdit.resourceOperations")
        resolves = self.has(f"{action}.dataSupport") and "edit" in self.lists(f"{action}.resolveSupport.properties")
        can_convert = {"create", "delete"} <= set(operations) and resolves and self.has(f"{action}.codeActionLiteralSupport")
        self.report.equal(bool(converts), bool(can_convert), "the conversion of a table is offered")
        for each in found:
            self.only_if(f"{action}.isPreferredSupport", ["isPreferred"], each, "an action")
            self.only_if(f"{action}.disabledSupport", ["disabled"], each, "an action")
            self.only_if(f"{action}.dataSupport", ["data"], each, "an action")
            self.report.check(isinstance(each.get("kind"), str), "an action has a kind", each)
            if "edit" not in each and "disabled" not in each:
                if self.report.check(resolves, "only resolved actions come without an edit", each):
                    each = self.client.call("codeAction/resolve", each) or {}
            if "edit" in each:
                self.check_edit(each["edit"])

    def check_edit(self, edit):
        """Edits have versions and operations on files only where the client takes them."""
        capability = "workspace.workspaceEdit"
        operations = self.lists(f"{capability}.resourceOperations")
        takes_documents = bool(self.has(f"{capability}.documentChanges") or operations)
        self.report.equal(set(edit), {"documentChanges" if takes_documents else "changes"}, "form of an edit")
        for change in edit.get("documentChanges", []):
            self.report.check(change.get("kind") in [None, *operations], "an operation that the client knows", change)
            for each in change.get("edits", []):
                self.only_if(f"{capability}.snippetEditSupport", ["snippet"], each, "an edit")
                self.only_if(f"{capability}.changeAnnotationSupport", ["annotationId"], each, "an edit")

    def check_formatting(self):
        """Formatting works for all clients, with the columns that were agreed."""
        uri = (self.root / "App/Other.plist").as_uri()
        self.open(uri, UNFORMATTED)
        edits = self.ask("textDocument/formatting", uri, options={"tabSize": 4, "insertSpaces": False}) or []
        expected = UNFORMATTED.replace("    <key>CFBundleName</key>", "\t<key>CFBundleName</key>\n\t")
        self.report.equal(texts.apply(UNFORMATTED, edits, self.encoding), expected, "formatted text")

    def check_rename(self):
        """A key is renamed in all languages."""
        place = {"line": 0, "character": texts.column(TABLE, TABLE.index("note") + 1, self.encoding)}
        if self.has("textDocument.rename.prepareSupport"):
            name = self.ask("textDocument/prepareRename", self.table, position=place) or {}
            self.report.equal(name.get("placeholder"), "note.title", "the name that can be changed")
        edit = self.ask("textDocument/rename", self.table, position=place, newName="name") or {}
        self.check_edit(edit)
        changed = edit.get("changes") or edit.get("documentChanges") or []
        self.report.equal(len(changed), 2, "files that the new name changes")

    def check_symbols(self):
        """An outline with levels, or a list."""
        found = self.ask("textDocument/documentSymbol") or []
        is_nested = bool(self.has("textDocument.documentSymbol.hierarchicalDocumentSymbolSupport"))
        self.report.check(found, "symbols", found)
        self.report.equal({"selectionRange" in each for each in found}, {is_nested}, "symbols with levels")
        self.check_kinds("textDocument.documentSymbol", found)
        tags = {tag for each in found for tag in each.get("tags") or []}
        allowed = set(self.lists("textDocument.documentSymbol.tagSupport.valueSet"))
        self.report.equal(tags, {1} & allowed, "tags of symbols")
        self.check_kinds("workspace.symbol", self.client.call("workspace/symbol", {"query": "UIApplication"}) or [])

    def check_kinds(self, capability, found):
        """Clients that list no kinds have those of the first version of the protocol."""
        kinds = self.has(f"{capability}.symbolKind.valueSet") or FIRST_KINDS
        unknown = [each for each in found if each["kind"] not in kinds]
        self.report.equal(unknown, [], f"kinds of symbols that {capability} does not list")

    def check_folding(self):
        """Folding by lines, or by characters."""
        folding = "textDocument.foldingRange"
        found = self.ask("textDocument/foldingRange") or []
        self.report.check(found, "folding ranges", found)
        for each in found:
            self.report.equal("startCharacter" in each, not self.has(f"{folding}.lineFoldingOnly"), "folding by characters")
            self.only_if(f"{folding}.foldingRange.collapsedText", ["collapsedText"], each, "a folding range")

    def check_links(self):
        """Links with a tooltip only where it is shown."""
        found = self.ask("textDocument/documentLink") or []
        self.report.equal([each.get("target") for each in found], ["https://example.org/a"], "links")
        for each in found:
            self.only_if("textDocument.documentLink.tooltipSupport", ["tooltip"], each, "a link")

    def check_tokens(self):
        """Tokens are numbers in fives, whatever the client announces."""
        data = (self.ask("textDocument/semanticTokens/full") or {}).get("data", [])
        self.report.check(data and len(data) % 5 == 0, "tokens", len(data))

    def check_hints(self):
        """Hints with plain labels."""
        labels = [each["label"] for each in self.ask("textDocument/inlayHint", range=WHOLE) or []]
        self.report.check("Bundle name" in labels and all(isinstance(each, str) for each in labels), "hints", labels)

    def check_refreshes(self):
        """After changes the client is sent a refresh if it supports that, and nothing else."""
        created = {"uri": (self.root / "A.swift").as_uri(), "type": 1}
        self.client.notify("workspace/didChangeWatchedFiles", {"changes": [created]})
        if any(map(self.has, REQUESTS["workspace/diagnostic/refresh"])):
            self.client.await_sent("workspace/diagnostic/refresh")
        change = {"textDocument": {"uri": self.plist, "version": 2}, "contentChanges": [{"text": PLIST + "\n"}]}
        self.client.notify("textDocument/didChange", change)
        self.client.notify("textDocument/didSave", {"textDocument": {"uri": self.plist}})
        self.ask("textDocument/hover", position={"line": 0, "character": 0})
        if self.has("textDocument.diagnostic"):
            published = [each for each in self.client.published if each["diagnostics"]]
            self.report.equal(published, [], "pulled findings are not pushed too")
        self.report.check(all("version" not in each or self.has("textDocument.publishDiagnostics.versionSupport")
                              for each in self.client.published), "versions of published findings")

    def check_registrations(self):
        """What is registered may be, and is not announced as well."""
        sent = [each["params"] for each in self.client.sent if each["method"] == "client/registerCapability"]
        methods = [each["method"] for params in sent for each in params["registrations"]]
        names = ["didChangeConfiguration", "didChangeWatchedFiles"]
        expected = [f"workspace/{name}" for name in names if self.has(f"workspace.{name}.dynamicRegistration")]
        self.report.equal(sorted(methods), expected, "registrations")
