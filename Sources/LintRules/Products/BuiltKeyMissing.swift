import AppProject
import LintEngine
import ProductFiles
import ProjectFiles
import PropertyList

/// Reports bundles in apps for devices without a value that App Store Connect requires of them.
enum BuiltKeyMissing: ProjectRule {
  static let description = RuleDescription(
    id: "built-key-missing",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.appStoreConnect],
    example: .built(
      bad: """
        <key>CFBundleExecutable</key> <string>Juice</string>
        <key>CFBundleShortVersionString</key> <string>1.0</string>
        <key>CFBundleVersion</key> <string>7</string>
        """,
      good: """
        <key>CFBundleExecutable</key> <string>Juice</string>
        <key>CFBundleShortVersionString</key> <string>1.0</string>
        <key>CFBundleVersion</key> <string>7</string>
        <key>MinimumOSVersion</key> <string>15.0</string>
        """,
      in: BuiltBundle("Cellar.app/Frameworks/Juice.framework", .framework)
    ),
    references: [
      "https://github.com/BelledonneCommunications/linphone-iphone/issues/402",
      "https://github.com/zendesk/zendesk_sdk_ios/issues/465",
      "https://github.com/zkmopro/mopro/pull/122",
      "https://github.com/Expensify/App/pull/35336",
    ]
  )
  static let subject = RuleSubject.keys(Set(requirements.map(\.key)).sorted(), in: .infoPlist)

  /// A key, the kinds of bundles that must have it, and the code for its absence.
  private struct Requirement {
    let key: String
    let kinds: Set<ProductBundle.Kind>
    let code: String
  }

  private static let users: Set<ProductBundle.Kind> = [.app, .appClip, .watchApp, .appExtension]

  private static let requirements = [
    Requirement(key: "CFBundleDisplayName", kinds: [.appExtension], code: "ITMS-90360"),
    Requirement(key: "CFBundleExecutable", kinds: [.appExtension], code: "ITMS-90360"),
    Requirement(key: "CFBundleExecutable", kinds: [.framework], code: "ITMS-90868"),
    Requirement(key: "CFBundleName", kinds: [.appExtension], code: "ITMS-90360"),
    Requirement(key: "CFBundleShortVersionString", kinds: users.union([.framework]), code: "ITMS-90057"),
    Requirement(key: "CFBundleVersion", kinds: users.union([.framework]), code: "ITMS-90056"),
    Requirement(key: "MinimumOSVersion", kinds: [.framework], code: "ITMS-90360"),
  ]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isForDevices, document.tree.isReadable, document.rootDictionary != nil else {
      return
    }
    for requirement in requirements where requirement.kinds.contains(built.kind) {
      let key = requirement.key
      let entry = context.rootKeys.entry(forKey: key)
      // Another rule reports an empty system version, which has a code of its own.
      guard entry == nil || entry?.value?.stringValue?.isEmpty == true && key != "MinimumOSVersion" else { continue }
      context.report(
        description,
        at: entry?.range ?? document.anchor,
        description.text(entry == nil ? "message" : "empty", built.path, key),
        appStoreCode: requirement.code,
        key: key
      )
    }
  }
}
