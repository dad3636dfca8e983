import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports URL schemes that the system opens itself.
enum URLSchemeReserved: ProjectRule {
  static let description = RuleDescription(
    id: "url-scheme-reserved",
    severity: .info,
    example: .plist(
      bad: """
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>CFBundleURLTypes</key> <array>
          <dict> <key>CFBundleURLSchemes</key> <array> <string>cellar</string> <string>tel</string> </array> </dict>
        </array>
        """,
      good: """
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>CFBundleURLTypes</key> <array>
          <dict> <key>CFBundleURLSchemes</key> <array> <string>cellar</string> </array> </dict>
        </array>
        """
    ),
    references: [
      .apple("bundleresources/entitlements/com.apple.developer.web-browser"),
      .apple("bundleresources/entitlements/com.apple.developer.mail-client"),
    ]
  )
  static let subject = RuleSubject.keys(URLTypes.key, in: .infoPlist)

  /// The schemes, with the entitlements of which one makes an app the one that opens them; without any for those that stay
  /// the system's.
  private static let owners: [String: [String]] = [
    "facetime": [], "facetime-audio": [], "file": [], "itms": [], "itms-apps": [],
    "http": ["com.apple.developer.web-browser"],
    "https": ["com.apple.developer.web-browser"],
    "mailto": ["com.apple.developer.mail-client"],
    "sms": ["com.apple.developer.carrier-messaging-app", "com.apple.developer.messaging-app"],
    "tel": ["com.apple.developer.calling-app"],
  ]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    // On the Mac, every app may offer to open these.
    let systems = context.traits.bundle.runningSystems
    guard context.traits.bundle.role != .other, !systems.isEmpty, !systems.contains(.macOS) else { return }
    for scheme in URLTypes.allSchemes(in: context.rootKeys.value(forKey: URLTypes.key)) {
      guard let entitlements = owners[scheme.text.lowercased()], !isGranted(entitlements, project) else { continue }
      context.report(
        description,
        at: scheme.node.range,
        entitlements.first.map { description.text("entitled", scheme.text, $0) }
          ?? description.text("message", scheme.text),
        fixes: [Fix(description.text("remove-item"), [context.editor.removeItem(scheme.node)], isSafe: false)],
        cause: .file("")
      )
    }
  }

  private static func isGranted(_ entitlements: [String], _ project: ProjectContext) -> Bool {
    project.documents.entitlements.contains { file in
      entitlements.contains { file.rootDictionary?.value(forKey: $0)?.meansTrue ?? false }
    }
  }
}
