import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports names of device capabilities that do not exist.
enum CapabilitiesUnknownValue: EntryRule {
  static let description = RuleDescription(
    id: "capabilities-unknown-value",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.appStoreConnect],
    example: .plist(
      bad: "<key>UIRequiredDeviceCapabilities</key> <array> <string>armv64</string> </array>",
      good: "<key>UIRequiredDeviceCapabilities</key> <array> <string>arm64</string> </array>"
    ),
    references: [capabilitiesPage]
  )
  static let subject = RuleSubject.keys(RequiredCapabilities.key, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let capabilities = RequiredCapabilities(entry, of: context.traits.bundle) else { return }
    for item in capabilities.items where !isKnown(item.name) {
      let nearest = NearestValue.of(item.name, among: namesByUse)
      context.report(
        description,
        at: item.node.range,
        message(item.name, nearest),
        severity: nearest == nil ? .warning : nil,
        fixes: nearest.map { [item.renaming(to: $0, context.editor)] } ?? [item.removal(context.editor)]
      )
    }
  }

  private static func message(_ name: String, _ nearest: String?) -> String {
    if let nearest { return description.text("near-miss", name, nearest) }
    return name.isEmpty ? description.text("no-name") : description.text("message", name)
  }

  private static func isKnown(_ name: String) -> Bool {
    // Templates of the first WatchKit apps wrote this one, which the reference omits.
    name == "watch-companion" || KeyCatalog.deviceCapability(name) != nil
  }

  /// All names, those first that apps of today use, because the first of equally near ones is proposed.
  private static let namesByUse: [String] = {
    let known = KeyCatalog.deviceCapabilities.filter { !$0.isDoubtful }
    return (known.filter { $0.status == .current } + known.filter { $0.status != .current }).map(\.value)
  }()
}
