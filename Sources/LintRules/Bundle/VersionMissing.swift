import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports bundles that lack one of their two versions or leave it empty.
enum VersionMissing: Rule {
  static let description = RuleDescription(
    id: "version-missing",
    severity: .error,
    premises: [.fileKind, .bundleKind],
    refusedBy: [.appStoreConnect],
    example: .plist(
      bad: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>CFBundleShortVersionString</key> <string></string>
        <key>CFBundleVersion</key> <string>1</string>
        """,
      good: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>CFBundleShortVersionString</key> <string>$(MARKETING_VERSION)</string>
        <key>CFBundleVersion</key> <string>1</string>
        """
    ),
    references: [
      .apple("bundleresources/information-property-list/cfbundleversion"),
      .apple("bundleresources/information-property-list/cfbundleshortversionstring"),
    ]
  )
  static let subject = RuleSubject.keys("CFBundleShortVersionString", "CFBundleVersion", in: .infoPlist)

  static let checks = Check.withOrWithoutProject(check)

  private struct Version {
    let key: String
    let variable: String
    let code: String
  }

  private static let versions = [
    Version(key: "CFBundleShortVersionString", variable: "$(MARKETING_VERSION)", code: "ITMS-90057"),
    Version(key: "CFBundleVersion", variable: "$(CURRENT_PROJECT_VERSION)", code: "ITMS-90056"),
  ]

  private static func check(_ document: Document, _ project: ProjectContext, in context: inout RuleContext) {
    // Another rule reports what was built for devices.
    guard project.built?.isForDevices != true, context.traits.bundle.isAppOrPartOfOne, document.tree.isReadable else {
      return
    }
    for version in versions {
      if let entry = context.rootKeys.entry(forKey: version.key) {
        reportEmpty(entry, version, in: &context)
      } else if versions.contains(where: { context.rootKeys.contains($0.key) }) {
        // Where both are missing, the build adds them.
        reportMissing(version, document, in: &context)
      }
    }
  }

  private static func reportEmpty(_ entry: DictionaryEntry, _ version: Version, in context: inout RuleContext) {
    guard let value = entry.value, value.kind == .string, value.stringValue?.isEmpty == true else { return }
    let edit = context.editor.replaceText(of: value, with: version.variable)
    context.report(
      description,
      at: value.range,
      description.text("empty", version.key),
      severity: context.traits.bundle.isForStoreOnly ? nil : .warning,
      appStoreCode: version.code,
      fixes: [Fix(description.text("replace", version.variable), [edit], isSafe: false)]
    )
  }

  /// A build can add a key that the file lacks, so this is only a warning.
  private static func reportMissing(_ version: Version, _ document: Document, in context: inout RuleContext) {
    guard let root = document.rootDictionary, CompleteBundle.hasUsualKeys(context.rootKeys) else { return }
    let edit = context.editor.insertEntry(version.key, .string(version.variable), into: root)
    context.report(
      description,
      at: document.anchor,
      description.text("message", version.key),
      // Only App Store Connect requires both, and builds other than Xcode's add versions in ways of their own.
      severity: context.traits.bundle.isForStoreOnly && context.traits.bundle.target != nil ? .warning : .info,
      appStoreCode: version.code,
      fixes: [Fix(description.text("insert", version.key), [edit], isSafe: false)],
      key: version.key
    )
  }
}
