import LintEngine
import PropertyList

/// The texts about duplicate keys.
package enum DuplicateKeys {
  /// Reports the later entry of a key with `rule`.
  package static func report(_ rule: RuleDescription, _ repeated: RepeatedKey, in context: inout RuleContext) {
    let (earlier, later, name) = (repeated.earlier, repeated.later, repeated.name)
    context.report(
      rule,
      at: later.key?.range ?? later.range,
      rule.text("message", name),
      fixes: [
        Fix(rule.text("remove-entry"), [context.editor.removeEntry(later)], isSafe: false),
        Fix(rule.text("remove-earlier-entry"), [context.editor.removeEntry(earlier)], isSafe: false),
      ],
      related: [RelatedPlace(.here(earlier.key?.range ?? earlier.range), rule.text("first", name))]
    )
  }
}
