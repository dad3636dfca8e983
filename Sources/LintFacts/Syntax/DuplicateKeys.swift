import LintEngine
import PropertyList

/// The texts about duplicate keys.
package enum DuplicateKeys {
  /// The cause of findings about a duplicate key at the top of a file, and of those that each of its entries has.
  package static func cause(ofKey name: String) -> FindingCause { .file(name, of: "plist-duplicate-key") }

  /// Returns whether both entries have the same value, so that it makes no difference which of them is read.
  package static func areEqual(_ repeated: RepeatedKey, in context: RuleContext) -> Bool {
    guard let earlier = repeated.earlier.value, let later = repeated.later.value, earlier.kind == later.kind else {
      return false
    }
    if let text = earlier.stringValue { return text == later.stringValue }
    return context.document.text.string(in: earlier.range) == context.document.text.string(in: later.range)
  }

  /// Reports the later entry of a key with `rule`: as advice if both have the same value, unless codesign reads the file.
  package static func report(
    _ rule: RuleDescription,
    _ repeated: RepeatedKey,
    areEqual: Bool,
    _ cause: FindingCause?,
    in context: inout RuleContext
  ) {
    let (earlier, later, name) = (repeated.earlier, repeated.later, repeated.name)
    // Xcode reads the entitlements of a target and writes others for codesign.
    let isSigned = context.document.kind == .entitlements && context.traits.bundle.target == nil
    context.report(
      rule,
      at: later.key?.range ?? later.range,
      rule.text(isSigned ? "signed" : areEqual ? "same" : repeated.isLast ? "message" : "superseded", name),
      severity: areEqual && !isSigned ? .info : nil,
      // Other readers take one of them.
      refusedBy: isSigned ? [.codesign] : [],
      fixes: [
        Fix(rule.text("remove-entry"), [context.editor.removeEntry(later)], isSafe: false),
        Fix(rule.text("remove-earlier-entry"), [context.editor.removeEntry(earlier)], isSafe: false),
      ],
      related: [RelatedPlace(.here(earlier.key?.range ?? earlier.range), rule.text("first", name))],
      isUnnecessary: areEqual,
      cause: cause
    )
  }
}
