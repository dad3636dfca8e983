import Dispatch
import Locking
import ProjectFiles

/// The values read from files, kept while the files do not change.
///
/// All threads share it. None waits while another reads a file, but for those that want the same of many files: they share the
/// work, so that each file is read once.
final class FileCache<Value: Sendable>: Sendable {
  fileprivate struct State: Sendable {
    var files: [String: File] = [:]
    /// The number of files that had to be read.
    var reads = 0
  }

  fileprivate struct File: Sendable {
    var known: Known?
    /// What ends when the thread that is reading the file among many has read them.
    var reader: DispatchGroup?
  }

  private let state = Locked(State())

  /// Makes an empty cache.
  init() {}

  /// The number of files that had to be read.
  var reads: Int { state.withLock { $0.reads } }

  /// All that it holds, in no order.
  var all: [(path: String, status: FileStatus, value: Value)] {
    state.withLock { $0.files }.compactMap { path, file in
      file.known.map { (path, $0.status, $0.shared.value) }
    }
  }

  /// Adds values that were made earlier from files with that status.
  func add(_ known: [(path: String, status: FileStatus, value: Value)]) {
    state.withLock { state in
      for item in known {
        state.files[item.path] = File(known: Known(status: item.status, shared: Shared(item.value), look: -1))
      }
    }
  }

  /// Adds the value of the file at `path` that a caller has read, unless it is known; it counts for this `look` alone.
  func add(_ value: @autoclosure () -> Value, at path: String, look: Int) {
    guard state.withLock({ $0.files[path]?.known?.look != look }) else { return }
    let known = Known(status: .unknown, shared: Shared(value()), look: look)
    state.withLock { $0.files[path, default: .init()].keep(known, from: nil) }
  }

  /// Forgets the values of the files at `paths`.
  func forget(_ paths: Set<String>) {
    // What is freed must not delay other threads.
    let former = paths.map { path in state.withLock { $0.files[path]?.known } }
    withExtendedLifetime(former) {
      for path in paths { state.withLock { $0.forget(path) } }
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
    let known = state.withLock { $0.files[path]?.known }
    let answer = Self.answer(known, at: path, look, isListed: false, files, limit, read)
    state.withLock { $0.keep(answer, for: path, look, from: nil) }
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
        for (index, answer) in zip(indices, found) { state.keep(answer, for: names[index], look, from: reader) }
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
    let look: Int
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
    /// What is known already.
    case known(Shared<Value>)
    /// What was read now, or confirmed by the status of the file.
    case learned(Known, isRead: Bool)

    var shared: Shared<Value>? {
      switch self {
      case .absent, .awaited: nil
      case .known(let shared): shared
      case .learned(let known, _): known.shared
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
    // The listing of its folder shows that it is a regular file; other files must not be opened.
    if known != nil || !isListed {
      guard let status = files.status(of: path), status.type == .file else { return .absent }
      if let known, known.status == status {
        return .learned(Known(status: status, shared: known.shared, look: look), isRead: false)
      }
    }
    guard let file = files.file(at: path, limit: limit) else { return .absent }
    return .learned(Known(status: file.status, shared: Shared(read(file.contents)), look: look), isRead: true)
  }
}

extension FileCache.State {
  /// Returns who reads each of `names`; what no other thread is reading is claimed for `reader` until it is kept.
  fileprivate mutating func claim(
    _ names: ArraySlice<String>,
    _ look: Int,
    for reader: DispatchGroup
  ) -> [FileCache.Claim] {
    names.map { files[$0, default: .init()].claim(look, for: reader) }
  }

  /// Forgets the file at `path`; a thread that is reading it keeps what it learns.
  fileprivate mutating func forget(_ path: String) {
    files[path]?.known = nil
    if files[path]?.isUnknown == true { files[path] = nil }
  }

  /// Keeps what `reader`, or a thread that reads one file, has learned of the file at `path`.
  fileprivate mutating func keep(
    _ answer: FileCache.Answer,
    for path: String,
    _ look: Int,
    from reader: DispatchGroup?
  ) {
    switch answer {
    case .awaited, .known: return
    case .absent:
      files[path]?.keep(nil, from: reader)
      if files[path]?.isUnknown == true { files[path] = nil }
    case .learned(let known, let isRead):
      reads += isRead ? 1 : 0
      files[path, default: .init()].keep(known, from: reader)
    }
  }
}

extension FileCache.File {
  /// Whether nothing is known of it, and no thread is about to learn something.
  fileprivate var isUnknown: Bool { known == nil && reader == nil }

  /// Returns who reads the file; it is claimed for `new` if no thread is reading it among many.
  fileprivate mutating func claim(_ look: Int, for new: DispatchGroup) -> FileCache.Claim {
    guard known?.look != look else { return .here(known) }
    if let reader { return .elsewhere(reader) }
    reader = new
    return .here(known)
  }

  /// Keeps what a thread has learned, which claims the file no longer.
  fileprivate mutating func keep(_ known: FileCache.Known?, from owner: DispatchGroup?) {
    self.known = known
    if reader === owner { reader = nil }
  }
}
