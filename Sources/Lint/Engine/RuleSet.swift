import PropertyList

/// Rules by what they look at.
struct RuleSet: Sendable {
  private(set) var syntax: [any SyntaxRule.Type]
  private(set) var repeatedKeys: [any RepeatedKeyRule.Type]
  private(set) var keys: [any KeyRule.Type]
  private(set) var entries: [any EntryRule.Type]
  private(set) var documents: [any DocumentRule.Type]
  private(set) var projects: [any ProjectRule.Type]
  private(set) var thorough: [any ThoroughRule.Type]

  /// Sorts `rules`.
  init(_ rules: [any Rule.Type]) {
    syntax = rules.compactMap { $0 as? any SyntaxRule.Type }
    repeatedKeys = rules.compactMap { $0 as? any RepeatedKeyRule.Type }
    keys = rules.compactMap { $0 as? any KeyRule.Type }
    entries = rules.compactMap { $0 as? any EntryRule.Type }
    documents = rules.compactMap { $0 as? any DocumentRule.Type }
    projects = rules.compactMap { $0 as? any ProjectRule.Type }
    thorough = rules.compactMap { $0 as? any ThoroughRule.Type }
  }

  /// Returns those that have something to say of documents with `traits`.
  func applicable(to traits: DocumentTraits) -> RuleSet {
    var rules = self
    rules.syntax.removeAll { !$0.applies(to: traits) }
    rules.repeatedKeys.removeAll { !$0.applies(to: traits) }
    rules.keys.removeAll { !$0.applies(to: traits) }
    rules.entries.removeAll { !$0.applies(to: traits) }
    rules.documents.removeAll { !$0.applies(to: traits) }
    rules.projects.removeAll { !$0.applies(to: traits) }
    rules.thorough.removeAll { !$0.applies(to: traits) }
    return rules
  }

  /// Returns the rule that words `issue` in a document with `traits`, or nil.
  func syntaxRule(for issue: SyntaxIssue, in traits: DocumentTraits) -> (any SyntaxRule.Type)? {
    syntax.first { $0.claims(issue, in: traits) }
  }
}
