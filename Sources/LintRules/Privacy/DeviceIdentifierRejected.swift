import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports code that reads the identifier of the device, which Apple has withdrawn.
enum DeviceIdentifierRejected: ProjectRule {
  static let description = RuleDescription(
    id: "device-identifier-rejected",
    severity: .warning,
    refusedBy: [.appStoreConnect],
    example: .plist(
      bad: "<key>CFBundlePackageType</key> <string>APPL</string>",
      good: """
        <key>NSExtension</key> <dict>
          <key>NSExtensionPointIdentifier</key> <string>com.apple.widgetkit-extension</string>
        </dict>
        """,
      neighbours: [
        "App/Cellar.swift": "let name = UIDevice.current.uniqueIdentifier",
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")
        ).text,
      ]
    ),
    references: [.apple("uikit/uidevice/identifierforvendor")]
  )
  static let subject = RuleSubject.keys("NSUserTrackingUsageDescription", in: .infoPlist).on(.iOS)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard context.traits.bundle.isApp, let use = project.code.watchedNames["UIDevice"] else { return }
    let file = FilePath.name(use.path)
    context.report(
      description,
      at: document.anchor,
      description.text("message", file),
      related: [RelatedPlace(.elsewhere(use), description.text("use-here", file, "uniqueIdentifier"))],
      cause: .place(use.path, "uniqueIdentifier")
    )
  }
}
