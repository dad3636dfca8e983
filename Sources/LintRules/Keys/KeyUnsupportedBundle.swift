import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports keys that do nothing in an app extension or App Clip.
enum KeyUnsupportedBundle: ProjectRule {
  static let description = RuleDescription(
    id: "key-unsupported-bundle",
    severity: .info,
    example: .plist(
      bad: """
        <key>NSExtension</key> <dict/>
        <key>NSBonjourServices</key> <array> <string>_ipp._tcp</string> </array>
        """,
      good: "<key>NSExtension</key> <dict/>"
    ),
    references: [
      .apple("technotes/tn3179-understanding-local-network-privacy"),
      .apple("appclip/choosing-the-right-functionality-for-your-app-clip"),
    ]
  )
  static let subject = RuleSubject.everything(in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let name = context.traits.bundle.kind?.value.catalogName, let root = document.rootDictionary else { return }
    for entry in root.entries {
      guard let key = entry.key, let keyName = entry.name, let info = KeyCatalog.key(at: keyName, in: .infoPlist),
        info.ineffectiveBundles.contains(name),
        // App Store Connect may ask for it because of what a library could do elsewhere.
        !PurposeKeys.isPurposeString(keyName) || !project.code.hasLibraries
      else { continue }
      context.report(
        description,
        at: key.range,
        description.text(name, keyName),
        fixes: [Fix(description.text("remove", keyName), [context.editor.removeEntry(entry)], isSafe: false)],
        isUnnecessary: true,
        cause: .file("")
      )
    }
  }
}
