/// Requests the code actions for a range of a document.
public struct CodeActionRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = [CodeAction]?
  /// The method name.
  public static let method = "textDocument/codeAction"

  /// The document.
  public var textDocument: TextDocumentIdentifier
  /// The range.
  public var range: PositionRange
  /// The context of the client.
  public var context: CodeActionContext

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier, range: PositionRange, context: CodeActionContext) {
    self.textDocument = textDocument
    self.range = range
    self.context = context
  }
}

/// The context of a code action request.
public struct CodeActionContext: Codable, Hashable, Sendable {
  /// The diagnostics that overlap the range, without those that cannot be decoded; they may be of other servers.
  @LossyArray public var diagnostics: [Diagnostic]
  /// The requested kinds; all when absent.
  @Lenient public var only: [CodeActionKind]?
  /// What triggered the request.
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

/// What triggered a code action request.
public struct CodeActionTriggerKind: RawRepresentable, Codable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates a value from its raw value, which may be unknown.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The user.
  public static let invoked = CodeActionTriggerKind(rawValue: 1)
  /// The client, automatically.
  public static let automatic = CodeActionTriggerKind(rawValue: 2)
}
