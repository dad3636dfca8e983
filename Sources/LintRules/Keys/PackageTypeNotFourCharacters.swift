import LintEngine
import PropertyList

/// Reports type codes of bundles that do not have four characters.
enum PackageTypeNotFourCharacters: EntryRule {
  static let description = RuleDescription(
    id: "package-type-not-four-characters",
    severity: .info,
    example: .plist(
      bad: "<key>CFBundlePackageType</key> <string>APP</string>",
      good: "<key>CFBundlePackageType</key> <string>APPL</string>"
    ),
    references: [.apple("bundleresources/information-property-list/cfbundlepackagetype")]
  )
  static let subject = RuleSubject.keys(keys, in: .infoPlist)

  private static let keys: Set = ["CFBundlePackageType", "CFBundleSignature"]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let value = entry.value, value.kind == .string, let code = value.stringValue, !BuildVariable.occurs(in: code),
      code.count != 4
    else { return }
    context.report(
      description,
      at: value.range,
      description.text("message", entry.name, code)
    )
  }
}
