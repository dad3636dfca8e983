import ProjectFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writes files so that a reader sees the old contents or the new, never a part.
///
/// The bytes are written to a file next to the one that they are for, which it then replaces. An existing file keeps its mode, its
/// owner and its group where the process may set them. A file without write permission is not replaced, nor one with several names
/// (hard links): the others would keep the old contents, and writing into the file could leave a part of it. What another program
/// saves meanwhile is not overwritten: each file is looked at once more right before it is replaced. `WriteGate` decides where a
/// path may lead.
public enum AtomicWriter {
  /// Writes `contents` to a path that the user named.
  ///
  /// - Parameters:
  ///   - contents: what is written.
  ///   - path: the path. A link is written through if it leads to a file of the same repository or working folder.
  ///   - what: what the old file must be, with an article, if only such a file may be replaced.
  ///   - isOwn: returns whether these are the contents of such a file; an empty one is replaced in any case.
  /// - Throws: why nothing was written; the old file is unchanged then.
  public static func save(
    _ contents: [UInt8],
    to path: String,
    replacing what: String? = nil,
    ifOwn isOwn: ([UInt8]) -> Bool = { _ in true }
  ) throws(FileFailure) {
    let target = try WriteGate().target(of: path, isNamed: true)
    var former: RegularFile.State?
    if let what, DiskFiles().status(of: target) != nil {
      let file = try RegularFile(readingFrom: target)
      guard file.contents.isEmpty || isOwn(file.contents) else {
        throw FileFailure(path: path, reason: "is not \(what); not replaced. Remove it first, or choose another name")
      }
      former = file.state
    }
    try save(contents, to: target, former ?? RegularFile.state(of: target), for: path)
  }

  /// Writes `contents` to a file in `folder`, a folder that the user named; links are not followed.
  public static func save(_ contents: [UInt8], to path: String, in folder: String) throws(FileFailure) {
    let target = try WriteGate().target(of: path, isNamed: false, within: folder)
    try save(contents, to: target, RegularFile.state(of: target), for: path)
  }

  /// Writes new contents of a file, unless it was changed since it was read; `isNamed` is whether the user named its path.
  public static func save(_ contents: [UInt8], replacing file: RegularFile, isNamed: Bool) throws(FileFailure) {
    try save([Item(path: file.path, contents: contents, former: file, isNamed: isNamed)])
  }

  /// A file to be written together with others.
  struct Item {
    /// The path.
    let path: String
    /// What is written.
    let contents: [UInt8]
    /// The file that is replaced; nil for a new one.
    let former: RegularFile?
    /// Whether the user named exactly this path.
    var isNamed = false
  }

  /// Writes files, all or, if that fails, none: nothing is written if one of them was changed since it was read, is
  /// read-only or, if it is to be new, exists.
  ///
  /// `beforeReplacing` is called with each path before its file is looked at for the last time.
  static func save(_ items: [Item], beforeReplacing: (String) -> Void = { _ in }) throws(FileFailure) {
    var staged: [Staged] = []
    defer { for file in staged { unlink(file.temporary) } }
    for item in items {
      let target = try WriteGate().target(of: item.path, isNamed: item.isNamed)
      staged.append(try stage(item.contents, to: target, item.former?.state, for: item.path))
    }
    for (index, file) in staged.enumerated() {
      do throws(FileFailure) {
        beforeReplacing(file.path)
        try file.replaceTarget()
      } catch {
        // What is already written gets its former contents back, unless others wrote it since.
        for (file, item) in zip(staged, items).prefix(index) { file.restore(item.former) }
        throw error
      }
    }
  }

  /// Makes a folder that the user named with those around it that do not exist; none where links lead out of a repository.
  public static func makeFolder(_ path: String) throws(FileFailure) {
    guard DiskFiles().status(of: path)?.type != .folder, !path.isEmpty, path != "." else { return }
    try makeFolder(FilePath.folder(path))
    let target = try WriteGate().target(of: path, isNamed: true)
    guard mkdir(target, 0o777) == 0 || errno == EEXIST else { throw .last("cannot be created", path) }
  }

  /// Writes new files, all or, if that fails, none; makes the folders that they are in, not those around these.
  public static func create(_ files: [(path: String, contents: [UInt8])]) throws(FileFailure) {
    var folders: [String] = []
    do throws(FileFailure) {
      for folder in Set(files.map { FilePath.folder($0.path) }) where folder != "." {
        let target = try WriteGate().target(of: folder, isNamed: false)
        if mkdir(target, 0o777) == 0 { folders.append(target) }
      }
      try save(files.map { Item(path: $0.path, contents: $0.contents, former: nil) })
    } catch {
      for folder in folders { rmdir(folder) }
      throw error
    }
  }

  /// Removes a file, unless it was changed since it was read.
  public static func remove(_ file: RegularFile) throws(FileFailure) {
    let target = try WriteGate().target(of: file.path, isNamed: false)
    try check(target, file.state, for: file.path)
    guard unlink(target) == 0 else { throw .last("cannot be removed", file.path) }
  }

  private static func save(
    _ contents: [UInt8],
    to target: String,
    _ former: RegularFile.State?,
    for path: String
  ) throws(FileFailure) {
    let staged = try stage(contents, to: target, former, for: path)
    defer { unlink(staged.temporary) }
    try staged.replaceTarget()
  }

  /// Throws unless the file at `target` is as it was; without a former state there must be none.
  private static func check(_ target: String, _ former: RegularFile.State?, for path: String) throws(FileFailure) {
    let now = RegularFile.state(of: target)
    guard former != now else { return }
    guard former != nil else { throw existing(path) }
    guard now != nil else { throw .last("cannot be written", path) }
    throw FileFailure(path: path, reason: "was changed by another program in the meantime; not overwritten")
  }

  private static func existing(_ path: String) -> FileFailure {
    FileFailure(path: path, reason: "exists already; not overwritten")
  }

  /// A file with new contents next to the one that it is to replace.
  private struct Staged {
    let temporary: String
    let target: String
    /// How users call it.
    let path: String
    /// The state of the file that is replaced; nil for a new one.
    let former: RegularFile.State?
    /// The state of the new file.
    let own: RegularFile.State

    func replaceTarget() throws(FileFailure) {
      try check(target, former, for: path)
      // A second name cannot replace what others make at this moment, where the file system has such.
      if former == nil {
        if link(temporary, target) == 0 { return }
        if errno == EEXIST { throw existing(path) }
      }
      guard rename(temporary, target) == 0 else { throw .last("cannot be written", path) }
    }

    /// Gives back what was replaced, unless the file was written since.
    func restore(_ file: RegularFile?) {
      guard RegularFile.state(of: target) == own else { return }
      if let file { try? save(file.contents, to: target, own, for: path) } else { unlink(target) }
    }
  }

  private static func stage(
    _ contents: [UInt8],
    to target: String,
    _ former: RegularFile.State?,
    for path: String
  ) throws(FileFailure) -> Staged {
    try check(target, former, for: path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists {
      guard status.st_mode & S_IFMT == S_IFREG else { throw FileFailure(path: path, reason: "is not a regular file") }
      // Replacing a file does not require permission to write it, so the permission is checked here; for root the mode
      // is the only sign.
      guard status.st_mode & 0o222 != 0, access(target, W_OK) == 0 else {
        throw FileFailure(path: path, reason: "cannot be written: the file is read-only")
      }
      guard status.st_nlink <= 1 else {
        let names = "\(status.st_nlink) names (hard links)"
        let reason = "not written: the file has \(names), and the others would keep the old contents"
        throw FileFailure(path: path, reason: reason)
      }
    }
    // A name of its own, since that of the target may be as long as names can be.
    var template = Array(FilePath.join(FilePath.folder(target), ".plist-lsp.XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .last("cannot be written", path) }
    let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let mode = exists ? status.st_mode & 0o7777 : defaultMode()
    let isOwned = exists ? giveAway(descriptor, to: status) : true
    var own = stat()
    let isWritten =
      isOwned && writeAll(contents, to: descriptor) && fchmod(descriptor, mode) == 0 && fsync(descriptor) == 0
      && fstat(descriptor, &own) == 0
    let failure = FileFailure.last("cannot be written", path)
    let isClosed = close(descriptor) == 0
    guard isWritten, isClosed else {
      unlink(temporary)
      throw failure
    }
    return Staged(temporary: temporary, target: target, path: path, former: former, own: RegularFile.State(own))
  }

  /// Gives a new file the owner and the group of the one that it replaces, where they differ; root alone can change the owner.
  private static func giveAway(_ descriptor: Int32, to former: stat) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    if status.st_uid == former.st_uid, status.st_gid == former.st_gid { return true }
    if fchown(descriptor, former.st_uid, former.st_gid) == 0 { return true }
    // The file of another user becomes ours, but stays one of its group, as far as we are in it.
    return fchown(descriptor, status.st_uid, former.st_gid) == 0 || geteuid() != 0
  }

  private static func writeAll(_ contents: [UInt8], to descriptor: Int32) -> Bool {
    contents.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = write(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
  }

  /// The mode of new files: what the process's mask leaves of reading and writing.
  private static func defaultMode() -> mode_t {
    let mask = umask(0o077)
    umask(mask)
    return 0o666 & ~mask
  }
}
