import Dispatch
import Locking

/// What was read of files, kept as long as they do not change.
struct FileCache<Value: Sendable>: Sendable {
  private var values: [String: Known] = [:]
  /// The number of the look at the files.
  private var look = 0
  /// The number of files that had to be read.
  private(set) var reads = 0

  /// Makes an empty cache.
  init() {}

  /// All that it holds, in no order.
  var all: [(path: String, status: FileStatus, value: Value)] {
    values.map { ($0.key, $0.value.status, $0.value.value) }
  }

  /// Takes values that were made earlier of files of that status.
  mutating func add(_ known: [(path: String, status: FileStatus, value: Value)]) {
    for item in known { values[item.path] = Known(status: item.status, value: item.value, look: look - 1) }
  }

  /// Has each file looked at again, once; until then files that were read are taken to be as they were.
  mutating func lookAgain() { look += 1 }

  /// Returns what `read` makes of the bytes of the file at `path`, or made of them before; nil where they cannot be read.
  mutating func value(
    at path: String,
    files: any FileAccess,
    limit: Int,
    read: ([UInt8]) -> Value
  ) -> Value? {
    let answer = answer(at: path, isListed: false, files, limit, read)
    keep(answer, for: path)
    return answer.value
  }

  /// Returns the same for each of `paths`, regular files, in their order; all processors read those that have to be read.
  mutating func values<Path: Sendable>(
    at paths: [Path],
    path: @Sendable (Path) -> String,
    files: any FileAccess,
    limit: Int,
    read: @Sendable (Path, [UInt8]) -> Value
  ) -> [Value?] {
    let known = self
    let count = (paths.count + Self.chunkSize - 1) / Self.chunkSize
    let answers = Locked([[Answer]](repeating: [], count: count))
    DispatchQueue.concurrentPerform(iterations: count) { chunk in
      let start = chunk * Self.chunkSize
      let found = paths[start..<min(start + Self.chunkSize, paths.count)].map { item in
        known.answer(at: path(item), isListed: true, files, limit) { read(item, $0) }
      }
      answers.withLock { $0[chunk] = found }
    }
    let all = answers.withLock { $0 }.joined()
    for (item, answer) in zip(paths, all) { keep(answer, for: path(item)) }
    return all.map(\.value)
  }

  private static var chunkSize: Int { 64 }

  private struct Known: Sendable {
    let status: FileStatus
    let value: Value
    /// The look that found it so.
    var look: Int
  }

  private enum Answer: Sendable {
    case absent
    case known(Value)
    case read(FileStatus, Value)

    var value: Value? {
      switch self {
      case .absent: nil
      case .known(let value), .read(_, let value): value
      }
    }
  }

  private func answer(
    at path: String,
    isListed: Bool,
    _ files: any FileAccess,
    _ limit: Int,
    _ read: ([UInt8]) -> Value
  ) -> Answer {
    let known = values[path]
    if let known, known.look == look { return .known(known.value) }
    // A listing of its folder has told that it is a regular file; others must not be opened.
    if known != nil || !isListed {
      guard let status = files.status(of: path), status.type == .file else { return .absent }
      if let known, known.status == status { return .known(known.value) }
    }
    return files.file(at: path, limit: limit).map { .read($0.status, read($0.contents)) } ?? .absent
  }

  private mutating func keep(_ answer: Answer, for path: String) {
    switch answer {
    case .absent: values[path] = nil
    case .known: values[path]?.look = look
    case .read(let status, let value):
      reads += 1
      values[path] = Known(status: status, value: value, look: look)
    }
  }
}
