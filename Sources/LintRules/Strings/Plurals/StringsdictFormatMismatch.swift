import LintEngine
import LintFacts
import PropertyList
import StringTable

/// Reports specifiers in plural forms that read an argument as another type than the file declares.
enum StringsdictFormatMismatch: PluralTextRule {
  static let description = RuleDescription(
    id: "stringsdict-format-mismatch",
    severity: .warning,
    refusedBy: [.system],
    example: .plural(
      bad: ["type": "d", "one": "%@ day left", "other": "%d days left"]
    ),
    references: [.apple("xcode/localizing-strings-that-contain-plurals")]
  )

  static func check(_ text: PluralText, in context: inout RuleContext) {
    guard !text.variables.isEmpty else { return }
    let arguments = PluralArguments(text)
    for variable in text.variables where variable.isPlural {
      for form in variable.forms {
        guard let mismatch = arguments.mismatch(in: form, of: variable) else { continue }
        let start = form.value.contentRange.lowerBound
        let range = mismatch.specifier.range
        let place = (start + range.lowerBound)..<(start + range.upperBound)
        let specifier = context.document.text.string(in: place)
        let message = message(specifier, mismatch, variable, text)
        context.report(description, at: place, message, cause: text.cause(variable))
      }
    }
  }

  private static func message(
    _ specifier: String,
    _ mismatch: PluralArguments.Mismatch,
    _ variable: PluralVariable,
    _ text: PluralText
  ) -> String {
    guard let name = mismatch.variable else { return description.text("format", specifier) }
    let type = text.variables.first { $0.name == name }?.valueType?.value?.stringValue ?? ""
    return description.text(mismatch.isOwn ? "own" : "other", specifier, name, type)
  }
}
