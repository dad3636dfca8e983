/// A change that is offered.
public struct CodeAction: Codable, Hashable, Sendable {
  /// What the user sees.
  public var title: String
  /// What kind of change it is.
  public var kind: CodeActionKind?
  /// The diagnostics that it settles.
  public var diagnostics: [Diagnostic]?
  /// Whether it is the best one; only for clients with `isPreferredSupport`.
  public var isPreferred: Bool?
  /// Why it cannot be taken; only for clients with `disabledSupport`.
  public var disabled: CodeActionDisabled?
  /// The change.
  public var edit: WorkspaceEdit?
  /// What is executed after the change.
  public var command: Command?
  /// Handed back with the resolve request; only for clients with `dataSupport`.
  public var data: JSONValue?

  /// Creates a value from its members.
  public init(
    title: String,
    kind: CodeActionKind? = nil,
    diagnostics: [Diagnostic]? = nil,
    isPreferred: Bool? = nil,
    disabled: CodeActionDisabled? = nil,
    edit: WorkspaceEdit? = nil,
    command: Command? = nil,
    data: JSONValue? = nil
  ) {
    self.title = title
    self.kind = kind
    self.diagnostics = diagnostics
    self.isPreferred = isPreferred
    self.disabled = disabled
    self.edit = edit
    self.command = command
    self.data = data
  }
}

/// Why a code action cannot be taken.
public struct CodeActionDisabled: Codable, Hashable, Sendable {
  /// One sentence for people.
  public var reason: String

  /// Creates a value from its members.
  public init(reason: String) {
    self.reason = reason
  }
}
