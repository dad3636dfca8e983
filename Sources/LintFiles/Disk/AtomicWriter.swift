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
  /// written. An existing file keeps its mode; a file without write permission is not replaced.
  public static func save(_ contents: [UInt8], to path: String) throws(FileFailure) {
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
    }
    try replace(target, with: contents, mode: exists ? status.st_mode & 0o7777 : nil, reportedPath: path)
  }

  /// Writes new contents of `file`, unless it was changed since it was read.
  static func save(_ contents: [UInt8], replacing file: RegularFile) throws(FileFailure) {
    var status = stat()
    guard stat(file.path, &status) == 0 else { throw .last("cannot be written", file.path) }
    guard RegularFile.State(status) == file.state else {
      throw FileFailure(path: file.path, reason: "was changed by another program in the meantime; not overwritten")
    }
    try save(contents, to: file.path)
  }

  private static func replace(
    _ target: String,
    with contents: [UInt8],
    mode: mode_t?,
    reportedPath: String
  ) throws(FileFailure) {
    var template = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .last("cannot be written", reportedPath) }
    let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let isWritten =
      writeAll(contents, to: descriptor) && fchmod(descriptor, mode ?? defaultMode()) == 0 && fsync(descriptor) == 0
    let failure = FileFailure.last("cannot be written", reportedPath)
    let isClosed = close(descriptor) == 0
    guard isWritten, isClosed else {
      unlink(temporary)
      throw failure
    }
    guard rename(temporary, target) == 0 else {
      let failure = FileFailure.last("cannot be written", reportedPath)
      unlink(temporary)
      throw failure
    }
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
