import KeyCatalog
import LintEngine
import LintFacts
import Messages
import PropertyList

/// Reports keys that are named like those of purpose strings and are none.
enum PurposeStringUnknownKey: EntryRule {
  static let description = RuleDescription(
    id: "purpose-string-unknown-key",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: "<key>Privacy - Camera Usage Description</key> <string>Scan the barcode of a product.</string>",
      good: "<key>NSCameraUsageDescription</key> <string>Scan the barcode of a product.</string>"
    ),
    references: [.apple("bundleresources/protected-resources")]
  )
  static let subject = RuleSubject.everything(in: .infoPlist)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    // Translations under unknown keys are a matter of the string table.
    guard entry.info == nil,
      WhiteSpace.trim(entry.name) == entry.name,
      KeyCatalog.protectedResource(forKey: entry.name) == nil
    else { return }
    let meant = NearestPurposeKey.key(meantBy: entry.name)
    // Other makers may name keys of their own as they like.
    let isNamedAsSystemKey = PurposeKeys.isPurposeString(entry.name) && entry.name.hasPrefix("NS")
    guard meant != nil || isNamedAsSystemKey else { return }
    context.report(
      description,
      at: entry.key.range,
      meant.map { description.text("near-miss", entry.name, Messages.translated($0.resourceName), $0.key) }
        ?? description.text("message", entry.name),
      fixes: fixes(entry, meant, in: &context)
    )
  }

  private static func fixes(_ entry: CatalogEntry, _ meant: ProtectedResource?, in context: inout RuleContext) -> [Fix]
  {
    guard let meant else { return [] }
    if context.hasSibling(meant.key, of: entry) {
      let edit = context.editor.removeEntry(entry.entry)
      return [Fix(description.text("remove", entry.name), [edit], isSafe: false)]
    }
    let edit = context.editor.replaceText(of: entry.key, with: meant.key)
    return [Fix(description.text("rename", meant.key), [edit], isSafe: false)]
  }
}
