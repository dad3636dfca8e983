import LintEngine
import LintFacts
import PropertyList
import StringTable

/// Reports variables of a `.stringsdict` that no text names.
enum StringsdictUnusedVariable: PluralTextRule {
  static let description = RuleDescription(
    id: "stringsdict-unused-variable",
    severity: .info,
    example: .plural(
      badFormat: "%d days left",
      format: "%#@days@ left",
      bad: ["type": "d", "other": "%d days"],
      good: ["type": "d", "other": "%d days"]
    ),
    references: [.apple("xcode/localizing-strings-that-contain-plurals")]
  )

  static func check(_ text: PluralText, in context: inout RuleContext) {
    let references = text.references
    // Where the text names a variable that is not there, another rule reports it: this one is probably meant.
    guard !references.contains(where: text.isUndefined) else { return }
    let used = Set(references.map(\.name))
    for variable in text.variables where !used.contains(variable.name) {
      guard let key = variable.entry.key else { continue }
      let edit = context.editor.removeEntry(variable.entry)
      context.report(
        description,
        at: key.range,
        description.text("message", variable.name),
        fixes: [Fix(description.text("remove", variable.name), [edit], isSafe: false)],
        isUnnecessary: true,
        cause: text.cause(variable)
      )
    }
  }
}
