import AppProject
import JSONRPC

/// Knows apps from the files on disk, with the documents of the editor in front of them.
public final class DiskProjects: ProjectContextProvider {
  private struct Known {
    let context: ProjectContext
    let time: ContinuousClock.Instant
  }

  private struct State {
    var builder = ProjectContextBuilder()
    var known: [String: Known] = [:]
  }

  /// How long an answer holds while nobody reports a change: long enough for typing, short enough for missed reports.
  private static let lifetime = Duration.seconds(2)

  private let state = Locked(State())

  /// Makes a provider that has looked at nothing.
  public init() {}

  /// Returns what is known of the app around the file at `path`; constant within a pause of typing.
  public func context(
    forFileAt path: String,
    openDocument: @escaping @Sendable (String) -> Document?
  ) -> ProjectContext? {
    state.withLock { state in
      let now = ContinuousClock.now
      if let known = state.known[path], now - known.time < Self.lifetime { return known.context }
      state.builder.files = EditedFiles(openDocument: openDocument)
      let context = state.builder.context(for: path)
      // The answer to the last question must not keep documents alive.
      state.builder.files = DiskFiles()
      state.known[path] = Known(context: context, time: .now)
      return context
    }
  }

  /// Forgets all answers; what was read from unchanged files is kept.
  public func filesChanged(_ paths: [String]) {
    state.withLock { $0.known = [:] }
  }
}

/// The files on disk, of which some are open in an editor and may be changed there.
private struct EditedFiles: FileAccess {
  let openDocument: @Sendable (String) -> Document?
  private let disk = DiskFiles()

  init(openDocument: @escaping @Sendable (String) -> Document?) {
    self.openDocument = openDocument
  }

  func status(of path: String) -> FileStatus? {
    guard let document = openDocument(path) else { return disk.status(of: path) }
    return FileStatus(type: .file, size: document.text.count, stamp: document.text.bytes.hashValue)
  }

  func entries(of folder: String) -> [FolderEntry] { disk.entries(of: folder) }

  func contents(of path: String, limit: Int) -> [UInt8]? {
    guard let document = openDocument(path) else { return disk.contents(of: path, limit: limit) }
    return document.text.count <= limit ? document.text.bytes : nil
  }
}
