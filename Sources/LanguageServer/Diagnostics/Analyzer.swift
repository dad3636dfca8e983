import AppProject
import LintEngine
import LintFiles

/// Lints open documents in their projects; each document remembers its findings.
struct Analyzer: Sendable {
  private let projects: any ProjectContextProvider
  private let knownConfigurations = WorkspaceConfigurations()

  /// Makes an analyzer that uses `projects` for the apps around documents.
  init(projects: any ProjectContextProvider) {
    self.projects = projects
  }

  /// Returns what the quick checks find in a state of a document, by ascending start; constant when it is known.
  ///
  /// After an edit only the affected part is checked again. The result of a cancelled task may be incomplete and is not kept.
  func findings(in document: OpenDocument, session: Session) async -> FindingList {
    guard !document.isBinaryView else { return FindingList() }
    if let known = document.analysis.known(document, session) { return known.findings }
    let surroundings = await surroundings(of: document, session)
    guard !Task.isCancelled else { return FindingList() }
    let (content, linter) = (await document.content, linter(for: document, session))
    return await document.analysis.findings(in: document, content, session, surroundings, linter)
  }

  private func surroundings(of document: OpenDocument, _ session: Session) async -> Surroundings {
    guard let path = document.filePath else { return .none }
    guard document.statedRole != .source else {
      return await projects.sourceContext(for: path, in: session).map(Surroundings.bundles) ?? .none
    }
    return await projects.context(for: path, in: session).map(Surroundings.project) ?? .none
  }

  /// Returns what the slow checks find, by ascending start; constant when it is known.
  func thoroughFindings(in document: OpenDocument, session: Session) async -> [Finding] {
    guard !document.isBinaryView else { return [] }
    let known = document.analysis.known(document, session)
    if let thorough = known?.thorough { return thorough }
    let (content, linter) = (await document.content, linter(for: document, session))
    // Another request may have led to the check of another state meanwhile.
    let surroundings = if let known { known.surroundings } else { await surroundings(of: document, session) }
    guard !Task.isCancelled else { return [] }
    return await document.analysis.thoroughFindings(in: document, content, session, surroundings, linter)
  }

  /// Returns what is known of the app around the document at `path`; nil if nothing is.
  func project(around path: String, _ session: Session) async -> ProjectContext? {
    await projects.context(for: path, in: session)
  }

  /// Returns the tables of strings of the project around the file at `path`.
  func strings(around path: String, _ session: Session) async -> ProjectStrings {
    await projects.strings(around: path, in: session) ?? ProjectStrings()
  }

  /// Returns what was wrong with the configurations of open documents, each problem once.
  func takeConfigurationProblems() -> [String] { knownConfigurations.takeProblems() }

  /// Returns the configurations of files.
  func configurations(_ session: Session) -> ConfigurationStore { knownConfigurations.store(session) }

  /// Returns what is known of projects, for work on many of their files.
  func projects(in session: Session) async -> ProjectContextBuilder { await projects.snapshot(of: session) }

  /// Forgets what is only known of documents that are open no longer.
  func forgetClosed(_ session: Session) async { await projects.forgetClosed(in: session) }

  private func linter(for document: OpenDocument, _ session: Session) -> Linter {
    knownConfigurations.linter(for: document.filePath, session)
  }
}
