/// Files changed on the disk.
public struct DidChangeWatchedFilesNotification: NotificationType, Hashable {
  /// The name on the wire.
  public static let method = "workspace/didChangeWatchedFiles"

  /// What happened; a hint only, since events can be missed, late or doubled.
  public var changes: [FileEvent]

  /// Creates a value from its members.
  public init(changes: [FileEvent]) {
    self.changes = changes
  }
}

/// What happened to a file.
public struct FileEvent: Codable, Hashable, Sendable {
  /// The file.
  public var uri: DocumentURI
  /// What happened.
  public var type: FileChangeType

  /// Creates a value from its members.
  public init(uri: DocumentURI, type: FileChangeType) {
    self.uri = uri
    self.type = type
  }
}

/// What can happen to a file.
public struct FileChangeType: RawRepresentable, Codable, Hashable, Sendable {
  /// The value that is sent.
  public let rawValue: Int

  /// Creates a value, also one that has no name here.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is new.
  public static let created = FileChangeType(rawValue: 1)
  /// Its content changed.
  public static let changed = FileChangeType(rawValue: 2)
  /// It is gone.
  public static let deleted = FileChangeType(rawValue: 3)
}
