import AppProject
import PropertyList

/// Reports purpose strings that the app's sources or entitlements probably need.
enum PurposeStringProbablyMissing: ProjectRule {
  static let description = RuleDescription(
    id: "purpose-string-probably-missing",
    severity: .warning,
    summary: "The app probably uses a protected resource without a purpose string.",
    rationale: """
      The sources use an API that needs a purpose string as a rule, but not in all cases, or an entitlement hints at such a use. \
      Where the app does reach the resource, the system ends it or refuses access, and App Store Connect may refuse the upload.
      """,
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
    for missing in context.missingPurposeStrings(project) where !missing.isCertain {
      context.report(missing, as: description)
    }
  }
}
