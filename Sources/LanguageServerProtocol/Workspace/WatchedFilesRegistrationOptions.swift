/// The options for registering for `workspace/didChangeWatchedFiles`.
public struct WatchedFilesRegistrationOptions: Codable, Hashable, Sendable {
  /// The files to watch.
  public var watchers: [FileSystemWatcher]

  /// Creates a value from its members.
  public init(watchers: [FileSystemWatcher]) {
    self.watchers = watchers
  }
}

/// Files to watch, for events of all kinds.
public struct FileSystemWatcher: Codable, Hashable, Sendable {
  /// A glob pattern with `*`, `**`, `?`, `{a,b}` and `[a-z]`.
  public var globPattern: String

  /// Creates a value from its members.
  public init(globPattern: String) {
    self.globPattern = globPattern
  }
}
