import AppProject
import LintEngine
import ProjectFiles

/// Reports privacy manifests of a name by which nothing finds them.
enum PrivacyManifestMisnamed: ProjectRule {
  static let description = RuleDescription(
    id: "privacy-manifest-misnamed",
    severity: .warning,
    refusedBy: [.appStoreConnect],
    example: .init(
      file: "AppPrivacyInfo.xcprivacy",
      bad: """
        <plist version="1.0"><dict>
          <key>NSPrivacyTracking</key>
          <false/>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
        </dict></plist>
        """,
      neighbours: ["Info.plist": .plist(""), "Package.swift": ""]
    ),
    references: [.apple("bundleresources/adding-a-privacy-manifest-to-your-app-or-third-party-sdk")]
  )
  static let subject = RuleSubject.everything(in: .privacyManifest)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    // A file outside of any project may get its name from what takes it along.
    guard FilePath.fileExtension(document.name) == "xcprivacy", document.name != FileKind.privacyManifestName,
      document.rootDictionary?.lastEntry != nil, !project.resourceNames.isEmpty
    else { return }
    context.report(description, at: document.anchor, description.text("message", FileKind.privacyManifestName))
  }
}
