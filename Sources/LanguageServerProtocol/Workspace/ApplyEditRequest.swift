/// Asks the client to change documents; only with `workspace.applyEdit`.
public struct ApplyEditRequest: RequestType, Hashable {
  /// What the answer carries.
  public typealias Result = ApplyEditResult
  /// The name on the wire.
  public static let method = "workspace/applyEdit"

  /// What the user sees in the list of undoable steps.
  public var label: String?
  /// The change.
  public var edit: WorkspaceEdit

  /// Creates a value from its members.
  public init(label: String? = nil, edit: WorkspaceEdit) {
    self.label = label
    self.edit = edit
  }
}

/// What became of a change that was asked for.
public struct ApplyEditResult: Codable, Hashable, Sendable {
  /// Whether it was made.
  public var applied: Bool
  /// Why not.
  public var failureReason: String?

  /// Creates a value from its members.
  public init(applied: Bool, failureReason: String? = nil) {
    self.applied = applied
    self.failureReason = failureReason
  }
}
