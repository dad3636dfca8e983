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
  func slowFindings(in document: OpenDocument, session: Session) async -> [Finding] {
    guard !document.isBinaryView else { return [] }
    let known = document.analysis.known(document, session)
    if let slow = known?.slow { return slow }
    let (content, linter) = (await document.content, linter(for: document, session))
    // Another request may have led to the check of another state meanwhile.
    let surroundings = if let known { known.surroundings } else { await surroundings(of: document, session) }
    guard !Task.isCancelled else { return [] }
    return await document.analysis.slowFindings(in: document, content, session, surroundings, linter)
  }

  /// Returns what a client is shown of a state of a document; what slow checks found is up to date if they ran already, or if
  /// `runsSlowChecks`.
  ///
  /// The list of a cancelled task may be incomplete and must not be shown.
  func shownFindings(
    in document: OpenDocument,
    session: Session,
    runsSlowChecks: Bool
  ) async -> ShownFindings.List {
    let findings = await findings(in: document, session: session)
    let slow =
      runsSlowChecks
      ? await slowFindings(in: document, session: session) : document.analysis.known(document, session)?.slow
    let content = await document.content
    guard !Task.isCancelled else { return ShownFindings.List() }
    return document.analysis.list(findings, slow: slow, of: document, content, session.settings)
  }

  /// Calls `receive` whenever another list than `list` is to be shown of a state of a document: when it has rested and the slow
  /// checks have run, and when what a half-typed element hides must go.
  ///
  /// Ends early if the task is cancelled.
  func followUp(
    _ list: ShownFindings.List,
    of document: OpenDocument,
    session: Session,
    receive: (ShownFindings.List) async -> Void
  ) async {
    var list = list
    let rest: Duration = document.isSettled ? .zero : session.settings.thoroughDelay
    var slowChecks: ContinuousClock.Instant? = ContinuousClock.now + rest
    while let next = [slowChecks, list.end].compactMap(\.self).min() {
      // A cancelled sleep ends early, which the next line detects.
      if next > .now { try? await Task.sleep(until: next) }
      guard !Task.isCancelled else { return }
      if next == slowChecks { slowChecks = nil }
      let changed = await shownFindings(in: document, session: session, runsSlowChecks: slowChecks == nil)
      guard !Task.isCancelled else { return }
      if !changed.isSame(as: list) { await receive(changed) }
      list = changed
    }
  }

  /// Returns what is known of the app around the document at `path`; nil if nothing is.
  func project(around path: String, _ session: Session) async -> ProjectContext? {
    await projects.context(for: path, in: session)
  }

  /// Returns the string tables of the project around the file at `path`.
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
