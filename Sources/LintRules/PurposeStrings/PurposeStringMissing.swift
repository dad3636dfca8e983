import AppProject
import LintEngine
import LintFacts
import PropertyList

/// Reports purpose strings that the app's sources or entitlements need for certain.
enum PurposeStringMissing: SourceRule {
  static let description = RuleDescription(
    id: "purpose-string-missing",
    severity: .error,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>CFBundleIdentifier</key>
          <string>com.example.scanner</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundleIdentifier</key>
          <string>com.example.scanner</string>
          <key>NSCameraUsageDescription</key>
          <string>Scan the barcode of a product to add it to your list.</string>
        </dict></plist>
        """,
      neighbours: [
        "Package.swift": "",
        "CameraView.swift": "let isAllowed = await AVCaptureDevice.requestAccess(for: .video)",
      ]
    ),
    appStoreCode: "ITMS-90683",
    references: ["https://developer.apple.com/documentation/uikit/requesting-access-to-protected-resources"]
  )

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    for missing in MissingPurposeString.all(project, in: context) where missing.isCertain && !missing.isInHost {
      context.report(missing, as: description)
    }
  }
}

extension RuleContext {
  /// Reports a missing purpose string as a finding of `rule`, at the start of the file's root.
  mutating func report(_ missing: MissingPurposeString, as rule: RuleDescription) {
    let report = MissingPurposeReport(missing, rule)
    let fixes = document.rootDictionary.map { report.fixes(in: $0, editor) } ?? []
    self.report(rule, at: document.anchor, report.message, fixes: fixes, related: report.related)
  }
}
