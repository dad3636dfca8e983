/// The rules about entries, by the key that they are about.
///
/// One thread at a time uses it.
final class EntryRuleTable {
  /// The number of keys up to which the rules are kept.
  private static let limit = 4000

  private let rules: RuleSet.Checks<CatalogEntry>
  private var known: [String: RuleSet.Checks<CatalogEntry>] = [:]

  /// Makes a table of rules that apply to a document.
  init(_ rules: RuleSet.Checks<CatalogEntry>) {
    self.rules = rules
  }

  /// Whether there are no rules.
  var isEmpty: Bool { rules.isEmpty }

  /// Returns the rules about the key at `path`, in their order; linear in the rules the first time, then constant.
  func rules(about path: String) -> RuleSet.Checks<CatalogEntry> {
    if let found = known[path] { return found }
    let found = rules.filter { $0.rule.subject.includes(path: path) }
    if known.count >= Self.limit { known = [:] }
    known[path] = found
    return found
  }
}
