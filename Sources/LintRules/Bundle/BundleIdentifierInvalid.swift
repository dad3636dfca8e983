import LintEngine
import LintFacts
import PropertyList

/// Reports bundle identifiers with characters that none can have.
enum BundleIdentifierInvalid: EntryRule {
  static let description = RuleDescription(
    id: "bundle-identifier-invalid",
    severity: .error,
    premises: [.fileKind, .bundleKind],
    refusedBy: [.codesign, .appStoreConnect],
    example: .plist(
      bad: """
        <key>CFBundleIdentifier</key> <string>org.example.wine_cellar</string>
        <key>CFBundlePackageType</key> <string>APPL</string>
        """,
      good: """
        <key>CFBundleIdentifier</key> <string>org.example.wine-cellar</string>
        <key>CFBundlePackageType</key> <string>APPL</string>
        """
    ),
    references: [.apple("bundleresources/information-property-list/cfbundleidentifier")]
  )
  static let subject = RuleSubject.keys("CFBundleIdentifier", in: .infoPlist)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let value = entry.value,
      let text = value.literalText, !text.isEmpty, !BundleIdentifier.isPlaceholder(text),
      let wrong = text.first(where: { !isAllowed($0) })
    else { return }
    let replacement = String(text.map { isAllowed($0) ? $0 : "-" })
    context.report(
      description,
      at: value.range,
      description.text("message", String(wrong)),
      // Bundles that are neither app nor extension are rarely looked up by their identifier.
      severity: context.traits.bundle.kind?.value.isAppOrPartOfOne ?? true ? nil : .warning,
      fixes: [
        Fix(
          description.text("replace", replacement),
          [context.editor.replaceText(of: value, with: replacement)],
          isSafe: false
        )
      ]
    )
  }

  private static func isAllowed(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber) || character == "-" || character == "."
  }
}
