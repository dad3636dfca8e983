import Locking

/// What was read of files, kept as long as they do not change; any thread may ask.
///
/// No lock is held while a file is read: threads that ask at once may each read it.
final class SharedFileCache<Value: Sendable>: Sendable {
  private struct Known: Sendable {
    let status: FileStatus
    let value: Value
  }

  private let known = Locked<[String: Known]>([:])

  /// Makes an empty cache.
  init() {}

  /// Returns what `read` makes of the bytes of the file at `path`, or made of them before; nil where they cannot be read.
  func value(at path: String, in files: any FileAccess, limit: Int, read: ([UInt8]) -> Value) -> Value? {
    guard let status = files.status(of: path), status.type == .file else { return keep(nil, for: path) }
    if let known = known.withLock({ $0[path] }), known.status == status { return known.value }
    guard let contents = files.contents(of: path, limit: limit) else { return keep(nil, for: path) }
    return keep(Known(status: status, value: read(contents)), for: path)
  }

  private func keep(_ value: Known?, for path: String) -> Value? {
    known.withLock { $0[path] = value }
    return value?.value
  }
}
