import LintEngine
import PropertyList

extension RuleContext {
  /// Reports an entry that has no effect or use at its key, with the fix `remove` of a rule about `name`, which removes it.
  package mutating func report(
    unused entry: DictionaryEntry,
    _ name: String,
    by rule: RuleDescription,
    _ message: String
  ) {
    guard let key = entry.key else { return }
    report(
      rule,
      at: key.range,
      message,
      fixes: [Fix(rule.text("remove", name), [editor.removeEntry(entry)], isSafe: false)],
      isUnnecessary: true
    )
  }
}
