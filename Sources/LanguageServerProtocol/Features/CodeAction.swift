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

  /// Creates a value from its members.
  public init(
    title: String,
    kind: CodeActionKind? = nil,
    diagnostics: [Diagnostic]? = nil,
    isPreferred: Bool? = nil,
    edit: WorkspaceEdit? = nil
  ) {
    self.title = title
    self.kind = kind
    self.diagnostics = diagnostics
    self.isPreferred = isPreferred
    self.edit = edit
  }
}
