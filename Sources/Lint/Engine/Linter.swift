import AppProject
import KeyCatalog
import PropertyList

/// Runs rules over documents.
public struct Linter: Sendable {
  private let syntaxRules: [any SyntaxRule.Type]
  private let entryRules: [any EntryRule.Type]
  private let dictionaryRules: [any DictionaryRule.Type]
  private let documentRules: [any DocumentRule.Type]
  private let projectRules: [any ProjectRule.Type]
  private let thoroughRules: [any ThoroughRule.Type]

  /// Makes a linter that runs `rules`.
  public init(rules: [any Rule.Type] = RuleRegistry.all) {
    syntaxRules = rules.compactMap { $0 as? any SyntaxRule.Type }
    entryRules = rules.compactMap { $0 as? any EntryRule.Type }
    dictionaryRules = rules.compactMap { $0 as? any DictionaryRule.Type }
    documentRules = rules.compactMap { $0 as? any DocumentRule.Type }
    projectRules = rules.compactMap { $0 as? any ProjectRule.Type }
    thoroughRules = rules.compactMap { $0 as? any ThoroughRule.Type }
  }

  /// Returns what the rules find in `document`, by ascending start; linear in the document and its findings.
  ///
  /// Rules about the app around it are asked only where a `project` is given; those that take long can be left out.
  public func findings(
    in document: Document,
    project: ProjectContext? = nil,
    isThorough: Bool = true
  ) -> [Finding] {
    guard document.kind != .other else { return [] }
    var context = RuleContext(document)
    judgeSyntax(&context)
    // Text that must pass the preprocessor first shows only parts of what it will be.
    if !context.isPreprocessed {
      walkDictionaries(&context)
      walkCatalog(&context)
      for rule in documentRules { rule.check(document, in: &context) }
      if let project {
        for rule in projectRules { rule.check(document, project: project, in: &context) }
      }
    }
    if isThorough {
      for rule in thoroughRules { rule.check(document, in: &context) }
    }
    return context.findings.enumerated()
      .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
      .map(\.element)
  }

  private func judgeSyntax(_ context: inout RuleContext) {
    for issue in context.document.tree.issues {
      for rule in syntaxRules where rule.judge(issue, in: &context) { break }
    }
  }

  private func walkDictionaries(_ context: inout RuleContext) {
    guard !dictionaryRules.isEmpty else { return }
    for node in context.document.tree.allNodes where node.kind == .dictionary {
      for rule in dictionaryRules { rule.check(node, in: &context) }
    }
  }

  /// Visits the entries of every dictionary that the catalog describes, outer ones first.
  private func walkCatalog(_ context: inout RuleContext) {
    guard let domain = context.document.kind.domain, let root = context.document.rootDictionary else { return }
    for entry in CatalogWalk.entries(from: root, domain: domain) {
      for rule in entryRules { rule.check(entry, in: &context) }
    }
  }
}
