import Dispatch
import Locking

/// What was read of files, kept as long as they do not change.
///
/// All threads share it; none waits while another reads a file.
final class FileCache<Value: Sendable>: Sendable {
  fileprivate struct State: Sendable {
    var values: [String: Known] = [:]
    /// The number of the look at the files.
    var look = 0
    /// The number of files that had to be read.
    var reads = 0
  }

  private let state = Locked(State())

  /// Makes an empty cache.
  init() {}

  /// The number of files that had to be read.
  var reads: Int { state.withLock { $0.reads } }

  /// All that it holds, in no order.
  var all: [(path: String, status: FileStatus, value: Value)] {
    state.withLock { $0.values }.map { ($0.key, $0.value.status, $0.value.value) }
  }

  /// Takes values that were made earlier of files of that status.
  func add(_ known: [(path: String, status: FileStatus, value: Value)]) {
    state.withLock { state in
      for item in known {
        state.values[item.path] = Known(status: item.status, value: item.value, look: state.look - 1)
      }
    }
  }

  /// Has `values` look at each file again, once.
  func lookAgain() { state.withLock { $0.look += 1 } }

  /// Returns what `read` makes of the bytes of the file at `path`, or made of them before; nil where they cannot be read.
  func value(
    at path: String,
    files: any FileAccess,
    limit: Int,
    read: ([UInt8]) -> Value
  ) -> Value? {
    let known = state.withLock { $0.values[path] }
    let answer = Self.answer(known, at: path, files, limit, read)
    state.withLock { $0.keep(answer, for: path) }
    return answer.value
  }

  /// Returns the same for each of `paths`, in their order; files that have to be read are read by all processors.
  ///
  /// Files that it found since the last `lookAgain` are taken to be as they were.
  func values<Path: Sendable>(
    at paths: [Path],
    path: @Sendable (Path) -> String,
    files: any FileAccess,
    limit: Int,
    read: @Sendable (Path, [UInt8]) -> Value
  ) -> [Value?] {
    let (known, look) = state.withLock { ($0.values, $0.look) }
    let count = (paths.count + Self.chunkSize - 1) / Self.chunkSize
    let answers = Locked([[Answer]](repeating: [], count: count))
    DispatchQueue.concurrentPerform(iterations: count) { chunk in
      let start = chunk * Self.chunkSize
      let found = paths[start..<min(start + Self.chunkSize, paths.count)].map { item in
        let path = path(item)
        if let known = known[path], known.look == look { return Answer.known(known.value) }
        return Self.answer(known[path], at: path, files, limit) { read(item, $0) }
      }
      answers.withLock { $0[chunk] = found }
    }
    let all = answers.withLock { $0 }.joined()
    state.withLock { state in
      for (item, answer) in zip(paths, all) { state.keep(answer, for: path(item)) }
    }
    return all.map(\.value)
  }

  private static var chunkSize: Int { 64 }

  fileprivate struct Known: Sendable {
    let status: FileStatus
    let value: Value
    /// The look that found it so.
    var look: Int
  }

  fileprivate enum Answer: Sendable {
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

  private static func answer(
    _ known: Known?,
    at path: String,
    _ files: any FileAccess,
    _ limit: Int,
    _ read: ([UInt8]) -> Value
  ) -> Answer {
    guard let status = files.status(of: path), status.type == .file else { return .absent }
    if let known, known.status == status { return .known(known.value) }
    guard let contents = files.contents(of: path, limit: limit) else { return .absent }
    return .read(status, read(contents))
  }
}

extension FileCache.State {
  fileprivate mutating func keep(_ answer: FileCache.Answer, for path: String) {
    switch answer {
    case .absent: values[path] = nil
    case .known: values[path]?.look = look
    case .read(let status, let value):
      reads += 1
      values[path] = FileCache.Known(status: status, value: value, look: look)
    }
  }
}
