/// A change that is offered.
public struct CodeAction: Codable, Hashable, Sendable {
  /// The title.
  public var title: String
  /// The kind of change.
  public var kind: CodeActionKind?
  /// The diagnostics that it resolves.
  public var diagnostics: [Diagnostic]?
  /// Whether it is the best one; only for clients with `isPreferredSupport`.
  public var isPreferred: Bool?
  /// The change.
  public var edit: WorkspaceEdit?
  /// Why it cannot be applied now; only for clients with `disabledSupport`.
  public var disabled: CodeActionDisabled?
  /// What comes back with `codeAction/resolve`.
  public var data: JSONValue?

  /// Creates a value from its members.
  public init(
    title: String,
    kind: CodeActionKind? = nil,
    diagnostics: [Diagnostic]? = nil,
    isPreferred: Bool? = nil,
    edit: WorkspaceEdit? = nil,
    disabled: CodeActionDisabled? = nil,
    data: JSONValue? = nil
  ) {
    self.title = title
    self.kind = kind
    self.diagnostics = diagnostics
    self.isPreferred = isPreferred
    self.edit = edit
    self.disabled = disabled
    self.data = data
  }
}

/// Why a code action cannot be applied.
public struct CodeActionDisabled: Codable, Hashable, Sendable {
  /// The reason, which editors show.
  public var reason: String

  /// Creates a value from its members.
  public init(reason: String) {
    self.reason = reason
  }
}
