import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports `MinimumOSVersion` in files that Xcode fills in, and empty ones anywhere.
enum MinimumOSInPlist: DocumentRule {
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

  private static let key = "MinimumOSVersion"

  static func check(_ document: Document, in context: inout RuleContext) {
    guard let entry = context.rootKeys.entry(forKey: key), let value = entry.value,
      let text = value.literalText, let message = message(text, context)
    else { return }
    context.report(
      description,
      at: value.range,
      message,
      // What Xcode would overwrite is rejected only if the code was built for another version.
      appStoreCode: text.isEmpty || isTooOld(context) ? "ITMS-90530" : nil,
      fixes: [Fix(description.text("remove", key), [context.editor.removeEntry(entry)], isSafe: false)]
    )
  }

  private static func message(_ text: String, _ context: RuleContext) -> String? {
    if text.isEmpty { return description.text("empty") }
    if isTooOld(context) { return description.text("old", text) }
    return BuiltInfoPlist.isSource(context.rootKeys) ? description.text("message") : nil
  }

  /// Whether no system of an iPhone or iPad that the App Store serves is so old.
  private static func isTooOld(_ context: RuleContext) -> Bool {
    let bundle = context.traits.bundle
    let version = context.rootKeys.value(forKey: key)?.stringValue.flatMap(VersionNumber.major)
    return bundle.isOnly(for: .iOS) && bundle.isAppOrPartOfOne && version.map { $0 < 8 } ?? false
  }
}
