import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports purpose strings that the app's sources or entitlements probably need.
enum PurposeStringProbablyMissing: SourceRule {
  static let description = RuleDescription(
    id: "purpose-string-probably-missing",
    severity: .warning,
    refusedBy: [.appStoreConnect, .system],
    example: .plist(
      bad: "<key>CFBundleIdentifier</key> <string>com.example.ruler</string>",
      good: """
        <key>CFBundleIdentifier</key> <string>com.example.ruler</string>
        <key>NSCameraUsageDescription</key> <string>Measure the things that you point the camera at.</string>
        """,
      neighbours: [
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App")).text,
        "App/Ruler.swift": "let session = ARSession()",
      ]
    ),
    appStoreCode: "ITMS-90683",
    references: [.apple("uikit/requesting-access-to-protected-resources")]
  )
  static let subject = RuleSubject.keys(where: PurposeKeys.isPurposeString, in: .infoPlist)

  /// A key that the preprocessor may remove counts as present.
  static func applies(to traits: DocumentTraits) -> Bool { true }

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    for missing in MissingPurposeString.all(project, in: context) where !missing.isCertain && !missing.isInHost {
      context.report(missing, project, as: description)
    }
  }
}
