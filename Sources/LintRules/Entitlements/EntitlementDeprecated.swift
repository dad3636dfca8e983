import KeyCatalog
import LintEngine
import PropertyList

/// Reports entitlements that Apple has deprecated.
enum EntitlementDeprecated: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-deprecated",
    severity: .info,
    example: .plist(
      file: "App.entitlements",
      bad: "<key>inter-app-audio</key> <true/>",
      good: "<key>com.apple.developer.siri</key> <true/>"
    ),
    references: [.apple("bundleresources/entitlements")]
  )
  static let subject = RuleSubject.everything(in: .entitlements)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isTopLevel, let info = entry.info, !info.isDoubtful, isDeprecated(info, context) else { return }
    let successor = info.successor
    let message = successor.map { description.text("successor", entry.name, $0) }
    context.report(
      description,
      at: entry.key.range,
      message ?? description.text("message", entry.name),
      fixes: [Fix(description.text("remove", entry.name), [context.editor.removeEntry(entry.entry)], isSafe: false)],
      isDeprecated: true
    )
  }

  /// Whether all systems of the bundle have deprecated it.
  private static func isDeprecated(_ info: KeyInfo, _ context: RuleContext) -> Bool {
    let systems = context.traits.bundle.systems
    return info.isDeprecated || !systems.isEmpty && systems.allSatisfy { info.isDeprecated(on: $0.rawValue) }
  }
}
