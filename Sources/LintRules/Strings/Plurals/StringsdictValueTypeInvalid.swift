import LintEngine
import LintFacts
import PropertyList
import StringTable

/// Reports value types in a `.stringsdict` that are not a format specifier.
enum StringsdictValueTypeInvalid: PluralTextRule {
  static let description = RuleDescription(
    id: "stringsdict-value-type-invalid",
    severity: .warning,
    example: .plural(
      bad: ["type": "number", "other": "%d days left"],
      good: ["type": "d", "other": "%d days left"]
    ),
    references: [.apple("xcode/localizing-strings-that-contain-plurals")]
  )

  static func check(_ text: PluralText, in context: inout RuleContext) {
    for variable in text.variables where variable.isPlural {
      guard let value = variable.valueType?.value, value.kind == .string, let type = value.stringValue,
        !BuildVariable.occurs(in: type), PluralValueType.type(type) == nil
      else { continue }
      let fixes = variable.printedType(context.document.text).map { used in
        Fix(
          description.text("replace", used),
          [context.editor.replaceText(of: value, with: used)],
          isSafe: false
        )
      }
      context.report(
        description,
        at: value.range,
        description.text("message", type),
        fixes: fixes.map { [$0] } ?? [],
        cause: text.cause(variable)
      )
    }
  }
}
