/// The options to register `workspace/didChangeWatchedFiles` with.
public struct WatchedFilesRegistrationOptions: Codable, Hashable, Sendable {
  /// What to watch.
  public var watchers: [FileSystemWatcher]

  /// Creates a value from its members.
  public init(watchers: [FileSystemWatcher]) {
    self.watchers = watchers
  }
}

/// Files to watch, for events of all kinds.
public struct FileSystemWatcher: Codable, Hashable, Sendable {
  /// Which files, by `*`, `**`, `?`, `{a,b}` and `[a-z]`.
  public var globPattern: String

  /// Creates a value from its members.
  public init(globPattern: String) {
    self.globPattern = globPattern
  }
}
