import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports categories in a privacy manifest whose API no source of the app uses.
enum PrivacyAPIUnused: ProjectRule {
  static let description = RuleDescription(
    id: "privacy-api-unused",
    severity: .info,
    example: .plist(
      file: "PrivacyInfo.xcprivacy",
      bad: """
        <key>NSPrivacyAccessedAPITypes</key> <array>
          <dict>
            <key>NSPrivacyAccessedAPIType</key> <string>NSPrivacyAccessedAPICategoryUserDefaults</string>
            <key>NSPrivacyAccessedAPITypeReasons</key> <array> <string>CA92.1</string> </array>
          </dict>
          <dict>
            <key>NSPrivacyAccessedAPIType</key> <string>NSPrivacyAccessedAPICategoryDiskSpace</string>
            <key>NSPrivacyAccessedAPITypeReasons</key> <array> <string>E174.1</string> </array>
          </dict>
        </array>
        """,
      good: AccessedAPI.example("UserDefaults", reason: "CA92.1"),
      neighbours: [
        "Info.plist": .plist(""),
        "Package.swift": "",
        "Settings.swift": "let count = UserDefaults.standard.integer(forKey: \"count\")",
      ]
    ),
    references: [.apple("bundleresources/describing-use-of-required-reason-api")]
  )
  static let subject = RuleSubject.keys(AccessedAPI.list, in: .privacyManifest)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    // Nothing reads a manifest of another name. The manifest in React Native's template has what its own code uses.
    guard document.name == FileKind.privacyManifestName, project.code.isComplete,
      !project.code.isOfReactNative, let root = document.rootDictionary
    else { return }
    let used = Set(project.code.requiredReasonUses.keys)
    // If nothing is used at all, the manifest is for code that was not scanned.
    guard !used.isEmpty else { return }
    let maybeUsed = Set(project.code.ambiguousReasonUses.keys.joined())
    for item in AccessedAPI.items(of: root) {
      guard let name = item.name, AccessedAPI.categories.contains(name), !used.contains(name),
        !maybeUsed.contains(name),
        let category = item.category, let entry = category.parent
      else { continue }
      context.report(
        description,
        at: category.range,
        description.text("message", name),
        fixes: [Fix(description.text("remove-entry"), [context.editor.removeItem(entry)], needsDecision: true)],
        isUnnecessary: true
      )
    }
  }
}
