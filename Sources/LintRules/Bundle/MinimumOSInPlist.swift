import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports `MinimumOSVersion` in files that Xcode fills in, and empty ones anywhere.
enum MinimumOSInPlist: Rule {
  static let description = RuleDescription(
    id: "minimum-os-in-plist",
    severity: .warning,
    refusedBy: [.appStoreConnect],
    example: .plist(
      bad: """
        <key>CFBundleIdentifier</key> <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>MinimumOSVersion</key> <string>13.0</string>
        """,
      good: "<key>CFBundleIdentifier</key> <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"
    ),
    references: [
      .apple("bundleresources/information-property-list/minimumosversion"),
      "https://github.com/BelledonneCommunications/linphone-iphone/issues/402",
    ]
  )
  static let subject = RuleSubject.keys("MinimumOSVersion", in: .infoPlist)

  static let checks = Check.withOrWithoutProject(check)

  private static let key = "MinimumOSVersion"

  private static func check(_ document: Document, _ project: ProjectContext, in context: inout RuleContext) {
    guard let entry = context.rootKeys.entry(forKey: key), let value = entry.value,
      let text = value.literalText, let message = message(text, project, context)
    else { return }
    let isBuilt = project.built?.isForDevices ?? false
    let code = isFramework(project) && !text.isEmpty ? "ITMS-90362" : "ITMS-90530"
    context.report(
      description,
      at: value.range,
      message,
      severity: isBuilt ? .error : nil,
      // What Xcode would overwrite is rejected only if the code was built for another version.
      appStoreCode: text.isEmpty || isTooOld(project, context) ? code : nil,
      fixes: isBuilt
        ? [] : [Fix(description.text("remove", key), [context.editor.removeEntry(entry)], isSafe: false)]
    )
  }

  private static func message(_ text: String, _ project: ProjectContext, _ context: RuleContext) -> String? {
    if text.isEmpty { return description.text("empty") }
    if isTooOld(project, context) { return description.text("old", text) }
    return BuiltInfoPlist.isSource(context.rootKeys) ? description.text("message") : nil
  }

  /// Whether no system of an iPhone or iPad that the App Store serves is so old.
  private static func isTooOld(_ project: ProjectContext, _ context: RuleContext) -> Bool {
    let bundle = context.traits.bundle
    let version = context.rootKeys.value(forKey: key)?.stringValue.flatMap(VersionNumber.major)
    let isInApp = bundle.isOnly(for: .iOS) && bundle.isAppOrPartOfOne || isFramework(project)
    return isInApp && version.map { $0 < 8 } ?? false
  }

  /// Whether it is a framework in an app that was built for iOS.
  private static func isFramework(_ project: ProjectContext) -> Bool {
    project.built.map { $0.kind == .framework && $0.isForDevices && $0.product.platform == .iOS } ?? false
  }
}
