import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports property lists whose bytes are not valid in their encoding.
enum PlistEncoding: DocumentRule {
  static let description = RuleDescription(
    id: "plist-encoding",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.foundation],
    example: .init(
      bad: """
        <?xml version="1.0" encoding="UTF-9"?>
        <plist version="1.0"><dict/></plist>
        """,
      good: """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict/></plist>
        """
    )
  )
  static let subject = RuleSubject.everything()

  static func check(_ document: Document, in context: inout RuleContext) {
    guard !document.kind.isStringTable, let report = EncodingReport(document) else { return }
    context.report(description, at: report.range, report.message, severity: report.severity, fixes: report.fixes)
  }
}
