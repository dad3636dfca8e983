/// Folders were added to the workspace or removed.
public struct DidChangeWorkspaceFoldersNotification: NotificationType, Hashable {
  /// The folders that changed.
  public struct Event: Codable, Hashable, Sendable {
    /// Those that are new.
    public var added: [WorkspaceFolder]
    /// Those that are gone.
    public var removed: [WorkspaceFolder]

    /// Creates a value from its members.
    public init(added: [WorkspaceFolder], removed: [WorkspaceFolder]) {
      self.added = added
      self.removed = removed
    }
  }

  /// The method name.
  public static let method = "workspace/didChangeWorkspaceFolders"

  /// What changed.
  public var event: Event

  /// Creates a value from its members.
  public init(event: Event) {
    self.event = event
  }
}

/// A folder of the workspace.
public struct WorkspaceFolder: Codable, Hashable, Sendable {
  /// Its address.
  public var uri: DocumentURI
  /// The name that users see.
  public var name: String

  /// Creates a value from its members.
  public init(uri: DocumentURI, name: String) {
    self.uri = uri
    self.name = name
  }
}
