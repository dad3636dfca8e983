import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports string tables whose bytes are not valid in their encoding.
enum StringsEncoding: DocumentRule {
  static let description = RuleDescription(
    id: "strings-encoding",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.foundation],
    example: .init(
      file: "Localizable.strings",
      bad: """
        <?xml version="1.0" encoding="UTF-9"?>
        <plist version="1.0"><dict/></plist>
        """,
      good: """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict/></plist>
        """
    ),
    references: [
      "https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/LoadingResources/Strings/Strings.html"
    ]
  )
  static let subject = RuleSubject.everything()

  static func check(_ document: Document, in context: inout RuleContext) {
    guard document.kind.isStringTable, let report = EncodingReport(document) else { return }
    context.report(description, at: report.range, report.message, severity: report.severity, fixes: report.fixes)
  }
}
