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

  /// Who knows the apps that files belong to.
  let projects: any ProjectContextProvider
  private let entries = Locked<[DocumentURI: Entry]>([:])

  /// Makes an analyzer that has computed nothing.
  init(projects: any ProjectContextProvider) {
    self.projects = projects
  }

  /// Returns the findings in a state of a document, by ascending start; constant when they were computed already.
  func findings(in document: OpenDocument, session: Session) -> [Finding] {
    if let known = known(document, generation: session.generation) { return known }
    let context = DocumentLocation(document.uri).filePath.flatMap { path in
      projects.context(forFileAt: path) { session.documents[DocumentURI(filePath: $0)]?.document }
    }
    let findings = Linter().findings(in: document.document, project: context)
      .filter { !session.settings.disabledRules.contains($0.rule) }
    entries.withLock { entries in
      if let entry = entries[document.uri], entry.generation > session.generation { return }
      entries[document.uri] = Entry(document: document, generation: session.generation, findings: findings)
    }
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
}
