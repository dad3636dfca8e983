import LintEngine
import LintFacts
import PropertyList

/// Reports apps that open documents and do not say whether in their place.
enum DocumentOpenInPlaceUndeclared: EntryRule {
  static let description = RuleDescription(
    id: "document-open-in-place-undeclared",
    severity: .warning,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
          <key>LSRequiresIPhoneOS</key>
          <true/>
          <key>CFBundleDocumentTypes</key>
          <array>
            <dict>
              <key>CFBundleTypeName</key>
              <string>Wine list</string>
              <key>LSHandlerRank</key>
              <string>Default</string>
              <key>LSItemContentTypes</key>
              <array>
                <string>public.json</string>
              </array>
            </dict>
          </array>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
          <key>LSRequiresIPhoneOS</key>
          <true/>
          <key>CFBundleDocumentTypes</key>
          <array>
            <dict>
              <key>CFBundleTypeName</key>
              <string>Wine list</string>
              <key>LSHandlerRank</key>
              <string>Default</string>
              <key>LSItemContentTypes</key>
              <array>
                <string>public.json</string>
              </array>
            </dict>
          </array>
          <key>LSSupportsOpeningDocumentsInPlace</key>
          <true/>
        </dict></plist>
        """
    ),
    appStoreCode: "ITMS-90737",
    references: [
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/\
      lssupportsopeningdocumentsinplace
      """,
      "https://github.com/element-hq/element-ios/issues/6159",
    ]
  )

  private static let key = "LSSupportsOpeningDocumentsInPlace"

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    let bundle = context.traits.bundle
    guard entry.isInfoPlistKey("CFBundleDocumentTypes"), bundle.isApp, bundle.isOnly(for: .iOS),
      let types = entry.value, types.kind == .array, !types.children.isEmpty, let root = entry.key.parent,
      !context.hasSibling(key, of: entry), !context.hasSibling("UISupportsDocumentBrowser", of: entry)
    else { return }
    let fixes = [true, false].map { value in
      Fix(
        description.text("insert-value", key, "\(value)"),
        [context.editor.insertEntry(key, .boolean(value), into: root)],
        isSafe: false
      )
    }
    context.report(description, at: entry.key.range, description.text("message", key), fixes: fixes)
  }
}
