/// What was read of files, kept as long as they do not change.
struct FileCache<Value: Sendable>: Sendable {
  private var values: [String: (status: FileStatus, value: Value)] = [:]
  /// The number of files that had to be read.
  private(set) var reads = 0

  /// Makes an empty cache.
  init() {}

  /// Returns what `read` makes of the bytes of the file at `path`, or made of them before; nil where they cannot be read.
  mutating func value(
    at path: String,
    files: any FileAccess,
    limit: Int,
    read: ([UInt8]) -> Value
  ) -> Value? {
    guard let status = files.status(of: path), status.type == .file else {
      values[path] = nil
      return nil
    }
    if let known = values[path], known.status == status { return known.value }
    guard let contents = files.contents(of: path, limit: limit) else { return nil }
    reads += 1
    let value = read(contents)
    values[path] = (status, value)
    return value
  }
}
