import LintEngine
import LintFiles
import Locking

/// The configurations of open documents: the client's settings, and over them the nearest `.plist-lsp.yml`.
final class WorkspaceConfigurations: Sendable {
  private struct State {
    var store: ConfigurationStore?
    var generation = 0
    var base = LintConfiguration()
    /// The problems that were already reported.
    var reported: Set<String> = []
  }

  private let state = Locked(State())

  /// Returns the configurations of files, which are read from disk once in a generation of the session.
  func store(_ session: Session) -> ConfigurationStore {
    state.withLock { state in
      let base = session.settings.lintConfiguration
      if let store = state.store, state.generation == session.generation, state.base == base { return store }
      let store = ConfigurationStore(base: base, files: session.disk)
      (state.store, state.generation, state.base) = (store, session.generation, base)
      return store
    }
  }

  /// Returns the linter for the file at `path`, nil for a document that is not a file.
  func linter(for path: String?, _ session: Session) -> Linter {
    let store = store(session)
    guard let path else { return store.initialLinter }
    return store.excludes(path) ? .silent : store.linter(for: path)
  }

  /// Returns the problems that were not reported before.
  func takeProblems() -> [String] {
    state.withLock { state in
      let problems = state.store?.problems.map(\.description) ?? []
      return problems.filter { state.reported.insert($0).inserted }
    }
  }
}
