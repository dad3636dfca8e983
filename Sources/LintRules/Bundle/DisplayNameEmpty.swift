import LintEngine
import PropertyList

/// Reports empty names of bundles.
enum DisplayNameEmpty: EntryRule {
  static let description = RuleDescription(
    id: "display-name-empty",
    severity: .info,
    example: .plist(
      bad: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>CFBundleDisplayName</key> <string></string>
        """,
      good: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>CFBundleDisplayName</key> <string>Cellar</string>
        """
    ),
    references: [
      .apple("bundleresources/information-property-list/cfbundledisplayname"),
      .apple("bundleresources/information-property-list/cfbundlename"),
      "https://github.com/part-cw/lambdanative/issues/248",
    ]
  )
  static let subject = RuleSubject.keys(codes.keys, in: .infoPlist)

  /// The App Store codes of the keys.
  private static let codes = ["CFBundleDisplayName": "ITMS-90360", "CFBundleName": "ITMS-90784"]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let code = codes[entry.name], !context.traits.bundle.isLoadable, let value = entry.value,
      value.kind == .string, let text = value.stringValue, text.allSatisfy(\.isWhitespace) || text == entry.name
    else { return }
    let edit = context.editor.replaceText(of: value, with: "$(PRODUCT_NAME)")
    context.report(
      description,
      at: value.range,
      description.text(text == entry.name ? "key-name" : "message", entry.name),
      appStoreCode: text == entry.name ? nil : code,
      fixes: [Fix(description.text("replace", "$(PRODUCT_NAME)"), [edit], isSafe: false)],
      cause: .run(entry.name)
    )
  }
}
