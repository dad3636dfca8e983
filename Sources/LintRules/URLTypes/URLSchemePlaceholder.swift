import LintEngine
import LintFacts
import PropertyList

/// Reports URL schemes that stand for one that nobody filled in.
enum URLSchemePlaceholder: EntryRule {
  static let description = RuleDescription(
    id: "url-scheme-placeholder",
    severity: .error,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>CFBundleURLTypes</key>
          <array>
            <dict>
              <key>CFBundleURLSchemes</key>
              <array>
                <string>fb[APP_ID]</string>
              </array>
            </dict>
          </array>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundleURLTypes</key>
          <array>
            <dict>
              <key>CFBundleURLSchemes</key>
              <array>
                <string>fb1234567890</string>
              </array>
            </dict>
          </array>
        </dict></plist>
        """
    ),
    references: [URLTypes.page, "https://github.com/xu-li/cordova-plugin-wechat/issues/30"]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for scheme in URLTypes.literalSchemes(entry) where URLScheme.isPlaceholder(scheme.text) {
      let isValid = URLScheme.isValid(scheme.text)
      context.report(
        description,
        at: scheme.node.range,
        description.text("message", String(scheme.text.prefix(60))),
        // What keeps to the grammar passes the upload; nobody opens it, though.
        severity: isValid ? .warning : nil,
        appStoreCode: isValid ? nil : "ITMS-90158"
      )
    }
  }
}
