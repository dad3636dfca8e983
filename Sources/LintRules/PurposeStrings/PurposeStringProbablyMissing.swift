import AppProject
import LintEngine
import LintFacts
import PropertyList

/// Reports purpose strings that the app's sources or entitlements probably need.
enum PurposeStringProbablyMissing: SourceRule {
  static let description = RuleDescription(
    id: "purpose-string-probably-missing",
    severity: .warning,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>CFBundleIdentifier</key>
          <string>com.example.ruler</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundleIdentifier</key>
          <string>com.example.ruler</string>
          <key>NSCameraUsageDescription</key>
          <string>Measure the things that you point the camera at.</string>
        </dict></plist>
        """,
      neighbours: [
        "Package.swift": "",
        "Ruler.swift": "let session = ARSession()",
      ]
    ),
    appStoreCode: "ITMS-90683",
    references: ["https://developer.apple.com/documentation/uikit/requesting-access-to-protected-resources"]
  )

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    for missing in MissingPurposeString.all(project, in: context) where !missing.isCertain && !missing.isInHost {
      context.report(missing, as: description)
    }
  }
}
