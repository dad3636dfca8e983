import LanguageFeatures

/// Lists the names in the workspace and searches them, on a thread of its own; the list is made again after a change.
actor SymbolSearch {
  private nonisolated let thread = WorkThread()
  private var known: WorkspaceAnswer<SymbolIndex>?

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  /// Returns at most `limit` symbols of the workspace that fit `query`, the best first; none if the task is cancelled.
  ///
  /// Linear in the files of its projects if something has changed, else in their names.
  func symbols(_ query: String, limit: Int, _ session: Session, _ analyzer: Analyzer) async -> [NamedSymbol] {
    let folders = session.searchedFolders
    let moment = OpenFiles(session).moment(without: nil)
    if let index = known?.answer(about: folders, at: moment, session.client) {
      return index.search(query, limit: limit)
    }
    let projects = await analyzer.projects(in: session)
    guard !Task.isCancelled else { return [] }
    let index = SymbolIndex(folders.flatMap { projects.declarations(of: $0) })
    known = WorkspaceAnswer(index, about: folders, at: moment)
    return index.search(query, limit: limit)
  }
}
