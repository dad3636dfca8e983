import Dispatch
import Locking

/// The values read from files, kept while the files do not change.
///
/// All threads share it. None waits while another reads a file, but for those that want the same of many files: they share the
/// work, so that each file is read once.
final class FileCache<Value: Sendable>: Sendable {
  fileprivate struct State: Sendable {
    var values: [String: Known] = [:]
    /// What ends when the files are read that threads are reading for many.
    var readers: [String: DispatchGroup] = [:]
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
    state.withLock { $0.values }.map { ($0.key, $0.value.status, $0.value.shared.value) }
  }

  /// Adds values that were made earlier from files with that status.
  func add(_ known: [(path: String, status: FileStatus, value: Value)]) {
    state.withLock { state in
      for item in known {
        state.values[item.path] = Known(status: item.status, shared: Shared(item.value), look: -1)
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
    shared(at: path, look, files, limit, read)?.value
  }

  private func shared(
    at path: String,
    _ look: Int,
    _ files: any FileAccess,
    _ limit: Int,
    _ read: ([UInt8]) -> Value
  ) -> Shared<Value>? {
    let known = state.withLock { $0.values[path] }
    let answer = Self.answer(known, at: path, look, isListed: false, files, limit, read)
    state.withLock { $0.keep(answer, for: path, look) }
    return answer.shared
  }

  /// Returns the same for each of `paths`, regular files, in their order; all processors read the missing ones.
  func values<Path: Sendable>(
    at paths: [Path],
    path: @Sendable (Path) -> String,
    look: Int,
    files: any FileAccess,
    limit: Int,
    read: @Sendable (Path, [UInt8]) -> Value
  ) -> [Shared<Value>?] {
    let names = paths.map(path)
    let count = (paths.count + Self.chunkSize - 1) / Self.chunkSize
    let answers = Locked([[Answer]](repeating: [], count: count))
    DispatchQueue.concurrentPerform(iterations: count) { chunk in
      let start = chunk * Self.chunkSize
      let indices = start..<min(start + Self.chunkSize, paths.count)
      let reader = DispatchGroup()
      reader.enter()
      let claims = state.withLock { $0.claim(names[indices], look, for: reader) }
      let found = zip(indices, claims).map { index, claim -> Answer in
        switch claim {
        case .elsewhere(let reader): .awaited(reader)
        case .here(let known):
          Self.answer(known, at: names[index], look, isListed: true, files, limit) { read(paths[index], $0) }
        }
      }
      state.withLock { state in
        for (index, answer) in zip(indices, found) {
          state.keep(answer, for: names[index], look)
          if state.readers[names[index]] === reader { state.readers[names[index]] = nil }
        }
      }
      reader.leave()
      answers.withLock { $0[chunk] = found }
    }
    // Nothing is claimed any more here, so that threads that wait for each other's files go on.
    return zip(paths, answers.withLock { $0 }.joined()).map { file, answer in
      guard case .awaited(let reader) = answer else { return answer.shared }
      reader.wait()
      return shared(at: path(file), look, files, limit) { read(file, $0) }
    }
  }

  private static var chunkSize: Int { 64 }

  fileprivate struct Known: Sendable {
    let status: FileStatus
    let shared: Shared<Value>
    /// The look that confirmed it.
    var look: Int
  }

  /// Who reads a file.
  fileprivate enum Claim: Sendable {
    /// The thread that asks; with what is known so far.
    case here(Known?)
    /// Another thread.
    case elsewhere(DispatchGroup)
  }

  fileprivate enum Answer: Sendable {
    case absent
    case awaited(DispatchGroup)
    case known(Shared<Value>)
    case read(FileStatus, Shared<Value>)

    var shared: Shared<Value>? {
      switch self {
      case .absent, .awaited: nil
      case .known(let shared), .read(_, let shared): shared
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
    if let known, known.look == look { return .known(known.shared) }
    // The listing of its folder says that it is a regular file; other files must not be opened.
    if known != nil || !isListed {
      guard let status = files.status(of: path), status.type == .file else { return .absent }
      if let known, known.status == status { return .known(known.shared) }
    }
    return files.file(at: path, limit: limit).map { .read($0.status, Shared(read($0.contents))) } ?? .absent
  }
}

extension FileCache.State {
  /// Says who reads each of `names`; what no other thread is reading is claimed for `reader` until it is kept.
  fileprivate mutating func claim(
    _ names: ArraySlice<String>,
    _ look: Int,
    for reader: DispatchGroup
  ) -> [FileCache.Claim] {
    names.map { name in
      let known = values[name]
      guard known?.look != look else { return .here(known) }
      if let other = readers[name] { return .elsewhere(other) }
      readers[name] = reader
      return .here(known)
    }
  }

  fileprivate mutating func keep(_ answer: FileCache.Answer, for path: String, _ look: Int) {
    switch answer {
    case .awaited: return
    case .absent: values[path] = nil
    case .known: values[path]?.look = look
    case .read(let status, let shared):
      reads += 1
      values[path] = FileCache.Known(status: status, shared: shared, look: look)
    }
  }
}
