import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports libraries in a version without a privacy manifest, if Apple requires one.
enum PrivacySDKManifestMissing: ProjectRule {
  static let description = RuleDescription(
    id: "privacy-sdk-manifest-missing",
    severity: .info,
    example: .plist(
      bad: "<key>CFBundleIdentifier</key> <string>com.example.reader</string>",
      good: """
        <key>CFBundleIdentifier</key> <string>com.example.reader</string>
        <key>NSExtension</key> <dict/>
        """,
      neighbours: [
        "Package.swift": "",
        "Podfile.lock": """
        PODS:
          - Alamofire (5.6.0)

        DEPENDENCIES:
          - Alamofire (= 5.6.0)
        """,
      ]
    ),
    appStoreCode: "ITMS-91061",
    references: ["https://developer.apple.com/support/third-party-SDK-requirements/"]
  )
  static let subject = RuleSubject.everything(in: .infoPlist).on(.iOS, .tvOS, .watchOS, .visionOS)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.rootDictionary != nil, document.tree.isReadable else { return }
    if let built = project.built, built.isForDevices, built.kind == .framework,
      project.documents.privacyManifests.isEmpty, ListedSDK.isListed(FilePath.nameWithoutExtension(built.name))
    {
      context.report(description, at: document.anchor, description.text("built", built.path), severity: .warning)
    }
    for outdated in project.code.outdatedSDKs {
      let (name, version, first) = (outdated.sdk.name, outdated.version, outdated.sdk.firstVersion)
      context.report(
        description,
        at: document.anchor,
        description.text("message", name, version, first),
        related: [RelatedPlace(.elsewhere(outdated.evidence), description.text("named-here", name, version))],
        cause: .place(outdated.evidence.path, name)
      )
    }
  }
}
