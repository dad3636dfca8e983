import LanguageServerProtocol

/// What the client can do, as the handlers ask for it.
struct ClientFeatures: Sendable {
  private let capabilities: ClientCapabilities

  /// Reads the capabilities that came with `initialize`.
  init(_ capabilities: ClientCapabilities) {
    self.capabilities = capabilities
  }

  private var item: CompletionItemClientCapabilities? { capabilities.textDocument?.completion?.completionItem }
  private var codeAction: CodeActionClientCapabilities? { capabilities.textDocument?.codeAction }

  /// The ways to count columns that the client offers; nil when it says nothing about them.
  var positionEncodings: [PositionEncodingKind]? { capabilities.general?.positionEncodings }

  // MARK: Diagnostics

  /// Whether the client asks for diagnostics instead of being told.
  var pullsDiagnostics: Bool { capabilities.textDocument?.diagnostic != nil }
  /// Whether the client can be told to ask for diagnostics anew.
  var refreshesDiagnostics: Bool { capabilities.workspace?.diagnostics?.refreshSupport ?? false }

  /// Which members of a diagnostic the client understands.
  var diagnosticMembers: DiagnosticMembers {
    if let pull = capabilities.textDocument?.diagnostic, let members = DiagnosticMembers(pull) { return members }
    // Clients that pull often state the members once, where they always stood.
    return DiagnosticMembers(capabilities.textDocument?.publishDiagnostics)
  }

  /// Whether published diagnostics may carry the version of their document.
  var publishesVersions: Bool { capabilities.textDocument?.publishDiagnostics?.versionSupport ?? false }

  // MARK: Texts

  /// The syntax for hover texts that the client likes best.
  var hoverFormat: MarkupKind { Self.preferred(capabilities.textDocument?.hover?.contentFormat) }
  /// The syntax for the documentation of completion items that the client likes best.
  var documentationFormat: MarkupKind { Self.preferred(item?.documentationFormat) }

  private static func preferred(_ formats: [MarkupKind]?) -> MarkupKind {
    formats?.first { $0 == .markdown || $0 == .plainText } ?? .plainText
  }

  // MARK: Completion

  /// Whether completion items may have placeholders.
  var usesSnippets: Bool { item?.snippetSupport ?? false }
  /// Whether completion items may be marked as deprecated.
  var tagsDeprecatedItems: Bool { item?.tagSupport?.valueSet?.contains(.deprecated) ?? false }
  /// Whether completion items can say that their lines are indented already.
  var keepsIndentation: Bool { item?.insertTextModeSupport?.valueSet?.contains(.asIs) ?? false }

  // MARK: Code actions and edits

  /// Whether code actions may carry their edits.
  var takesCodeActionLiterals: Bool { codeAction?.codeActionLiteralSupport != nil }
  /// Whether one code action may be named the best.
  var takesPreferredActions: Bool { codeAction?.isPreferredSupport ?? false }
  /// Whether edits may carry the version of their document.
  var takesDocumentChanges: Bool { capabilities.workspace?.workspaceEdit?.documentChanges ?? false }

  // MARK: Workspace

  /// Whether settings can be asked for.
  var answersConfiguration: Bool { capabilities.workspace?.configuration ?? false }
  /// Whether the client wants to be asked for news about settings.
  var registersConfiguration: Bool { capabilities.workspace?.didChangeConfiguration?.dynamicRegistration ?? false }
  /// Whether the client can watch files.
  var watchesFiles: Bool { capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false }
}

/// The members of a diagnostic that only some clients understand.
struct DiagnosticMembers: Sendable {
  /// Other places that matter.
  var relatedInformation = false
  /// Ways to show the range.
  var tags: [DiagnosticTag] = []
  /// The page of the rule.
  var codeDescription = false
  /// Data that comes back with code action requests.
  var data = false

  /// Makes the set of a client that publishes.
  init(_ capabilities: PublishDiagnosticsClientCapabilities?) {
    relatedInformation = capabilities?.relatedInformation ?? false
    tags = capabilities?.tagSupport?.valueSet ?? []
    codeDescription = capabilities?.codeDescriptionSupport ?? false
    data = capabilities?.dataSupport ?? false
  }

  /// Makes the set of a client that pulls; nil when it says nothing about members there.
  init?(_ capabilities: DiagnosticClientCapabilities) {
    guard
      capabilities.relatedInformation != nil || capabilities.tagSupport != nil
        || capabilities.codeDescriptionSupport != nil || capabilities.dataSupport != nil
    else { return nil }
    relatedInformation = capabilities.relatedInformation ?? false
    tags = capabilities.tagSupport?.valueSet ?? []
    codeDescription = capabilities.codeDescriptionSupport ?? false
    data = capabilities.dataSupport ?? false
  }
}
