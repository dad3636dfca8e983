import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports values that are not valid for a key.
enum KeyInvalidValue: EntryRule {
  static let description = RuleDescription(
    id: "key-invalid-value",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.reader],
    example: .plist(
      bad: "<key>UIUserInterfaceStyle</key> <string>dark</string>",
      good: "<key>UIUserInterfaceStyle</key> <string>Dark</string>"
    ),
    references: [.apple("bundleresources/information-property-list")]
  )
  static let subject = RuleSubject.everything()

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let info = entry.info, info.valuesAreClosed, !info.isDoubtful, !SpecialKeys.haveRuleForValues(info),
      let value = entry.value
    else { return }
    if value.kind == .array {
      for item in value.children { check(item, entry, info, in: &context) }
    } else {
      check(value, entry, info, in: &context)
    }
  }

  private static func check(_ node: Node, _ entry: CatalogEntry, _ info: KeyInfo, in context: inout RuleContext) {
    guard node.kind == .string, let text = node.stringValue, !BuildVariable.occurs(in: text) else { return }
    let allowed = info.values.map(\.value)
    guard !allowed.isEmpty, !allowed.contains(text), !SpecialKeys.isOfLibrary(text, entry),
      context.hasEffect(entry)
    else { return }
    let nearest = NearestValue.of(text, among: allowed)
    let fix = nearest.map {
      Fix(description.text("replace", $0), [context.editor.replaceText(of: node, with: $0)], isSafe: false)
    }
    context.report(
      description,
      at: node.range,
      message(text, entry.name, allowed, nearest),
      severity: severity(text, entry, nearest),
      appStoreCode: isForPlatform(info, context) ? entry.domain.info.wrongValueCode : nil,
      fixes: fix.map { [$0] } ?? []
    )
  }

  /// Whether the key is one of the system that the bundle is for; true if that is not known.
  private static func isForPlatform(_ info: KeyInfo, _ context: RuleContext) -> Bool {
    guard let platform = context.traits.bundle.otherPlatform, !info.platforms.isEmpty else { return true }
    return info.platforms.contains { $0.platform == platform }
  }

  /// Returns a lower severity than that of the rule where the system may accept the value.
  ///
  /// Xcode's editor leaves an empty string if no value is chosen, which counts as none in an Info.plist. Signing takes the value of
  /// the provisioning profile, so apps ship with capital letters in their entitlements.
  private static func severity(_ text: String, _ entry: CatalogEntry, _ nearest: String?) -> Severity? {
    if text.isEmpty { return entry.domain == .infoPlist ? .info : .warning }
    return entry.domain == .entitlements && nearest?.lowercased() == text.lowercased() ? .info : nil
  }

  private static func message(_ text: String, _ key: String, _ allowed: [String], _ nearest: String?) -> String {
    let found = String(text.prefix(60))
    if let nearest { return description.text("near-miss", found, key, nearest) }
    let values = allowed.count > 8 ? nil : allowed.joined(separator: ", ")
    guard let values else {
      return text.isEmpty ? description.text("empty", key) : description.text("message", found, key)
    }
    return text.isEmpty ? description.text("empty-of-few", key, values) : description.text("few", found, key, values)
  }
}
