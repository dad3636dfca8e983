import AppProject
import LintEngine
import ProjectFiles

/// Reports frameworks in apps for devices without the oldest system that they run on.
enum MinimumSystemMissing: ProjectRule {
  static let description = RuleDescription(
    id: "minimum-system-missing",
    severity: .error,
    premises: [.fileKind],
    example: .built(
      bad: "<key>CFBundleExecutable</key> <string>Juice</string>",
      good: """
        <key>CFBundleExecutable</key> <string>Juice</string>
        <key>MinimumOSVersion</key> <string>15.0</string>
        """,
      in: BuiltBundle("Cellar.app/Frameworks/Juice.framework", .framework)
    ),
    appStoreCode: "ITMS-90360",
    references: ["https://github.com/BelledonneCommunications/linphone-iphone/issues/402"]
  )
  static let subject = RuleSubject.keys("MinimumOSVersion", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isForDevices, built.kind == .framework, document.tree.isReadable,
      document.rootDictionary != nil, !context.rootKeys.contains("MinimumOSVersion")
    else { return }
    let message = description.text("message", built.path, "MinimumOSVersion")
    context.report(description, at: document.anchor, message, key: "MinimumOSVersion")
  }
}
