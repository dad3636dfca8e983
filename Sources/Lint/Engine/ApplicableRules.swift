/// Those of a list of rules that have something to say of documents with certain traits, by what they look at.
struct ApplicableRules: Sendable {
  let syntax: [any SyntaxRule.Type]
  let repeatedKeys: [any RepeatedKeyRule.Type]
  let keys: [any KeyRule.Type]
  let entries: [any EntryRule.Type]
  let documents: [any DocumentRule.Type]
  let projects: [any ProjectRule.Type]
  let thorough: [any ThoroughRule.Type]

  init(_ rules: [any Rule.Type], _ traits: DocumentTraits) {
    let rules = rules.filter { $0.applies(to: traits) }
    syntax = rules.compactMap { $0 as? any SyntaxRule.Type }
    repeatedKeys = rules.compactMap { $0 as? any RepeatedKeyRule.Type }
    keys = rules.compactMap { $0 as? any KeyRule.Type }
    entries = rules.compactMap { $0 as? any EntryRule.Type }
    documents = rules.compactMap { $0 as? any DocumentRule.Type }
    projects = rules.compactMap { $0 as? any ProjectRule.Type }
    thorough = rules.compactMap { $0 as? any ThoroughRule.Type }
  }
}
