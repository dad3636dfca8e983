import LintEngine
import LintFacts
import PropertyList

/// Reports URL schemes that are none.
enum URLSchemeInvalid: EntryRule {
  static let description = RuleDescription(
    id: "url-scheme-invalid",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.appStoreConnect, .system],
    example: .plist(
      bad: """
        <key>CFBundleURLTypes</key> <array>
          <dict> <key>CFBundleURLSchemes</key> <array> <string>cellar://</string> </array> </dict>
        </array>
        """,
      good: """
        <key>CFBundleURLTypes</key> <array>
          <dict> <key>CFBundleURLSchemes</key> <array> <string>cellar</string> </array> </dict>
        </array>
        """
    ),
    appStoreCode: "ITMS-90158",
    references: [URLTypes.page, "https://www.rfc-editor.org/rfc/rfc3986#section-3.1"]
  )
  static let subject = RuleSubject.keys(URLTypes.schemesPath, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for scheme in URLTypes.literalSchemes(entry) {
      guard !URLScheme.isValid(scheme.text), !URLScheme.isPlaceholder(scheme.text) else { continue }
      let beginning = URLScheme.beginning(of: scheme.text)
      context.report(
        description,
        at: scheme.node.range,
        message(scheme.text, beginning),
        // Xcode's editor leaves an empty string if nothing is typed.
        severity: scheme.text.isEmpty ? .warning : nil,
        fixes: beginning.map { bare in
          let edit = context.editor.replaceText(of: scheme.node, with: bare)
          return [Fix(description.text("replace", bare), [edit])]
        } ?? []
      )
    }
  }

  private static func message(_ text: String, _ beginning: String?) -> String {
    if text.isEmpty { return description.text("empty") }
    if let beginning { return description.text("url", text, beginning) }
    return description.text("message", String(text.prefix(60)))
  }
}
