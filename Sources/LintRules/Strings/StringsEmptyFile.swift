import LintEngine
import LintFacts
import PropertyList

/// Reports string tables without any bytes, which Foundation cannot read but Xcode copies.
enum StringsEmptyFile: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "strings-empty-file",
    severity: .info,
    example: .init(file: "Localizable.strings", bad: "", good: #""title" = "Notes";"#)
  )

  static let family = SyntaxFamily.stringsEmpty

  static func report(_ issue: SyntaxIssue, in context: inout RuleContext) {
    context.report(description, at: issue.range, description.text("message"), cause: .run(""))
  }
}
