import AppProject
import LintEngine
import LintFacts
import PropertyList

/// Reports `UIDeviceFamily` in files that Xcode fills in.
enum DeviceFamilyInPlist: DocumentRule {
  static let description = RuleDescription(
    id: "device-family-in-plist",
    severity: .warning,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>CFBundleIdentifier</key>
          <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
          <key>UIDeviceFamily</key>
          <array>
            <integer>1</integer>
          </array>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundleIdentifier</key>
          <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        </dict></plist>
        """
    ),
    references: ["https://developer.apple.com/documentation/xcode/build-settings-reference#Targeted-Device-Family"]
  )

  private static let key = "UIDeviceFamily"

  static func check(_ document: Document, in context: inout RuleContext) {
    guard document.kind == .infoPlist, let entry = context.rootKeys.entry(forKey: key), let name = entry.key,
      BuiltBundle.isSource(context.rootKeys)
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
