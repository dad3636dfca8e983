import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports `UIDeviceFamily` in files that Xcode fills in.
enum DeviceFamilyInPlist: DocumentRule {
  static let description = RuleDescription(
    id: "device-family-in-plist",
    severity: .warning,
    example: .plist(
      bad: """
        <key>CFBundleIdentifier</key> <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>UIDeviceFamily</key> <array> <integer>1</integer> </array>
        """,
      good: "<key>CFBundleIdentifier</key> <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"
    ),
    references: [.apple("xcode/build-settings-reference#Targeted-Device-Family")]
  )
  static let subject = RuleSubject.keys("UIDeviceFamily", in: .infoPlist)

  private static let key = "UIDeviceFamily"

  static func check(_ document: Document, in context: inout RuleContext) {
    guard let entry = context.rootKeys.entry(forKey: key), let name = entry.key,
      BuiltInfoPlist.isSource(context.rootKeys)
    else { return }
    let removal = context.editor.removeEntry(entry)
    context.report(
      description,
      at: name.range,
      description.text("message"),
      fixes: [Fix(description.text("remove", key), [removal], isSafe: false)],
      isUnnecessary: true
    )
  }
}
