import Dispatch
import Locking

/// The values read from files, kept while the files do not change.
///
/// All threads share it and do not wait while another thread reads a file.
final class FileCache<Value: Sendable>: Sendable {
  fileprivate struct State: Sendable {
    var values: [String: Known] = [:]
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

  /// Adds values that were made earlier from files with that status.
  func add(_ known: [(path: String, status: FileStatus, value: Value)]) {
    state.withLock { state in
      for item in known {
        state.values[item.path] = Known(status: item.status, value: item.value, look: -1)
      }
    }
  }

  /// Returns the new or cached result of `read` for the bytes of the file at `path`; nil if they cannot be read.
  ///
  /// A value of the same `look` is reused; one of another look only if the status of the file is the same.
  func value(
    at path: String,
    look: Int,
    files: any FileAccess,
    limit: Int,
    read: ([UInt8]) -> Value
  ) -> Value? {
    let known = state.withLock { $0.values[path] }
    let answer = Self.answer(known, at: path, look, isListed: false, files, limit, read)
    state.withLock { $0.keep(answer, for: path, look) }
    return answer.value
  }

  /// Returns the same for each of `paths`, regular files, in their order; all processors read the missing ones.
  func values<Path: Sendable>(
    at paths: [Path],
    path: @Sendable (Path) -> String,
    look: Int,
    files: any FileAccess,
    limit: Int,
    read: @Sendable (Path, [UInt8]) -> Value
  ) -> [Value?] {
    let names = paths.map(path)
    // Only what is wanted is copied, not all that is known of the other projects.
    let known = state.withLock { state in names.map { state.values[$0] } }
    let count = (paths.count + Self.chunkSize - 1) / Self.chunkSize
    let answers = Locked([[Answer]](repeating: [], count: count))
    DispatchQueue.concurrentPerform(iterations: count) { chunk in
      let start = chunk * Self.chunkSize
      let found = (start..<min(start + Self.chunkSize, paths.count)).map { index in
        Self.answer(known[index], at: names[index], look, isListed: true, files, limit) { read(paths[index], $0) }
      }
      answers.withLock { $0[chunk] = found }
    }
    let all = answers.withLock { $0 }.joined()
    state.withLock { state in
      for (name, answer) in zip(names, all) { state.keep(answer, for: name, look) }
    }
    return all.map(\.value)
  }

  private static var chunkSize: Int { 64 }

  fileprivate struct Known: Sendable {
    let status: FileStatus
    let value: Value
    /// The look that confirmed it.
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
    _ look: Int,
    isListed: Bool,
    _ files: any FileAccess,
    _ limit: Int,
    _ read: ([UInt8]) -> Value
  ) -> Answer {
    if let known, known.look == look { return .known(known.value) }
    // The listing of its folder says that it is a regular file; other files must not be opened.
    if known != nil || !isListed {
      guard let status = files.status(of: path), status.type == .file else { return .absent }
      if let known, known.status == status { return .known(known.value) }
    }
    return files.file(at: path, limit: limit).map { .read($0.status, read($0.contents)) } ?? .absent
  }
}

extension FileCache.State {
  fileprivate mutating func keep(_ answer: FileCache.Answer, for path: String, _ look: Int) {
    switch answer {
    case .absent: values[path] = nil
    case .known: values[path]?.look = look
    case .read(let status, let value):
      reads += 1
      values[path] = FileCache.Known(status: status, value: value, look: look)
    }
  }
}
