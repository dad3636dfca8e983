import Locking
import ProjectFiles

/// Where fixed files go: to the disk, or into memory for a diff.
public final class FixTarget: Sendable {
  /// A file with its fixes.
  public struct Change: Sendable {
    /// The path, as users named it.
    public let path: String
    /// What the file held; nil for a new file.
    public let before: [UInt8]?
    /// What it holds with the fixes.
    public let after: [UInt8]
  }

  private let isInMemory: Bool
  private let workingFolder = DiskFiles.workingFolder
  /// What was not written, by absolute path.
  private let held = Locked<[String: Change]>([:])

  /// Makes a target; with `isInMemory` nothing is written.
  public init(isInMemory: Bool = false) {
    self.isInMemory = isInMemory
  }

  /// What was not written, sorted by path.
  public var changes: [Change] { held.withLock { $0 }.values.sorted { $0.path < $1.path } }

  /// The files with their fixes.
  public var files: any FileAccess {
    let held = held.withLock { $0 }
    return held.isEmpty ? DiskFiles() : OverlaidFiles(held.mapValues(\.after), over: DiskFiles())
  }

  /// Reads a file with its fixes.
  func read(_ path: String) throws(FileFailure) -> RegularFile {
    let file = try RegularFile(readingFrom: path)
    guard let change = held.withLock({ $0[absolute(path)] }) else { return file }
    return file.holding(change.after)
  }

  /// Saves new contents of a file, unless it was changed since it was read; `isNamed` is whether the user named its path.
  func save(_ contents: [UInt8], replacing file: RegularFile, isNamed: Bool) throws(FileFailure) {
    try save([AtomicWriter.Item(path: file.path, contents: contents, former: file, isNamed: isNamed)])
  }

  /// Saves several files: all of them or, if that fails, none.
  func save(_ items: [AtomicWriter.Item]) throws(FileFailure) {
    guard isInMemory else { return try AtomicWriter.save(items) }
    held.withLock { held in
      for item in items {
        let before = held[absolute(item.path)]
        held[absolute(item.path)] = Change(
          path: before?.path ?? item.path,
          before: before.map(\.before) ?? item.former?.contents,
          after: item.contents
        )
      }
    }
  }

  private func absolute(_ path: String) -> String { FilePath.absolute(path, from: workingFolder) }
}
