/// Asks what could be typed at a place.
public struct CompletionRequest: RequestType, Hashable {
  /// What the answer carries.
  public typealias Result = CompletionList?
  /// The name on the wire.
  public static let method = "textDocument/completion"

  /// The document.
  public var textDocument: TextDocumentIdentifier
  /// The place.
  public var position: Position
  /// How the request came about.
  @Lenient public var context: CompletionContext?

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier, position: Position, context: CompletionContext? = nil) {
    self.textDocument = textDocument
    self.position = position
    self.context = context
  }
}

/// How a completion request came about.
public struct CompletionContext: Codable, Hashable, Sendable {
  /// What asked for it.
  public var triggerKind: CompletionTriggerKind
  /// The character that was typed, if that asked for it.
  public var triggerCharacter: String?

  /// Creates a value from its members.
  public init(triggerKind: CompletionTriggerKind, triggerCharacter: String? = nil) {
    self.triggerKind = triggerKind
    self.triggerCharacter = triggerCharacter
  }
}

/// What asked for completion.
public struct CompletionTriggerKind: RawRepresentable, Codable, Hashable, Sendable {
  /// The value that is sent.
  public let rawValue: Int

  /// Creates a value, also one that has no name here.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The user, by typing a letter or by a command.
  public static let invoked = CompletionTriggerKind(rawValue: 1)
  /// A character that the server named.
  public static let triggerCharacter = CompletionTriggerKind(rawValue: 2)
  /// The client, since the last list was not complete.
  public static let incompleteList = CompletionTriggerKind(rawValue: 3)
}
