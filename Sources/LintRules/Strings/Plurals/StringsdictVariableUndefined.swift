import LintEngine
import LintFacts
import PropertyList
import SourceText
import StringTable

/// Reports names of variables in a `.stringsdict` that no dictionary of forms belongs to.
enum StringsdictVariableUndefined: PluralTextRule {
  static let description = RuleDescription(
    id: "stringsdict-variable-undefined",
    severity: .warning,
    example: .plural(
      badFormat: "%#@day@ left",
      format: "%#@days@ left",
      bad: ["type": "d", "other": "%d days"],
      good: ["type": "d", "other": "%d days"]
    ),
    references: [.apple("xcode/localizing-strings-that-contain-plurals")]
  )

  static func check(_ text: PluralText, in context: inout RuleContext) {
    let references = text.references
    let used = Set(references.map(\.name))
    let unused = text.variables.filter { !used.contains($0.name) }
    for reference in references where reference.name.contains(".") && !text.isUndefined(reference) {
      let message = description.text("dot", reference.name)
      context.report(description, at: reference.range, message, cause: text.cause())
    }
    for reference in references where text.isUndefined(reference) {
      var fixes: [Fix] = []
      if let meant = unused.first, unused.count == 1 {
        let edit = TextEdit(range: reference.nameRange, replacement: meant.name)
        fixes = [Fix(description.text("rename", meant.name), [edit], isSafe: false)]
      }
      let message = description.text("message", reference.name)
      context.report(description, at: reference.range, message, fixes: fixes, cause: text.cause())
    }
  }
}
