import AppProject
import PropertyList

/// Reports string tables whose bytes are no text in their encoding.
enum StringsEncoding: DocumentRule {
  static let description = RuleDescription(
    id: "strings-encoding",
    severity: .error,
    summary: "The string table is neither UTF-8 nor UTF-16.",
    rationale: """
      Foundation reads string tables in UTF-8 or in UTF-16 with a byte-order mark. Xcode's build may guess another encoding \
      and convert the file, but it may also guess wrong, and tools that read the file itself refuse it.
      """,
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

  static func check(_ document: Document, in context: inout RuleContext) {
    guard document.kind.isStringTable, let report = EncodingReport(document) else { return }
    context.report(description, at: report.range, report.message, fixes: report.fixes)
  }
}
