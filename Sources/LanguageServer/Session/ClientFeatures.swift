import ProjectFiles
import SourceText

/// The features of the client, as the handlers need them.
///
/// Capabilities are looked up by their names in the protocol. An invalid one counts as absent and affects no other.
struct ClientFeatures: Sendable {
  private let capabilities: JSONValue
  private let isNamed: Bool

  /// Reads the capabilities of `initialize`; `isNamed` is whether the client gives its name there.
  init(_ capabilities: JSONValue = .null, isNamed: Bool = true) {
    self.capabilities = capabilities
    self.isNamed = isNamed
  }

  private func value(_ path: String...) -> JSONValue? {
    var value: JSONValue? = capabilities
    for name in path { value = value?[name] }
    return value
  }

  private var textDocument: JSONValue? { value("textDocument") }
  private var item: JSONValue? { value("textDocument", "completion", "completionItem") }

  /// The ways to count columns that the client offers; nil if it does not list them.
  var positionEncodings: [PositionEncodingKind]? {
    value("general", "positionEncodings")?.strings?.map(PositionEncodingKind.init(rawValue:))
  }

  // MARK: Diagnostics

  /// Whether the client pulls diagnostics.
  var pullsDiagnostics: Bool { textDocument?["diagnostic"]?.isObject ?? false }
  /// Whether the server can make the client pull diagnostics again.
  ///
  /// The protocol calls the capability `diagnostics`; Helix writes `diagnostic`.
  var refreshesDiagnostics: Bool {
    (value("workspace", "diagnostics", "refreshSupport") ?? value("workspace", "diagnostic", "refreshSupport"))?.bool
      ?? false
  }

  /// Which members of a diagnostic the client understands.
  var diagnosticMembers: DiagnosticMembers {
    // Clients that pull list some or all members only for published diagnostics: before 3.18 there was no other place.
    DiagnosticMembers([textDocument?["diagnostic"], textDocument?["publishDiagnostics"]])
  }

  /// Whether published diagnostics may carry the version of their document.
  var publishesVersions: Bool { value("textDocument", "publishDiagnostics", "versionSupport")?.bool ?? false }

  // MARK: Texts

  /// The syntax for hover texts that the client likes best.
  var hoverFormat: MarkupKind { Self.preferred(value("textDocument", "hover", "contentFormat")) }
  /// The syntax for the documentation of completion items that the client likes best.
  var documentationFormat: MarkupKind { Self.preferred(item?["documentationFormat"]) }

  private static func preferred(_ formats: JSONValue?) -> MarkupKind {
    let kinds = formats?.strings?.map(MarkupKind.init(rawValue:))
    return kinds?.first { $0 == .markdown || $0 == .plainText } ?? .plainText
  }

  // MARK: Renaming

  /// Whether the client asks for the name before it lets the user change it.
  var preparesRename: Bool { value("textDocument", "rename", "prepareSupport")?.bool ?? false }

  // MARK: Completion

  /// Whether completion items may have placeholders.
  ///
  /// Kate 26 announces them, but drops the texts of tab stops and does not indent lines. It gives no name.
  var usesSnippets: Bool { isNamed && item?["snippetSupport"]?.bool ?? false }
  /// Whether completion items may be marked as deprecated.
  var tagsDeprecatedItems: Bool { item?["tagSupport"]?.hasInSet(CompletionItemTag.deprecated.rawValue) ?? false }
  /// Whether completion items may have kinds that the first version of the protocol did not have.
  var takesNewItemKinds: Bool { value("textDocument", "completion", "completionItemKind", "valueSet")?.array != nil }
  /// Whether completion items may have less prominent parts of their label.
  var takesLabelDetails: Bool { item?["labelDetailsSupport"]?.bool ?? false }
  /// The members that a completion list may give for all of its items.
  var itemDefaults: Set<String> {
    Set(value("textDocument", "completion", "completionList", "itemDefaults")?.strings ?? [])
  }
  /// Whether completion items can state that their lines are indented already.
  var keepsIndentation: Bool { item?["insertTextModeSupport"]?.hasInSet(InsertTextMode.asIs.rawValue) ?? false }

  /// Whether the client indents the lines of an item as it does the line of the cursor.
  ///
  /// That is what clients do that have no setting for it, unless they announce otherwise.
  var addsIndentation: Bool {
    usesSnippets && !keepsIndentation
      && value("textDocument", "completion", "insertTextMode") != .integer(InsertTextMode.asIs.rawValue)
  }

  // MARK: Code actions and edits

  /// Whether code actions may carry their edits.
  var takesCodeActionLiterals: Bool {
    value("textDocument", "codeAction", "codeActionLiteralSupport")?.isObject ?? false
  }
  /// Whether one code action may be named the best.
  var takesPreferredActions: Bool { value("textDocument", "codeAction", "isPreferredSupport")?.bool ?? false }
  /// Whether edits may carry the version of their document, and be mixed with operations on files.
  ///
  /// A client that lists such operations takes `documentChanges`, also without saying so (Neovim): they have no other place.
  var takesDocumentChanges: Bool {
    value("workspace", "workspaceEdit", "documentChanges")?.bool ?? false || fileOperations?.isEmpty == false
  }
  /// Whether edits may be snippets, in which the cursor goes to the text to be replaced.
  var takesSnippetEdits: Bool {
    takesDocumentChanges && value("workspace", "workspaceEdit", "snippetEditSupport")?.bool ?? false
  }
  /// Whether edits may make files.
  var createsFiles: Bool { hasFileOperation("create") }
  /// Whether edits may remove files.
  var deletesFiles: Bool { hasFileOperation("delete") }

  private var fileOperations: [String]? { value("workspace", "workspaceEdit", "resourceOperations")?.strings }

  private func hasFileOperation(_ name: String) -> Bool { fileOperations?.contains(name) ?? false }

  /// Whether the client requests the edit of a code action when the user chooses it.
  var resolvesActionEdits: Bool {
    let action = textDocument?["codeAction"]
    return action?["dataSupport"]?.bool ?? false
      && action?["resolveSupport"]?["properties"]?.strings?.contains("edit") ?? false
  }
  /// Whether the client shows code actions that cannot be applied, with the reason.
  var showsDisabledActions: Bool { value("textDocument", "codeAction", "disabledSupport")?.bool ?? false }

  // MARK: Layout and outline

  /// Whether the client formats several ranges at once.
  var formatsRanges: Bool { textDocument?["rangeFormatting"]?["rangesSupport"]?.bool ?? false }
  /// Whether symbols may have symbols inside them.
  var nestsSymbols: Bool {
    textDocument?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.bool ?? false
  }
  /// Whether symbols of documents may have kinds that the first version of the protocol did not have.
  var takesNewSymbolKinds: Bool { value("textDocument", "documentSymbol", "symbolKind", "valueSet")?.array != nil }
  /// The same for symbols of the workspace.
  var takesNewWorkspaceSymbolKinds: Bool { value("workspace", "symbol", "symbolKind", "valueSet")?.array != nil }
  /// Whether symbols of documents may be marked as deprecated.
  var tagsDeprecatedSymbols: Bool {
    textDocument?["documentSymbol"]?["tagSupport"]?.hasInSet(SymbolTag.deprecated.rawValue) ?? false
  }
  /// Whether the client folds whole lines only.
  var foldsLinesOnly: Bool { textDocument?["foldingRange"]?["lineFoldingOnly"]?.bool ?? false }
  /// The maximum number of folding ranges; nil for any.
  var maximumFoldingRanges: Int? { textDocument?["foldingRange"]?["rangeLimit"]?.number }
  /// Whether the client shows texts above lines.
  var showsCodeLenses: Bool { textDocument?["codeLens"]?.isObject ?? false }
  /// Whether the server can make the client ask for these texts again.
  var refreshesCodeLenses: Bool { value("workspace", "codeLens", "refreshSupport")?.bool ?? false }

  // MARK: Workspace

  /// Whether the server can request settings.
  var answersConfiguration: Bool { value("workspace", "configuration")?.bool ?? false }
  /// Whether the server can register for changes of settings.
  var registersConfiguration: Bool {
    value("workspace", "didChangeConfiguration", "dynamicRegistration")?.bool ?? false
  }
  /// Whether the client runs commands of the server.
  var runsCommands: Bool { value("workspace", "executeCommand")?.isObject ?? false }
  /// Whether the client leads to the pages of rules by itself, as that for VS Code states.
  var explainsRules: Bool { value("experimental", "explainsRules")?.bool ?? false }
  /// Whether the client opens a document if the server requests it.
  var opensDocuments: Bool { value("window", "showDocument", "support")?.bool ?? false }
  /// Whether the client shows documents that the server makes.
  var showsServedDocuments: Bool { value("workspace", "textDocumentContent")?.isObject ?? false }
  /// Whether the client can watch files.
  var watchesFiles: Bool { value("workspace", "didChangeWatchedFiles", "dynamicRegistration")?.bool ?? false }
}

/// The members of a diagnostic that only some clients understand.
struct DiagnosticMembers: Sendable {
  /// Other places that matter.
  var relatedInformation = false
  /// Ways to show the range.
  var tags: [DiagnosticTag] = []
  /// Data that comes back with code action requests.
  var data = false
  /// The address of the page about the rule.
  var codeDescription = false

  /// Reads the set from capabilities of requests and notifications; for each member the first that lists it counts.
  init(_ capabilities: [JSONValue?]) {
    relatedInformation = capabilities.firstResult { $0?["relatedInformation"]?.bool } ?? false
    data = capabilities.firstResult { $0?["dataSupport"]?.bool } ?? false
    codeDescription = capabilities.firstResult { $0?["codeDescriptionSupport"]?.bool } ?? false
    let tagSupport = capabilities.firstResult { $0?["tagSupport"].flatMap { $0.isObject ? $0 : nil } }
    tags = tagSupport?["valueSet"]?.integers?.map(DiagnosticTag.init(rawValue:)) ?? []
  }
}

extension JSONValue {
  fileprivate var isObject: Bool {
    if case .object = self { true } else { false }
  }

  /// The number, if this is one without fraction.
  fileprivate var number: Int? {
    if case .integer(let number) = self { number } else { nil }
  }

  /// The texts of an array that holds nothing else.
  fileprivate var strings: [String]? {
    guard let array else { return nil }
    let strings = array.compactMap(\.string)
    return strings.count == array.count ? strings : nil
  }

  /// The numbers of an array that holds nothing else.
  fileprivate var integers: [Int]? {
    guard let array else { return nil }
    let numbers = array.compactMap { if case .integer(let number) = $0 { number } else { nil } }
    return numbers.count == array.count ? numbers : nil
  }

  /// Whether the member `valueSet` lists a number.
  fileprivate func hasInSet(_ number: Int) -> Bool {
    self["valueSet"]?.integers?.contains(number) ?? false
  }
}

extension PositionEncoding {
  /// Chooses an encoding that the client offers: UTF-8, which needs no conversion, then UTF-16, then UTF-32.
  ///
  /// A client that offers no known encoding uses UTF-16, which the protocol requires of every client.
  static func negotiated(offered: [PositionEncodingKind]) -> PositionEncoding {
    let preferred: [PositionEncoding] = [.utf8, .utf16, .utf32]
    return preferred.first { offered.contains(PositionEncodingKind(rawValue: $0.rawValue)) } ?? .utf16
  }
}
