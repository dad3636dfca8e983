import LintFiles
import Locking
import ProjectFiles

/// Checks the files of the workspace as `lint` does, on a thread of its own, and keeps the result until something changes.
///
/// An actor, so that a second request waits for the work of the first.
actor WorkspaceChecks {
  /// A file with its diagnostics.
  struct CheckedFile: Sendable {
    let path: String
    let diagnostics: [Diagnostic]
  }

  /// The most entries of folders that a search visits.
  private static let visitLimit = 200_000
  /// The most diagnostics of all files together; no person reads more.
  private static let diagnosticLimit = 20_000

  private nonisolated let thread = WorkThread()
  private nonisolated let isStopped = Locked(false)
  private var known: WorkspaceAnswer<[CheckedFile]>?

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  /// Ends the work that is under way, at the end of the conversation.
  nonisolated func stop() { isStopped.withLock { $0 = true } }

  /// Returns the files with diagnostics, by path; nil if the task was cancelled.
  ///
  /// `receive` gets each of them as soon as it is checked. All files count as they are on disk; constant if nothing has
  /// changed, else linear in the files.
  func files(
    _ session: Session,
    _ analyzer: Analyzer,
    receive: @Sendable (CheckedFile) -> Void
  ) async -> [CheckedFile]? {
    let folders = session.searchedFolders
    let moment = Moment(generation: session.fileGeneration, texts: [])
    if let files = known?.answer(about: folders, at: moment, session.client) {
      files.forEach(receive)
      return files
    }
    let configurations = analyzer.configurations(session)
    var projects = await analyzer.projects(in: session)
    projects.files = DiskFiles()
    let found = FileDiscovery(paths: folders, visitLimit: Self.visitLimit, folders: configurations.folders).files
    var files: [CheckedFile] = []
    var count = 0
    for file in found where count < Self.diagnosticLimit && !configurations.excludes(file.path) {
      guard !Task.isCancelled, !isStopped.withLock({ $0 }) else { return nil }
      let checked = SearchedFile(file, linter: configurations.linter(for: file.path)) { projects.context(around: $0) }
      guard let checked, !checked.findings.isEmpty else { continue }
      let diagnostics = PublishedFindings(
        checked.findings,
        count: checked.findings.count,
        limit: session.settings.maximumDiagnostics
      ).diagnostics(DiagnosticConverter(checked.text, ofFileAt: file.path, in: session))
      files.append(CheckedFile(path: file.path, diagnostics: diagnostics))
      count += diagnostics.count
      receive(files[files.count - 1])
    }
    known = WorkspaceAnswer(files, about: folders, at: moment)
    return files
  }
}
