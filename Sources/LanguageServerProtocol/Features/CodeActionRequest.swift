/// Asks what could be done about a part of a document.
public struct CodeActionRequest: RequestType, Hashable {
  /// What the answer carries.
  public typealias Result = [CodeAction]?
  /// The name on the wire.
  public static let method = "textDocument/codeAction"

  /// The document.
  public var textDocument: TextDocumentIdentifier
  /// The part.
  public var range: PositionRange
  /// What the client knows about it.
  public var context: CodeActionContext

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier, range: PositionRange, context: CodeActionContext) {
    self.textDocument = textDocument
    self.range = range
    self.context = context
  }
}

/// What a client knows about a part that it asks code actions for.
public struct CodeActionContext: Codable, Hashable, Sendable {
  /// The diagnostics that overlap the part, as far as they can be read; they may be of other servers.
  @LossyArray public var diagnostics: [Diagnostic]
  /// The kinds that are wanted; all when absent.
  @Lenient public var only: [CodeActionKind]?
  /// What asked for the actions.
  @Lenient public var triggerKind: CodeActionTriggerKind?

  /// Creates a value from its members.
  public init(
    diagnostics: [Diagnostic] = [],
    only: [CodeActionKind]? = nil,
    triggerKind: CodeActionTriggerKind? = nil
  ) {
    self.diagnostics = diagnostics
    self.only = only
    self.triggerKind = triggerKind
  }
}

/// What asked for code actions.
public struct CodeActionTriggerKind: RawRepresentable, Codable, Hashable, Sendable {
  /// The value that is sent.
  public let rawValue: Int

  /// Creates a value, also one that has no name here.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The user.
  public static let invoked = CodeActionTriggerKind(rawValue: 1)
  /// The client, by itself.
  public static let automatic = CodeActionTriggerKind(rawValue: 2)
}
