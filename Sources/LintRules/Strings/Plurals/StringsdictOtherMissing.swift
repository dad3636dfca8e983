import LintEngine
import LintFacts
import PropertyList
import StringTable

/// Reports variables of a `.stringsdict` without the form that all numbers may take.
enum StringsdictOtherMissing: PluralTextRule {
  static let description = RuleDescription(
    id: "stringsdict-other-missing",
    severity: .error,
    example: .plural(
      bad: """
        <key>NSStringFormatValueTypeKey</key>
        <string>d</string>
        <key>one</key>
        <string>%d day left</string>
        """,
      good: """
        <key>NSStringFormatValueTypeKey</key>
        <string>d</string>
        <key>one</key>
        <string>%d day left</string>
        <key>other</key>
        <string>%d days left</string>
        """
    ),
    references: ["https://developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals"]
  )

  static func check(_ text: PluralText, in context: inout RuleContext) {
    for variable in text.variables where variable.isPlural && variable.dictionary.value(forKey: "other") == nil {
      guard let key = variable.entry.key else { continue }
      let form = variable.forms.last?.value.stringValue ?? ""
      let edit = context.editor.insertEntry("other", .string(form), into: variable.dictionary)
      context.report(
        description,
        at: key.range,
        description.text("message", variable.name),
        fixes: [Fix(description.text("insert", "other"), [edit], isSafe: false)]
      )
    }
  }
}
