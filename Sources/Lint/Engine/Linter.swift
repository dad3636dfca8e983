import AppProject
import KeyCatalog
import PropertyList

/// Runs rules over documents.
public struct Linter: Sendable {
  private let rules: [any Rule.Type]

  /// Makes a linter that runs `rules`.
  public init(rules: [any Rule.Type] = RuleRegistry.all) {
    self.rules = rules
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
    let rules = ApplicableRules(rules, context.traits)
    judgeSyntax(rules.syntax, &context)
    walkDictionaries(rules, &context)
    walkCatalog(rules.entries, &context)
    for rule in rules.documents { rule.check(document, in: &context) }
    if let project {
      for rule in rules.projects { rule.check(document, project: project, in: &context) }
    }
    if isThorough {
      for rule in rules.thorough { rule.check(document, in: &context) }
    }
    return context.findings.enumerated()
      .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
      .map(\.element)
  }

  private func judgeSyntax(_ rules: [any SyntaxRule.Type], _ context: inout RuleContext) {
    guard !rules.isEmpty else { return }
    for issue in context.document.tree.issues {
      guard let rule = rules.first(where: { $0.claims(issue, in: context.traits) }) else { continue }
      rule.report(issue, in: &context)
    }
  }

  private func walkDictionaries(_ rules: ApplicableRules, _ context: inout RuleContext) {
    guard !rules.repeatedKeys.isEmpty || !rules.keys.isEmpty else { return }
    var finder = RepeatedKeyFinder()
    for dictionary in context.document.tree.allNodes where dictionary.kind == .dictionary {
      let repeated = rules.repeatedKeys.isEmpty ? [] : finder.repeatedKeys(in: dictionary)
      for rule in rules.repeatedKeys {
        for key in repeated { rule.report(key, in: &context) }
      }
      guard !rules.keys.isEmpty else { continue }
      for entry in dictionary.entries where entry.key != nil {
        for rule in rules.keys { rule.check(entry, in: &context) }
      }
    }
  }

  /// Visits the entries of every dictionary that the catalog describes, outer ones first.
  private func walkCatalog(_ rules: [any EntryRule.Type], _ context: inout RuleContext) {
    guard !rules.isEmpty, let domain = context.document.kind.domain, let root = context.document.rootDictionary else {
      return
    }
    for entry in CatalogWalk.entries(from: root, domain: domain) {
      for rule in rules { rule.check(entry, in: &context) }
    }
  }
}
