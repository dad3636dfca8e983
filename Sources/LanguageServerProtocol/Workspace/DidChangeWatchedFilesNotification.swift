/// Files changed on disk.
public struct DidChangeWatchedFilesNotification: NotificationType, Hashable {
  /// The method name.
  public static let method = "workspace/didChangeWatchedFiles"

  /// The changes; a hint only, since events can be missed, late or duplicate.
  public var changes: [FileEvent]

  /// Creates a value from its members.
  public init(changes: [FileEvent]) {
    self.changes = changes
  }
}

/// A change of a file.
public struct FileEvent: Codable, Hashable, Sendable {
  /// The file.
  public var uri: DocumentURI
  /// The type of the change.
  public var type: FileChangeType

  /// Creates a value from its members.
  public init(uri: DocumentURI, type: FileChangeType) {
    self.uri = uri
    self.type = type
  }
}

/// The type of a change of a file.
public struct FileChangeType: RawRepresentable, Codable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates a value from its raw value, which may be unknown.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The file was created.
  public static let created = FileChangeType(rawValue: 1)
  /// The file was changed.
  public static let changed = FileChangeType(rawValue: 2)
  /// The file was deleted.
  public static let deleted = FileChangeType(rawValue: 3)
}
