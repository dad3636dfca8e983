import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports keys that no privacy manifest has at their place.
enum PrivacyUnknownKey: EntryRule {
  static let description = RuleDescription(
    id: "privacy-unknown-key",
    severity: .warning,
    premises: [.fileKind],
    example: .plist(
      file: "PrivacyInfo.xcprivacy",
      bad: "<key>NSPrivacyTrackingDomain</key> <array/>",
      good: "<key>NSPrivacyTrackingDomains</key> <array/>"
    ),
    appStoreCode: "ITMS-91056",
    references: [.apple("bundleresources/privacy-manifest-files")]
  )
  static let subject = RuleSubject.everything(in: .privacyManifest)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.info == nil, !BuildVariable.occurs(in: entry.name),
      // `plist-key-whitespace` has a better word for those.
      entry.name.first?.isWhitespace == false, entry.name.last?.isWhitespace == false
    else { return }
    let known = KeyCatalog.children(of: entry.level, in: .privacyManifest).map(\.key)
    guard let nearest = NearestValue.of(entry.name, among: known), !context.hasSibling(nearest, of: entry) else {
      return context.report(description, at: entry.key.range, description.text("message", entry.name))
    }
    context.report(
      description,
      at: entry.key.range,
      description.text("near-miss", entry.name, nearest),
      severity: .error,
      fixes: [
        Fix(
          description.text("rename", nearest),
          [context.editor.replaceText(of: entry.key, with: nearest)],
          isSafe: false
        )
      ]
    )
  }
}
