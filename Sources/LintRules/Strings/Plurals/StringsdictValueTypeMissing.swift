import LintEngine
import LintFacts
import PropertyList
import StringTable

/// Reports variables of a `.stringsdict` without the type of their number.
enum StringsdictValueTypeMissing: PluralTextRule {
  static let description = RuleDescription(
    id: "stringsdict-value-type-missing",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.foundation],
    example: .plural(
      bad: ["one": "%d day left", "other": "%d days left"]
    ),
    references: [.apple("xcode/localizing-strings-that-contain-plurals")]
  )

  private static let valueType = "NSStringFormatValueTypeKey"

  static func check(_ text: PluralText, in context: inout RuleContext) {
    for variable in text.variables where variable.isPlural && variable.valueType == nil {
      guard let key = variable.entry.key else { continue }
      let type = variable.printedType(context.document.text)
      let edit = context.editor.insertEntry(
        valueType,
        .string(type ?? "d"),
        into: variable.dictionary,
        after: variable.rule?.entry
      )
      context.report(
        description,
        at: key.range,
        description.text("message", variable.name),
        fixes: [Fix(description.text("insert", valueType), [edit], isSafe: type != nil)],
        cause: text.cause(variable)
      )
    }
  }
}
