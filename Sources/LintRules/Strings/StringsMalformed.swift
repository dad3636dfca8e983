import JSON
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports text in string tables that Foundation cannot read.
enum StringsMalformed: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "strings-malformed",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.foundation],
    example: .init(
      file: "Localizable.strings",
      bad: """
        "title" = "Notes"
        "done" = "Done";
        """,
      good: """
        "title" = "Notes";
        "done" = "Done";
        """
    ),
    references: [
      "https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/LoadingResources/Strings/Strings.html"
    ]
  )

  static let checks: [Check] = [.syntax(claims: claims, report: report), .document(check)]
  static let family = SyntaxFamily.stringsMalformed

  // MARK: String catalogs

  static func check(_ document: Document, in context: inout RuleContext) {
    guard case .stringCatalog(let reading) = document.content, reading.catalog == nil else { return }
    guard let problem = reading.problem else {
      context.report(description, at: document.text.lineRange(0), description.text("json-catalog"))
      return
    }
    guard problem.kind != .conflictMarker else { return }
    let text = document.text.string(in: problem.range)
    let isComma = problem.kind == .trailingComma
    let insertion = missingComma(problem, text, document)
    context.report(
      description,
      at: problem.range,
      message(problem.kind, text),
      // Foundation, and so Xcode, reads over it.
      severity: isComma ? .warning : nil,
      fixes: isComma ? [Fix(description.text("remove-comma"), [.delete(problem.range)])] : insertion
    )
  }

  /// Returns a fix that puts a comma after the value before another name, as a merge of two branches leaves them.
  private static func missingComma(_ problem: JSONProblem, _ text: String, _ document: Document) -> [Fix] {
    guard problem.kind == .missingComma, text.hasPrefix("\""),
      let last = document.text.lastOffset(in: 0..<problem.range.lowerBound, where: { $0 > 0x20 })
    else { return [] }
    return [Fix(description.text("insert", ","), [.insert(",", at: last + 1)], isSafe: false)]
  }

  /// Returns what is wrong with the JSON of a catalog at `text`.
  private static func message(_ kind: JSONProblem.Kind, _ text: String) -> String {
    switch kind {
    case .missingValue: description.text("json-value")
    case .missingName: description.text("json-name")
    case .missingColon: description.text("json-colon")
    case .missingComma: description.text("json-comma", text)
    case .trailingComma: description.text("json-trailing-comma")
    case .unclosedBracket: description.text("json-bracket", text)
    case .unclosedString: description.text("json-string")
    case .invalidEscape: description.text("json-escape", text)
    case .invalidWord: description.text("json-word", text)
    case .conflictMarker, .contentAfterRoot: description.text("json-after", text)
    case .invalidUTF8: description.text("json-encoding")
    case .tooDeep: description.text("json-depth")
    }
  }
}
