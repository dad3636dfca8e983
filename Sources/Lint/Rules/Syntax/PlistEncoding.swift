import AppProject
import PropertyList

/// Reports property lists whose bytes are no text in their encoding.
enum PlistEncoding: DocumentRule {
  static let description = RuleDescription(
    id: "plist-encoding",
    severity: .error,
    summary: "The bytes of the file are no text in its encoding.",
    rationale: """
      Foundation reads property lists in UTF-8, in UTF-16 with a byte-order mark, or in the encoding that the XML declaration \
      names. It refuses a file that holds other bytes, without a line number.
      """,
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

  static func check(_ document: Document, in context: inout RuleContext) {
    guard !document.kind.isStringTable, let report = EncodingReport(document) else { return }
    context.report(description, at: report.range, report.message, fixes: report.fixes)
  }
}
