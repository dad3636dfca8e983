import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports purpose strings without any text.
enum PurposeStringEmpty: EntryRule {
  static let description = RuleDescription(
    id: "purpose-string-empty",
    severity: .error,
    example: .plist(
      bad: "<key>NSCameraUsageDescription</key> <string></string>",
      good: """
        <key>NSCameraUsageDescription</key> <string>Scan the barcode of a product.</string>
        """
    ),
    appStoreCode: "ITMS-90683",
    references: [.apple("uikit/requesting-access-to-protected-resources")]
  )
  static let subject = RuleSubject.keys(where: PurposeKeys.isPurposeString, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let text = PurposeString(entry), text.value.isEmpty else { return }
    context.report(
      description,
      at: text.node.range,
      description.text("message", entry.name),
      severity: severity(of: text, in: context)
    )
  }

  /// The keys of system extensions and drivers.
  private static let extensionKeys: Set = ["NSSystemExtensionUsageDescription", "OSBundleUsageDescription"]

  /// A translation leaves one language without a reason, that of an old key only on old systems.
  private static func severity(of text: PurposeString, in context: RuleContext) -> Severity? {
    // Xcode's templates leave these empty, and the system asks with a text of its own.
    if extensionKeys.contains(text.resource.key) { return .info }
    guard context.traits.kind == .infoPlistStrings else { return nil }
    return text.resource.successorKeys.isEmpty ? .warning : .info
  }
}
