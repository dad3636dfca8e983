import AppProject
import JSONRPC
import LanguageServerProtocol
import LintEngine

/// Computes the findings in open documents and remembers the last ones of each.
final class Analyzer: Sendable {
  private let projects: any ProjectContextProvider
  private let configurations = WorkspaceConfigurations()
  private let analyses = Locked<[DocumentURI: DocumentAnalysis]>([:])

  /// Makes an analyzer that has computed nothing.
  init(projects: any ProjectContextProvider) {
    self.projects = projects
  }

  /// Returns what the quick checks find in a state of a document, by ascending start; constant when it is known.
  ///
  /// After an edit only what it reached is judged again. What a cancelled task gets may be incomplete and is not remembered.
  func findings(in document: OpenDocument, session: Session) async -> FindingList {
    let analysis = analysis(of: document)
    if let known = analysis.findings(in: document, session) { return known }
    let surroundings = await surroundings(of: document, session)
    guard !Task.isCancelled else { return FindingList() }
    return analysis.update(to: document, session, surroundings, linter(for: document, session))
  }

  private func surroundings(of document: OpenDocument, _ session: Session) async -> Surroundings {
    guard let path = DocumentLocation(document.uri).filePath else { return .none }
    guard document.role != .source else {
      return await projects.sourceContext(for: path, in: session).map(Surroundings.bundles) ?? .none
    }
    return await projects.context(for: path, in: session).map(Surroundings.project) ?? .none
  }

  /// Returns what the quick checks found in a state of a document, or nil where that is not known.
  func knownFindings(in document: OpenDocument, session: Session) -> FindingList? {
    analysis(of: document).findings(in: document, session)
  }

  /// Returns what was known of the app around a document when it was judged last.
  func knownProject(around document: OpenDocument) -> ProjectContext? {
    analyses.withLock { $0[document.uri] }?.knownProject
  }

  /// Returns what the slow checks find, by ascending start; constant when it is known.
  func thoroughFindings(in document: OpenDocument, session: Session) -> [Finding] {
    analysis(of: document).thoroughFindings(in: document, session, linter(for: document, session))
  }

  /// Returns what was wrong with the configurations of open documents, each problem once.
  func takeConfigurationProblems() -> [String] { configurations.takeProblems() }

  private func linter(for document: OpenDocument, _ session: Session) -> Linter {
    configurations.linter(for: DocumentLocation(document.uri).filePath, session)
  }

  /// Returns what the slow checks found, if they were asked already.
  func knownThoroughFindings(in document: OpenDocument, session: Session) -> [Finding]? {
    analysis(of: document).knownThoroughFindings(in: document, session)
  }

  /// Forgets a document, which was closed.
  func forget(_ uri: DocumentURI) {
    _ = analyses.withLock { $0.removeValue(forKey: uri) }
  }

  private func analysis(of document: OpenDocument) -> DocumentAnalysis {
    analyses.withLock { analyses in
      if let known = analyses[document.uri] { return known }
      let analysis = DocumentAnalysis()
      analyses[document.uri] = analysis
      return analysis
    }
  }
}
