import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports artwork for ad hoc builds whose file name has an extension.
enum ITunesArtworkExtension: ProjectRule {
  static let description = RuleDescription(
    id: "itunes-artwork-extension",
    severity: .info,
    example: .plist(
      bad: "<key>CFBundlePackageType</key> <string>APPL</string>",
      good: """
        <key>NSExtension</key> <dict>
          <key>NSExtensionPointIdentifier</key> <string>com.apple.widgetkit-extension</string>
        </dict>
        """,
      neighbours: [
        "App/iTunesArtwork.png": "",
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")
        ).text,
      ]
    ),
    references: [
      "https://developer.apple.com/library/archive/documentation/iPhone/Conceptual/iPhoneOSProgrammingGuide/ExpectedAppBehaviors/ExpectedAppBehaviors.html"
    ]
  )
  static let subject = RuleSubject.keys("CFBundleIcons", "CFBundleIconFiles", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard context.traits.bundle.isApp, context.traits.bundle.isOnly(for: .iOS),
      let resources = ProjectResources(project), let name = resources.artworkWithExtension
    else { return }
    let stem = String(name.prefix { $0 != "." })
    context.report(description, at: document.anchor, description.text("message", name, stem))
  }
}
