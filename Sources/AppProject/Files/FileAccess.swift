/// What the engine may ask of the files around a document.
///
/// Everything that reads a project goes through it, so that a server can put its open documents in place of files. Nothing
/// here throws: what cannot be read is not there.
public protocol FileAccess: Sendable {
  /// Returns what lies at `path`, or nil where nothing does or nobody may look.
  func status(of path: String) -> FileStatus?
  /// Returns what lies directly in `folder`, sorted by name; empty where it cannot be read.
  func entries(of folder: String) -> [FolderEntry]
  /// Returns those entries of `folder` that `filter` takes, in no order.
  ///
  /// A folder may hold thousands of others; they cost no more than a look at their names.
  func entries(of folder: String, where filter: EntryFilter) -> [FolderEntry]
  /// Returns the bytes of a regular file; nil where it has more than `limit` of them or cannot be read.
  func contents(of path: String, limit: Int) -> [UInt8]?
}

/// The kinds of thing that lie in a folder.
public enum FileType: Sendable, Hashable {
  case file
  case folder
  /// Symbolic links, pipes, devices and the like, which are left alone.
  case other
}

/// What lies at a path.
public struct FileStatus: Sendable, Hashable {
  /// What it is.
  public var type: FileType
  /// The number of bytes of a file.
  public var size: Int
  /// A number that changes with the contents, such as the time of the last change.
  public var stamp: Int

  /// Makes a status.
  public init(type: FileType, size: Int, stamp: Int) {
    self.type = type
    self.size = size
    self.stamp = stamp
  }
}

/// Something that lies in a folder.
public struct FolderEntry: Sendable, Hashable {
  /// Its name, the last component of its path.
  public var name: String
  /// What it is.
  public var type: FileType

  /// Makes an entry.
  public init(name: String, type: FileType) {
    self.name = name
    self.type = type
  }
}
