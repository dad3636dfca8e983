import AppProject
import JSONRPC
import LanguageServerProtocol
import Lint

/// Computes the findings in open documents and remembers the last ones of each.
final class Analyzer: Sendable {
  private struct Entry {
    var document: OpenDocument
    var generation: Int
    var findings: [Finding]
  }

  private let projects: any ProjectContextProvider
  private let entries = Locked<[DocumentURI: Entry]>([:])

  /// Makes an analyzer that has computed nothing.
  init(projects: any ProjectContextProvider) {
    self.projects = projects
  }

  /// Returns the findings in a state of a document, by ascending start; constant when they were computed already.
  ///
  /// What a cancelled task gets may be incomplete and is not remembered.
  func findings(in document: OpenDocument, session: Session) async -> [Finding] {
    if let known = known(document, generation: session.generation) { return known }
    var context: ProjectContext?
    if let path = DocumentLocation(document.uri).filePath {
      context = await projects.context(for: path, in: session)
    }
    guard !Task.isCancelled else { return [] }
    let findings = Linter()
      .findings(in: document.document, project: context, isThorough: document.isSettled)
      .filter { !session.settings.disabledRules.contains($0.rule) }
    remember(Entry(document: document, generation: session.generation, findings: findings))
    return findings
  }

  /// Forgets a document, which was closed.
  func forget(_ uri: DocumentURI) {
    _ = entries.withLock { $0.removeValue(forKey: uri) }
  }

  private func known(_ document: OpenDocument, generation: Int) -> [Finding]? {
    entries.withLock { entries in
      guard let entry = entries[document.uri], entry.document === document, entry.generation == generation else {
        return nil
      }
      return entry.findings
    }
  }

  private func remember(_ entry: Entry) {
    entries.withLock { entries in
      if let known = entries[entry.document.uri], known.generation > entry.generation { return }
      entries[entry.document.uri] = entry
    }
  }
}
