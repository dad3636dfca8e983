/// The rules about entries, by the key that they are about.
///
/// One thread at a time uses it.
final class EntryRuleTable {
  /// The number of keys up to which the rules are kept.
  private static let limit = 4000

  private let rules: [any EntryRule.Type]
  private var known: [String: [any EntryRule.Type]] = [:]

  /// Makes a table of rules that apply to a document.
  init(_ rules: [any EntryRule.Type]) {
    self.rules = rules
  }

  /// Whether there are no rules.
  var isEmpty: Bool { rules.isEmpty }

  /// Returns the rules about the key at `path`, in their order; linear in the rules the first time, then constant.
  func rules(about path: String) -> [any EntryRule.Type] {
    if let found = known[path] { return found }
    let found = rules.filter { $0.subject.includes(path: path) }
    if known.count >= Self.limit { known = [:] }
    known[path] = found
    return found
  }
}
