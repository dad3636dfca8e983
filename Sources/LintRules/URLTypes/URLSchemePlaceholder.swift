import LintEngine
import LintFacts
import PropertyList

/// Reports URL schemes that are placeholders.
enum URLSchemePlaceholder: EntryRule {
  static let description = RuleDescription(
    id: "url-scheme-placeholder",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.appStoreConnect],
    example: .plist(
      bad: """
        <key>CFBundleURLTypes</key> <array>
          <dict> <key>CFBundleURLSchemes</key> <array> <string>fb[APP_ID]</string> </array> </dict>
        </array>
        """,
      good: """
        <key>CFBundleURLTypes</key> <array>
          <dict> <key>CFBundleURLSchemes</key> <array> <string>fb1234567890</string> </array> </dict>
        </array>
        """
    ),
    references: [URLTypes.page, "https://github.com/xu-li/cordova-plugin-wechat/issues/30"]
  )
  static let subject = RuleSubject.keys(URLTypes.schemesPath, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for scheme in URLTypes.literalSchemes(entry) where URLScheme.isPlaceholder(scheme.text) {
      let isValid = URLScheme.isValid(scheme.text)
      context.report(
        description,
        at: scheme.node.range,
        description.text("message", String(scheme.text.prefix(60))),
        // A placeholder that follows the grammar passes the upload, but is never opened.
        severity: isValid ? .warning : nil,
        appStoreCode: isValid ? nil : "ITMS-90158"
      )
    }
  }
}
