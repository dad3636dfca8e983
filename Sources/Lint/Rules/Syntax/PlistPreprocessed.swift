import AppProject
import PropertyList

/// Says that a file is judged only after the C preprocessor has run, and keeps its other syntax issues back.
enum PlistPreprocessed: DocumentRule {
  static let description = RuleDescription(
    id: "plist-preprocessed",
    severity: .info,
    summary: "The file must pass the C preprocessor before it is a property list.",
    rationale: """
      With the build setting INFOPLIST_PREPROCESS, Xcode runs the C preprocessor over the Info.plist. Lines such as #if are \
      no property list, so nothing can be said about the file until the build has made one of it. Without that setting \
      Foundation refuses the file.
      """,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
        #if DEBUG
          <key>CFBundleName</key>
          <string>Notes Beta</string>
        #endif
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundleName</key>
          <string>Notes</string>
        </dict></plist>
        """
    )
  )

  static func applies(to traits: DocumentTraits) -> Bool { traits.isPreprocessed }

  static func check(_ document: Document, in context: inout RuleContext) {
    guard let issue = document.tree.firstIssue(.preprocessorDirective) else { return }
    context.report(
      description,
      at: issue.range,
      """
      This file must pass the C preprocessor (build setting INFOPLIST_PREPROCESS = YES) before it is a property list, so it \
      is not checked as it stands.
      """
    )
  }
}
