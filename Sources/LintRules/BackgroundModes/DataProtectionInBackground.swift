import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports apps that work in the background, while the device is locked, and protect their files so that only an unlocked one reads
/// them.
enum DataProtectionInBackground: ProjectRule {
  static let description = RuleDescription(
    id: "data-protection-in-background",
    severity: .info,
    example: .plist(
      file: "App.entitlements",
      bad: "<key>com.apple.developer.default-data-protection</key> <string>NSFileProtectionComplete</string>",
      good: """
        <key>com.apple.developer.default-data-protection</key>
        <string>NSFileProtectionCompleteUntilFirstUserAuthentication</string>
        """,
      neighbours: [
        "Info.plist": .plist("<key>UIBackgroundModes</key> <array> <string>fetch</string> </array>"),
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;")
        ).text,
      ]
    ),
    references: [
      .apple("bundleresources/entitlements/com.apple.developer.default-data-protection"),
      .apple("uikit/encrypting-your-app-s-files"),
    ]
  )
  static let subject = RuleSubject.keys(key, in: .entitlements)

  private static let key = "com.apple.developer.default-data-protection"
  private static let complete = "NSFileProtectionComplete"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let value = context.rootKeys.value(forKey: key), value.textEquals(complete),
      let mode = project.documents.infoPlists.firstResult(mode)
    else { return }
    context.report(
      description,
      at: value.range,
      description.text("message", complete, mode),
      related: project.infoPlistPlaces { description.text("here", $0) }
    )
  }

  /// Returns a mode in which the system runs an app without its user.
  private static func mode(of infoPlist: Document) -> String? {
    let modes = infoPlist.rootDictionary?.value(forKey: BackgroundModes.key)
    return modes?.kind == .array ? modes?.children.firstResult(\.literalText) : nil
  }
}
