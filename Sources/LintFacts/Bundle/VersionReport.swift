import AppProject
import LintEngine
import PropertyList

/// Checks the two version numbers of a bundle, which have the same form.
package enum VersionReport {
  /// Reports the value of `key` by the rule that `rule` describes if it is not a version number; `allowingMore` than three integers.
  package static func report(
    _ key: String,
    _ project: ProjectContext,
    _ rule: RuleDescription,
    allowingMore: Bool = false,
    in context: inout RuleContext
  ) {
    // A bundle that is loaded, a test for instance, is no part of what a store looks at.
    guard context.traits.kind == .infoPlist, !context.traits.bundle.isLoadable,
      let value = context.rootKeys.value(forKey: key),
      let text = value.literalText ?? builtText(value, context), !text.isEmpty, !VersionNumber.isUnknown(text),
      !VersionNumber.isValid(text, allowingMore: allowingMore),
      !VersionNumber.isStaged(text) || context.traits.bundle.isAppOrPartOfOne
    else { return }
    // A variable is changed where it is set.
    let number = value.literalText.flatMap(VersionNumber.beginning)
    let fix = number.map { number in
      Fix(rule.text("replace", number), [context.editor.replaceText(of: value, with: number)], isSafe: false)
    }
    let isScripted = project.scriptedKeys.contains(key)
    context.report(
      rule,
      at: value.range,
      rule.text(isScripted ? "scripted" : "message", text, key),
      // Outside the App Store the system reads what it can of the number and continues.
      severity: isScripted ? .info : context.traits.bundle.isForStoreOnly ? nil : .warning,
      fixes: fix.map { [$0] } ?? [],
      // Apps and their extensions have the same versions.
      cause: .run("\(key) \(text)")
    )
  }

  /// Returns what a value with variables is in all configurations of the bundle; nil if they differ or only the build determines it.
  private static func builtText(_ value: Node, _ context: RuleContext) -> String? {
    guard value.kind == .string, let text = value.stringValue, BuildVariable.occurs(in: text) else { return nil }
    let texts = Set(context.traits.bundle.configurations.map { $0.expand(text).text })
    return texts.count == 1 ? texts.first ?? nil : nil
  }
}
