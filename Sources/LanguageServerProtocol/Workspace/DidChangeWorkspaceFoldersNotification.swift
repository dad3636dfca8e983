/// Folders were opened or closed.
public struct DidChangeWorkspaceFoldersNotification: NotificationType, Hashable {
  /// The name on the wire.
  public static let method = "workspace/didChangeWorkspaceFolders"

  /// What happened.
  public var event: WorkspaceFoldersChangeEvent

  /// Creates a value from its members.
  public init(event: WorkspaceFoldersChangeEvent) {
    self.event = event
  }
}

/// Which folders were opened and closed.
public struct WorkspaceFoldersChangeEvent: Codable, Hashable, Sendable {
  /// The opened ones.
  public var added: [WorkspaceFolder]
  /// The closed ones.
  public var removed: [WorkspaceFolder]

  /// Creates a value from its members.
  public init(added: [WorkspaceFolder], removed: [WorkspaceFolder]) {
    self.added = added
    self.removed = removed
  }
}
