import SourceText

/// The access of the engine to the files around a document.
///
/// Everything that reads a project uses it, so that a server can replace files by its open documents. Nothing here
/// throws: unreadable files count as absent.
public protocol FileAccess: Sendable {
  /// Returns the status of `path`, or nil if it does not exist or access is denied.
  func status(of path: String) -> FileStatus?
  /// Returns the status of each of `names` in `folder`, or nil.
  func statuses(of names: [String], in folder: String) -> [FileStatus?]
  /// Returns the direct entries of `folder`, sorted by name; empty if it cannot be read.
  func entries(of folder: String) -> [FolderEntry]
  /// Returns the entries of `folder` that `filter` accepts, in no order.
  ///
  /// A folder may hold thousands of others; they cost only a check of their names.
  func entries(of folder: String, where filter: EntryFilter) -> [FolderEntry]
  /// Returns the bytes of a regular file and its status; nil if it has more than `limit` bytes or cannot be read.
  func file(at path: String, limit: Int) -> (status: FileStatus, contents: [UInt8])?
  /// Returns the absolute `path` with all symbolic links in it followed; nil if nothing is there.
  func realPath(of path: String) -> String?
  /// Returns whether `path` leads to where nothing is read for the project, so that what is there is unknown.
  func isOutside(_ path: String) -> Bool
}

extension FileAccess {
  /// Returns the status of each of `names` in `folder`, or nil.
  public func statuses(of names: [String], in folder: String) -> [FileStatus?] {
    names.map { status(of: FilePath.join(folder, $0)) }
  }

  /// Returns `path` itself, as files in memory have no links.
  public func realPath(of path: String) -> String? { status(of: path) == nil ? nil : path }

  /// Returns false, as all is read.
  public func isOutside(_ path: String) -> Bool { false }

  /// Returns the bytes of a regular file; nil if it has more than `limit` of them or cannot be read.
  public func contents(of path: String, limit: Int) -> [UInt8]? { file(at: path, limit: limit)?.contents }
}

/// The kinds of entries of a folder.
public enum FileType: Sendable, Hashable {
  case file
  case folder
  /// Symbolic links, pipes, devices and others, which are ignored.
  case other
}

/// The status of a path.
public struct FileStatus: Sendable, Hashable {
  /// What it is.
  public var type: FileType
  /// The number of bytes of a file.
  public var size: Int
  /// A number that changes with the contents, such as one of the time of the last change.
  public var stamp: Int

  /// Makes a status.
  public init(type: FileType, size: Int, stamp: Int) {
    self.type = type
    self.size = size
    self.stamp = stamp
  }

  /// A status that no file has.
  package static let unknown = FileStatus(type: .other, size: -1, stamp: -1)
}

/// An entry of a folder.
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

extension FileAccess {
  /// Returns the path of what lies at `path` for a file system that takes capitals as small letters, as that of macOS does.
  ///
  /// The part up to `folder` stays; `path` itself where something lies there exactly, and nil where nothing does. Lists each folder
  /// in between.
  package func spelling(of path: String, in folder: String) -> String? {
    guard FilePath.isInside(path, folder) else { return nil }
    var found = folder
    for component in path.dropFirst(folder.count).split(separator: "/") {
      let names = entries(of: found).map(\.name)
      let wanted = component.lowercased()
      guard
        let name = names.contains(String(component))
          ? String(component) : names.first(where: { $0.lowercased() == wanted })
      else { return nil }
      found = FilePath.join(found, name)
    }
    return found
  }
}

/// Selects entries of folders by their names, without making strings of other names.
public struct EntryFilter: Sendable, Hashable {
  private let names: [[UInt8]]
  private let extensions: [[UInt8]]

  /// Accepts entries with one of `names`, or with one of `extensions`, in lower case without dots.
  public init(names: Set<String> = [], extensions: Set<String> = []) {
    self.names = names.map { Array($0.utf8) }
    self.extensions = extensions.map { Array($0.utf8) }
  }

  /// Returns whether the filter accepts an entry with this name.
  public func takes(_ name: String) -> Bool {
    var name = name
    return name.withUTF8(takes)
  }

  /// Returns whether the filter accepts an entry whose name has these bytes; the case of an extension is ignored.
  public func takes(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if names.contains(where: { $0.count == name.count && $0.elementsEqual(name) }) { return true }
    return extensions.contains { wanted in
      let dot = name.count - wanted.count - 1
      guard dot > 0, name[dot] == UInt8(ascii: ".") else { return false }
      return wanted.elementsEqual(name[(dot + 1)...]) { $0 == ASCII.lowercased($1) }
    }
  }
}
