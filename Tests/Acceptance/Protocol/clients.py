"""What eight clients and an empty one announce in `initialize`, as they send it, and what each session must choose for it.

What each set rests on:
- VS Code: `fillClientCapabilities` of all features of vscode-languageclient and `computeClientCapabilities`, read in
  microsoft/vscode-languageserver-node at 0da5527 (July 2026, the 10.x line).
- Neovim 0.7 and 0.11: what `vim.lsp.protocol.make_client_capabilities()` returned in the programs 0.7.2 (Debian 12) and 0.11.4.
- Emacs: `eglot-client-capabilities`, read in eglot.el as in Emacs 30, without yasnippet and markdown-mode.
- Helix: what the programs 25.01.1 (Debian 13) and 25.07.1 (in Debian's unstable suite, of July 2026) sent; their types write
  `workspace.diagnostic` in the singular, other than the protocol.
- Kate 22.12: what the program 22.12.3 (Debian 12) sent. Kate: `LSPClientServerPrivate::initialize`, read in
  addons/lspclient/lspclientserver.cpp of KDE/kate at 8bb02e9 (August 2026), with the default of no snippets.

Members of requests that the server does not know (call hierarchy, colours, notebooks and the like) are left out.
"""

NO_DYNAMIC = {"dynamicRegistration": False}
DYNAMIC = {"dynamicRegistration": True}
MARKDOWN = ["markdown", "plaintext"]
LINKS = {"linkSupport": True}
ITEM_KINDS = {"valueSet": list(range(1, 26))}
SYMBOL_KINDS = {"valueSet": list(range(1, 27))}
DIAGNOSTIC_TAGS = {"valueSet": [1, 2]}
ACTION_KINDS = ["", "quickfix", "refactor", "refactor.extract", "refactor.inline", "refactor.rewrite", "source",
                "source.organizeImports"]
TOKEN_TYPES = ["namespace", "type", "class", "enum", "interface", "struct", "typeParameter", "parameter", "variable", "property",
               "enumMember", "event", "function", "method", "macro", "keyword", "comment", "string", "number", "regexp",
               "operator", "decorator"]
TOKEN_MODIFIERS = ["declaration", "definition", "readonly", "static", "deprecated", "abstract", "async", "modification",
                   "documentation", "defaultLibrary"]


def literals(kinds):
    """The member for code actions with kinds."""
    return {"codeActionKind": {"valueSet": kinds}}


VS_CODE = {
    "workspace": {
        "applyEdit": True,
        "workspaceEdit": {
            "documentChanges": True, "resourceOperations": ["create", "rename", "delete"],
            "failureHandling": "textOnlyTransactional", "normalizesLineEndings": True,
            "changeAnnotationSupport": {"groupsOnLabel": True}, "metadataSupport": True, "snippetEditSupport": True,
        },
        "codeLens": {"refreshSupport": True},
        "configuration": True,
        "diagnostics": {"refreshSupport": True},
        "didChangeConfiguration": DYNAMIC,
        "didChangeWatchedFiles": {"dynamicRegistration": True, "relativePatternSupport": True},
        "executeCommand": DYNAMIC,
        "foldingRange": {"refreshSupport": True},
        "inlayHint": {"refreshSupport": True},
        "semanticTokens": {"refreshSupport": True},
        "symbol": {"dynamicRegistration": True, "symbolKind": SYMBOL_KINDS, "tagSupport": {"valueSet": [1]},
                   "resolveSupport": {"properties": ["location.range"]}},
        "textDocumentContent": DYNAMIC,
        "workspaceFolders": True,
    },
    "textDocument": {
        "codeAction": {
            "dynamicRegistration": True, "isPreferredSupport": True, "disabledSupport": True, "dataSupport": True,
            "resolveSupport": {"properties": ["edit", "command"]},
            "codeActionLiteralSupport": literals(ACTION_KINDS + ["refactor.move", "notebook"]),
            "honorsChangeAnnotations": True, "documentationSupport": True, "tagSupport": {"valueSet": [1]},
        },
        "codeLens": {"dynamicRegistration": True, "resolveSupport": {"properties": ["command"]}},
        "completion": {
            "dynamicRegistration": True, "contextSupport": True,
            "completionItem": {
                "snippetSupport": True, "commitCharactersSupport": True, "documentationFormat": MARKDOWN,
                "deprecatedSupport": True, "preselectSupport": True, "tagSupport": {"valueSet": [1]},
                "insertReplaceSupport": True,
                "resolveSupport": {"properties": ["documentation", "detail", "additionalTextEdits"]},
                "insertTextModeSupport": {"valueSet": [1, 2]}, "labelDetailsSupport": True,
            },
            "insertTextMode": 2, "completionItemKind": ITEM_KINDS,
            "completionList": {
                "itemDefaults": ["commitCharacters", "editRange", "insertTextFormat", "insertTextMode", "data"],
                "applyKindSupport": True,
            },
        },
        "definition": {"dynamicRegistration": True, "linkSupport": True},
        "diagnostic": {
            "relatedInformation": True, "tagSupport": DIAGNOSTIC_TAGS, "codeDescriptionSupport": True, "dataSupport": True,
            "dynamicRegistration": True, "relatedDocumentSupport": False, "markupMessageSupport": False,
        },
        "documentHighlight": DYNAMIC,
        "documentLink": {"dynamicRegistration": True, "tooltipSupport": True},
        "documentSymbol": {
            "dynamicRegistration": True, "symbolKind": SYMBOL_KINDS, "hierarchicalDocumentSymbolSupport": True,
            "tagSupport": {"valueSet": [1]}, "labelSupport": True,
        },
        "filters": {"relativePatternSupport": True},
        "foldingRange": {
            "dynamicRegistration": True, "rangeLimit": 5000, "lineFoldingOnly": True,
            "foldingRangeKind": {"valueSet": ["comment", "imports", "region"]}, "foldingRange": {"collapsedText": False},
        },
        "formatting": DYNAMIC,
        "hover": {"dynamicRegistration": True, "contentFormat": MARKDOWN},
        "inlayHint": {"dynamicRegistration": True, "resolveSupport": {
            "properties": ["tooltip", "textEdits", "label.tooltip", "label.location", "label.command"]}},
        "linkedEditingRange": DYNAMIC,
        "onTypeFormatting": DYNAMIC,
        "publishDiagnostics": {
            "relatedInformation": True, "versionSupport": False, "tagSupport": DIAGNOSTIC_TAGS,
            "codeDescriptionSupport": True, "dataSupport": True,
        },
        "rangeFormatting": {"dynamicRegistration": True, "rangesSupport": True},
        "references": DYNAMIC,
        "rename": {"dynamicRegistration": True, "prepareSupport": True, "prepareSupportDefaultBehavior": 1,
                   "honorsChangeAnnotations": True},
        "selectionRange": DYNAMIC,
        "semanticTokens": {
            "dynamicRegistration": True, "tokenTypes": TOKEN_TYPES + ["label"], "tokenModifiers": TOKEN_MODIFIERS,
            "formats": ["relative"], "requests": {"range": True, "full": {"delta": True}}, "multilineTokenSupport": False,
            "overlappingTokenSupport": False, "serverCancelSupport": True, "augmentsSyntaxTokens": True,
        },
        "synchronization": {"dynamicRegistration": True, "willSave": True, "willSaveWaitUntil": True, "didSave": True},
    },
    "window": {
        "showMessage": {"messageActionItem": {"additionalPropertiesSupport": True}}, "showDocument": {"support": True},
        "workDoneProgress": True,
    },
    "general": {
        "staleRequestSupport": {"cancel": True, "retryOnContentModified": ["textDocument/semanticTokens/full"]},
        "regularExpressions": {"engine": "ECMAScript", "version": "ES2020"},
        "markdown": {"parser": "marked", "version": "1.1.0"}, "positionEncodings": ["utf-16"],
    },
}

NEOVIM_0_7 = {
    "window": {"workDoneProgress": True, "showMessage": {"messageActionItem": {"additionalPropertiesSupport": False}},
               "showDocument": {"support": False}},
    "textDocument": {
        "synchronization": {"didSave": True, "dynamicRegistration": False, "willSave": False, "willSaveWaitUntil": False},
        "publishDiagnostics": {"relatedInformation": True, "tagSupport": DIAGNOSTIC_TAGS},
        "codeAction": {
            "dataSupport": True, "dynamicRegistration": False, "resolveSupport": {"properties": ["edit"]},
            "codeActionLiteralSupport": literals(
                ["Empty", "QuickFix", "Refactor", "RefactorExtract", "RefactorInline", "RefactorRewrite", "Source",
                 "SourceOrganizeImports"] + ACTION_KINDS),
        },
        "documentHighlight": NO_DYNAMIC,
        "documentSymbol": {"symbolKind": SYMBOL_KINDS, "dynamicRegistration": False, "hierarchicalDocumentSymbolSupport": True},
        "rename": {"prepareSupport": True, "dynamicRegistration": False},
        "hover": {"contentFormat": MARKDOWN, "dynamicRegistration": False},
        "references": NO_DYNAMIC,
        "completion": {
            "contextSupport": False,
            "completionItem": {"preselectSupport": False, "deprecatedSupport": False, "documentationFormat": MARKDOWN,
                               "snippetSupport": False, "commitCharactersSupport": False},
            "dynamicRegistration": False, "completionItemKind": ITEM_KINDS,
        },
        "definition": LINKS,
    },
    "workspace": {
        "applyEdit": True, "workspaceFolders": True, "workspaceEdit": {"resourceOperations": ["rename", "create", "delete"]},
        "symbol": {"symbolKind": SYMBOL_KINDS, "dynamicRegistration": False, "hierarchicalWorkspaceSymbolSupport": True},
    },
}

NEOVIM_0_11 = {
    "textDocument": {
        "semanticTokens": {
            "dynamicRegistration": False, "overlappingTokenSupport": True, "multilineTokenSupport": False,
            "serverCancelSupport": False, "requests": {"full": {"delta": True}, "range": False}, "augmentsSyntaxTokens": True,
            "tokenTypes": TOKEN_TYPES + ["modifier"], "formats": ["relative"], "tokenModifiers": TOKEN_MODIFIERS,
        },
        "synchronization": {"willSaveWaitUntil": True, "dynamicRegistration": False, "didSave": True, "willSave": True},
        "codeLens": {"resolveSupport": {"properties": ["command"]}, "dynamicRegistration": False},
        "foldingRange": {
            "foldingRange": {"collapsedText": True}, "lineFoldingOnly": True,
            "foldingRangeKind": {"valueSet": ["comment", "imports", "region"]}, "dynamicRegistration": False,
        },
        "references": NO_DYNAMIC,
        "hover": {"contentFormat": MARKDOWN, "dynamicRegistration": True},
        "formatting": DYNAMIC,
        "rangeFormatting": {"rangesSupport": True, "dynamicRegistration": True},
        "definition": {"linkSupport": True, "dynamicRegistration": True},
        "publishDiagnostics": {"relatedInformation": True, "tagSupport": DIAGNOSTIC_TAGS, "dataSupport": True},
        "diagnostic": {"tagSupport": DIAGNOSTIC_TAGS, "dynamicRegistration": False},
        "rename": {"prepareSupport": True, "dynamicRegistration": True},
        "documentSymbol": {"symbolKind": SYMBOL_KINDS, "dynamicRegistration": False, "hierarchicalDocumentSymbolSupport": True},
        "documentHighlight": NO_DYNAMIC,
        "inlayHint": {"resolveSupport": {"properties": ["textEdits", "tooltip", "location", "command"]},
                      "dynamicRegistration": True},
        "codeAction": {
            "dynamicRegistration": True, "codeActionLiteralSupport": literals(ACTION_KINDS), "isPreferredSupport": True,
            "dataSupport": True, "resolveSupport": {"properties": ["edit", "command"]},
        },
        "completion": {
            "completionItem": {
                "snippetSupport": True, "commitCharactersSupport": False, "preselectSupport": False, "deprecatedSupport": True,
                "documentationFormat": MARKDOWN, "tagSupport": {"valueSet": [1]},
                "resolveSupport": {"properties": ["additionalTextEdits", "command"]},
            },
            "dynamicRegistration": False, "contextSupport": True, "completionItemKind": ITEM_KINDS,
            "completionList": {"itemDefaults": ["editRange", "insertTextFormat", "insertTextMode", "data"]},
        },
    },
    "window": {"workDoneProgress": True, "showMessage": {"messageActionItem": {"additionalPropertiesSupport": True}},
               "showDocument": {"support": True}},
    "workspace": {
        "didChangeConfiguration": NO_DYNAMIC, "workspaceFolders": True, "applyEdit": True,
        "workspaceEdit": {"resourceOperations": ["rename", "create", "delete"]},
        "didChangeWatchedFiles": {"relativePatternSupport": True, "dynamicRegistration": False},
        "symbol": {"symbolKind": SYMBOL_KINDS, "dynamicRegistration": False}, "inlayHint": {"refreshSupport": True},
        "semanticTokens": {"refreshSupport": True}, "configuration": True,
    },
    "general": {"positionEncodings": ["utf-8", "utf-16", "utf-32"]},
}

EMACS = {
    "workspace": {
        "applyEdit": True, "executeCommand": NO_DYNAMIC, "workspaceEdit": {"documentChanges": True},
        "didChangeWatchedFiles": DYNAMIC, "symbol": NO_DYNAMIC, "configuration": True, "workspaceFolders": True,
    },
    "textDocument": {
        "synchronization": {"dynamicRegistration": False, "willSave": True, "willSaveWaitUntil": True, "didSave": True},
        "completion": {
            "dynamicRegistration": False, "contextSupport": True,
            "completionItem": {
                "snippetSupport": False, "deprecatedSupport": True, "tagSupport": {"valueSet": [1]},
                "resolveSupport": {"properties": ["documentation", "details", "additionalTextEdits"]},
            },
        },
        "hover": {"dynamicRegistration": False, "contentFormat": ["plaintext"]},
        "references": NO_DYNAMIC,
        "definition": {"dynamicRegistration": False, "linkSupport": True},
        "documentSymbol": {"dynamicRegistration": False, "hierarchicalDocumentSymbolSupport": True, "symbolKind": SYMBOL_KINDS},
        "documentHighlight": NO_DYNAMIC,
        "codeAction": {
            "dynamicRegistration": False, "resolveSupport": {"properties": ["edit", "command"]}, "dataSupport": True,
            "codeActionLiteralSupport": literals(ACTION_KINDS[1:]), "isPreferredSupport": True,
        },
        "formatting": NO_DYNAMIC, "rangeFormatting": NO_DYNAMIC, "rename": NO_DYNAMIC, "inlayHint": NO_DYNAMIC,
        "publishDiagnostics": {"relatedInformation": False, "codeDescriptionSupport": False, "tagSupport": DIAGNOSTIC_TAGS},
    },
    "window": {"showDocument": {"support": True}, "workDoneProgress": True},
    "general": {"positionEncodings": ["utf-32", "utf-8", "utf-16"]},
    "experimental": {},
}

HELIX_25_01 = {
    "workspace": {
        "configuration": True, "didChangeConfiguration": NO_DYNAMIC, "workspaceFolders": True, "applyEdit": True,
        "symbol": NO_DYNAMIC, "executeCommand": NO_DYNAMIC, "inlayHint": {"refreshSupport": False},
        "workspaceEdit": {"documentChanges": True, "resourceOperations": ["create", "rename", "delete"],
                          "failureHandling": "abort", "normalizesLineEndings": False},
        "didChangeWatchedFiles": {"dynamicRegistration": True, "relativePatternSupport": False},
        "fileOperations": {"willRename": True, "didRename": True},
    },
    "textDocument": {
        "completion": {
            "completionItem": {
                "snippetSupport": True, "resolveSupport": {"properties": ["documentation", "detail", "additionalTextEdits"]},
                "insertReplaceSupport": True, "deprecatedSupport": True, "tagSupport": {"valueSet": [1]},
            },
            "completionItemKind": {},
        },
        "hover": {"contentFormat": ["markdown"]},
        "rename": {"dynamicRegistration": False, "prepareSupport": True, "honorsChangeAnnotations": False},
        "formatting": NO_DYNAMIC,
        "codeAction": {
            "codeActionLiteralSupport": literals(ACTION_KINDS), "isPreferredSupport": True,
            "disabledSupport": True, "dataSupport": True, "resolveSupport": {"properties": ["edit", "command"]},
        },
        "publishDiagnostics": {"versionSupport": True, "tagSupport": DIAGNOSTIC_TAGS},
        "inlayHint": NO_DYNAMIC,
    },
    "window": {"workDoneProgress": True},
    "general": {"positionEncodings": ["utf-8", "utf-32", "utf-16"]},
}

HELIX = {
    "workspace": HELIX_25_01["workspace"] | {
        "symbol": {"dynamicRegistration": False, "symbolKind": SYMBOL_KINDS},
        "didChangeWatchedFiles": {"dynamicRegistration": True, "relativePatternSupport": True},
        "fileOperations": {"willCreate": True, "didCreate": True, "willRename": True, "didRename": True,
                           "willDelete": True, "didDelete": True},
        "diagnostic": {"refreshSupport": True},
    },
    "textDocument": HELIX_25_01["textDocument"] | {
        "codeAction": HELIX_25_01["textDocument"]["codeAction"] | {
            "codeActionLiteralSupport": literals(ACTION_KINDS + ["source.fixAll"]),
        },
        "diagnostic": {"dynamicRegistration": False, "relatedDocumentSupport": True},
        "documentLink": {"dynamicRegistration": False, "tooltipSupport": False},
        "documentSymbol": {"dynamicRegistration": False, "symbolKind": SYMBOL_KINDS, "hierarchicalDocumentSymbolSupport": False},
    },
    "window": {"workDoneProgress": True, "showDocument": {"support": True},
               "showMessage": {"messageActionItem": {"additionalPropertiesSupport": True}}},
    "general": HELIX_25_01["general"],
}

KATE_22_12 = {
    "textDocument": {
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "publishDiagnostics": {"relatedInformation": True},
        "codeAction": {"codeActionLiteralSupport": literals(["quickfix", "refactor", "source"])},
        "semanticTokens": {
            "requests": {"range": True, "full": {"delta": True}}, "tokenTypes": [each for each in TOKEN_TYPES if each != "decorator"],
            "tokenModifiers": [], "formats": ["relative"],
        },
        "synchronization": {"didSave": True}, "selectionRange": NO_DYNAMIC, "hover": {"contentFormat": MARKDOWN},
    },
    "window": {"workDoneProgress": True},
    "workspace": {"workspaceFolders": True},
}

KATE = {
    "textDocument": KATE_22_12["textDocument"] | {
        "completion": {"completionItem": {
            "snippetSupport": False, "labelDetailsSupport": True,
            "resolveSupport": {"properties": ["additionalTextEdits", "documentation"]}}},
        "inlayHint": NO_DYNAMIC,
        "diagnostic": {"dynamicRegistration": False, "relatedInformation": True},
    },
    "window": {"workDoneProgress": True, "showMessage": {"messageActionItem": {"additionalPropertiesSupport": True}}},
    "workspace": {"configuration": True, "workspaceFolders": True},
}

# Name, capabilities, the encoding of positions that the server has to announce.
CLIENTS = [
    ("VS Code", VS_CODE, "utf-16"),
    ("Neovim 0.7", NEOVIM_0_7, None),
    ("Neovim 0.11", NEOVIM_0_11, "utf-8"),
    ("Emacs", EMACS, "utf-8"),
    ("Helix 25.01", HELIX_25_01, "utf-8"),
    ("Helix", HELIX, "utf-8"),
    ("Kate 22.12", KATE_22_12, None),
    ("Kate", KATE, None),
    ("no capabilities", {}, None),
]
