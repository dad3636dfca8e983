import AppProject

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writes files so that a reader sees the old contents or the new, never a part.
public enum AtomicWriter {
  /// Writes `contents` to `path`; on failure it throws `FileFailure` and leaves the old file unchanged.
  ///
  /// The bytes are written to a file next to it, which then replaces it. For a link, the file that it leads to is
  /// written. An existing file keeps its mode, its owner and its group where the process may set them. A file without write
  /// permission is not replaced, nor one with several names (hard links): the others would keep the old contents, and writing
  /// into the file could leave a part of it.
  public static func save(_ contents: [UInt8], to path: String) throws(FileFailure) {
    let staged = try stage(contents, for: path)
    defer { unlink(staged.temporary) }
    try staged.replaceTarget()
  }

  /// A file to be written together with others.
  struct Item {
    /// The path.
    let path: String
    /// What is written.
    let contents: [UInt8]
    /// The file that is replaced; nil for a new one.
    let former: RegularFile?
  }

  /// Writes files, all or, if that fails, none: nothing is written if one of them was changed since it was read, is
  /// read-only or, if it is to be new, exists.
  static func save(_ items: [Item]) throws(FileFailure) {
    var staged: [Staged] = []
    defer { for file in staged { unlink(file.temporary) } }
    for item in items {
      try check(item)
      staged.append(try stage(item.contents, for: item.path))
    }
    for (index, file) in staged.enumerated() {
      do throws(FileFailure) {
        try file.replaceTarget()
      } catch {
        // What is already written gets its former contents back.
        for item in items[..<index] {
          if let former = item.former { try? save(former.contents, to: item.path) } else { unlink(item.path) }
        }
        throw error
      }
    }
  }

  /// Writes new files, all or, if that fails, none; makes the folders that they are in, not those around these.
  public static func create(_ files: [(path: String, contents: [UInt8])]) throws(FileFailure) {
    var folders: [String] = []
    for folder in Set(files.map { FilePath.folder($0.path) }) where mkdir(folder, 0o777) == 0 { folders.append(folder) }
    do throws(FileFailure) {
      try save(files.map { Item(path: $0.path, contents: $0.contents, former: nil) })
    } catch {
      for folder in folders { rmdir(folder) }
      throw error
    }
  }

  /// Removes a file, unless it was changed since it was read.
  public static func remove(_ file: RegularFile) throws(FileFailure) {
    try check(Item(path: file.path, contents: [], former: file))
    guard unlink(file.path) == 0 else { throw .last("cannot be removed", file.path) }
  }

  private static func check(_ item: Item) throws(FileFailure) {
    var status = stat()
    let exists = stat(item.path, &status) == 0
    guard let former = item.former else {
      if exists { throw FileFailure(path: item.path, reason: "exists already; not overwritten") }
      return
    }
    guard exists else { throw .last("cannot be written", item.path) }
    guard RegularFile.State(status) == former.state else {
      throw FileFailure(path: item.path, reason: "was changed by another program in the meantime; not overwritten")
    }
  }

  /// A file with new contents next to the one that it is to replace.
  private struct Staged {
    let temporary: String
    let target: String
    /// How users call it.
    let path: String

    func replaceTarget() throws(FileFailure) {
      guard rename(temporary, target) == 0 else { throw .last("cannot be written", path) }
    }
  }

  private static func stage(_ contents: [UInt8], for path: String) throws(FileFailure) -> Staged {
    let target = resolved(path)
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
    let isWritten =
      isOwned && writeAll(contents, to: descriptor) && fchmod(descriptor, mode) == 0 && fsync(descriptor) == 0
    let failure = FileFailure.last("cannot be written", path)
    let isClosed = close(descriptor) == 0
    guard isWritten, isClosed else {
      unlink(temporary)
      throw failure
    }
    return Staged(temporary: temporary, target: target, path: path)
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

  /// Returns the path that all links lead to, or `path` itself if there is no file yet.
  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
