import PropertyList

/// What is said about keys that stand twice.
enum DuplicateKeys {
  /// Reports the later entry of a key with `rule`; `unit` is what holds both, in words.
  static func report(_ rule: RuleDescription, _ repeated: RepeatedKey, unit: String, in context: inout RuleContext) {
    let (earlier, later, name) = (repeated.earlier, repeated.later, repeated.name)
    context.report(
      rule,
      at: later.key?.range ?? later.range,
      "The key \(name) stands twice in this \(unit); Foundation keeps this value and drops the earlier one.",
      fixes: [
        Fix("Remove this entry", [context.editor.removeEntry(later)], isSafe: false),
        Fix("Remove the earlier entry", [context.editor.removeEntry(earlier)], isSafe: false),
      ],
      related: [RelatedPlace(.here(earlier.key?.range ?? earlier.range), "\(name) stands here first")]
    )
  }
}
