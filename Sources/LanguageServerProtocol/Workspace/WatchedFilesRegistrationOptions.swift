/// The options to register `workspace/didChangeWatchedFiles` with.
public struct WatchedFilesRegistrationOptions: Codable, Hashable, Sendable {
  /// What to watch.
  public var watchers: [FileSystemWatcher]

  /// Creates a value from its members.
  public init(watchers: [FileSystemWatcher]) {
    self.watchers = watchers
  }
}

/// Files to watch.
public struct FileSystemWatcher: Codable, Hashable, Sendable {
  /// Which files.
  public var globPattern: GlobPattern
  /// Which events; all when absent.
  public var kind: WatchKind?

  /// Creates a value from its members.
  public init(globPattern: GlobPattern, kind: WatchKind? = nil) {
    self.globPattern = globPattern
    self.kind = kind
  }
}

/// The events that are wanted for watched files.
public struct WatchKind: OptionSet, Codable, Hashable, Sendable {
  /// The sum of the events.
  public let rawValue: Int

  /// Creates a set from the sum of its events.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// New files.
  public static let create = WatchKind(rawValue: 1)
  /// Changed files.
  public static let change = WatchKind(rawValue: 2)
  /// Deleted files.
  public static let delete = WatchKind(rawValue: 4)
}

/// Names files by `*`, `**`, `?`, `{a,b}` and `[a-z]`.
public enum GlobPattern: Hashable, Sendable {
  /// A pattern for whole paths.
  case pattern(String)
  /// A pattern below a folder; only for clients with `relativePatternSupport`.
  case relative(RelativePattern)
}

extension GlobPattern: Codable {
  /// Decodes either form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let pattern = try? container.decode(String.self) {
      self = .pattern(pattern)
    } else {
      self = .relative(try container.decode(RelativePattern.self))
    }
  }

  /// Encodes the form that it has.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .pattern(let pattern): try container.encode(pattern)
    case .relative(let pattern): try container.encode(pattern)
    }
  }
}

/// A pattern for files below a folder.
public struct RelativePattern: Codable, Hashable, Sendable {
  /// The folder.
  public var baseUri: DocumentURI
  /// The pattern for the rest of the path.
  public var pattern: String

  /// Creates a value from its members.
  public init(baseUri: DocumentURI, pattern: String) {
    self.baseUri = baseUri
    self.pattern = pattern
  }
}
