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
    /// What the slow checks found; nil while nobody has asked.
    var thorough: [Finding]?
  }

  private static let thoroughLinter = Linter(rules: RuleRegistry.all.filter { $0 is any ThoroughRule.Type })

  private let projects: any ProjectContextProvider
  private let entries = Locked<[DocumentURI: Entry]>([:])

  /// Makes an analyzer that has computed nothing.
  init(projects: any ProjectContextProvider) {
    self.projects = projects
  }

  /// Returns what the quick checks find in a state of a document, by ascending start; constant when it is known.
  ///
  /// What a cancelled task gets may be incomplete and is not remembered.
  func findings(in document: OpenDocument, session: Session) async -> [Finding] {
    if let known = known(document, generation: session.generation) { return known.findings }
    var context: ProjectContext?
    if let path = DocumentLocation(document.uri).filePath {
      context = await projects.context(for: path, in: session)
    }
    guard !Task.isCancelled else { return [] }
    let findings = Linter()
      .findings(in: document.document, project: context, isThorough: false)
      .filter { !session.settings.disabledRules.contains($0.rule) }
    remember(Entry(document: document, generation: session.generation, findings: findings))
    return findings
  }

  /// Returns what the slow checks find, by ascending start; constant when it is known.
  func thoroughFindings(in document: OpenDocument, session: Session) -> [Finding] {
    if let known = knownThoroughFindings(in: document, session: session) { return known }
    let findings = Self.thoroughLinter
      .findings(in: document.document)
      .filter { !session.settings.disabledRules.contains($0.rule) }
    entries.withLock { entries in
      guard entries[document.uri]?.document === document, entries[document.uri]?.generation == session.generation else {
        return
      }
      entries[document.uri]?.thorough = findings
    }
    return findings
  }

  /// Returns what the slow checks found, if they were asked already.
  func knownThoroughFindings(in document: OpenDocument, session: Session) -> [Finding]? {
    known(document, generation: session.generation)?.thorough
  }

  /// Forgets a document, which was closed.
  func forget(_ uri: DocumentURI) {
    _ = entries.withLock { $0.removeValue(forKey: uri) }
  }

  private func known(_ document: OpenDocument, generation: Int) -> Entry? {
    entries.withLock { entries in
      guard let entry = entries[document.uri], entry.document === document, entry.generation == generation else {
        return nil
      }
      return entry
    }
  }

  private func remember(_ entry: Entry) {
    entries.withLock { entries in
      if let known = entries[entry.document.uri], known.generation > entry.generation { return }
      entries[entry.document.uri] = entry
    }
  }
}
