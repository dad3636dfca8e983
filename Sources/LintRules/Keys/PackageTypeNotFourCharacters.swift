import LintEngine
import PropertyList

/// Reports codes of bundles that have not four characters.
enum PackageTypeNotFourCharacters: EntryRule {
  static let description = RuleDescription(
    id: "package-type-not-four-characters",
    severity: .warning,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key>
          <string>APP</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
        </dict></plist>
        """
    ),
    references: [
      "https://developer.apple.com/documentation/bundleresources/information-property-list/cfbundlepackagetype"
    ]
  )

  private static let keys: Set = ["CFBundlePackageType", "CFBundleSignature"]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.domain == .infoPlist, context.traits.kind == .infoPlist, entry.isTopLevel, keys.contains(entry.name),
      let value = entry.value, value.kind == .string, let code = value.stringValue, !BuildVariable.occurs(in: code),
      code.count != 4
    else { return }
    context.report(
      description,
      at: value.range,
      description.text("message", entry.name, code)
    )
  }
}
