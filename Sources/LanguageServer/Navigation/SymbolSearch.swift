import AppProject
import JSONRPC
import LanguageFeatures

/// Lists the names in the workspace and searches them, on a thread of its own; the list is made again after a change.
actor SymbolSearch {
  private struct Known {
    let folders: [String]
    let list: KnownAnswers<SymbolIndex>.Known
  }

  /// How long a list is valid if the client reports no changes of files.
  private static let lifetime = Duration.seconds(30)

  private nonisolated let thread = WorkThread()
  private var known: Known?

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  /// Returns at most `limit` symbols of the workspace that fit `query`, the best first; none if the task is cancelled.
  ///
  /// Linear in the files of its projects if something has changed, else in their names.
  func symbols(_ query: String, limit: Int, _ session: Session, _ analyzer: Analyzer) async -> [NamedSymbol] {
    let folders = session.searchedFolders
    let moment = OpenFiles(session).moment(without: nil)
    let lifetime = session.client.watchesFiles ? Duration.seconds(86_400) : Self.lifetime
    if let known, known.folders == folders, known.list.holds(at: moment, for: lifetime) {
      return known.list.answer.search(query, limit: limit)
    }
    var projects = await analyzer.projects(in: session)
    guard !Task.isCancelled else { return [] }
    let index = SymbolIndex(folders.flatMap { projects.declarations(of: $0) })
    known = Known(folders: folders, list: KnownAnswers.Known(moment: moment, time: .now, answer: index))
    return index.search(query, limit: limit)
  }
}
