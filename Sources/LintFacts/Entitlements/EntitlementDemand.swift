import KeyCatalog
import LintEngine

/// The entitlements that a key, a background mode or a device capability of an Info.plist requires.
package struct EntitlementDemand: Sendable {
  /// The key, mode or capability.
  package let name: String
  /// The entitlements, of which one will do.
  package let entitlements: [String]
  /// The item that the entitlement, a list, must have; nil if any value is enough.
  package let item: String?
  /// Whether Apple's documentation states it.
  package let isCertain: Bool
  /// Whether only a true value requires it.
  package let needsTrue: Bool
  /// Whether it holds inside the App Sandbox of the Mac only.
  package let isOfSandbox: Bool

  package static let sandbox = "com.apple.security.app-sandbox"

  /// The entitlements without which the hardened runtime denies access, with or without the sandbox.
  ///
  /// Source: Apple, "Hardened Runtime", resource access.
  package static let hardened: Set = [
    "com.apple.security.automation.apple-events", "com.apple.security.device.audio-input",
    "com.apple.security.device.camera", "com.apple.security.personal-information.addressbook",
    "com.apple.security.personal-information.calendars", "com.apple.security.personal-information.location",
    "com.apple.security.personal-information.photos-library",
  ]

  /// Entitlements that have another name on the Mac.
  private static let macNames = ["aps-environment": "com.apple.developer.aps-environment"]

  /// The demands of each key, mode (`UIBackgroundModes:voip`) or capability by kind and name.
  package static let all: [String: [EntitlementDemand]] = Dictionary(
    grouping: KeyCatalog.entitlementRelations.compactMap(EntitlementDemand.init),
    by: \.name
  )

  private init?(_ relation: EntitlementRelation) {
    guard ["background-mode", "capability", "info-plist"].contains(relation.kind), relation.certainty != .doubtful,
      ["implies", "requires"].contains(relation.relation),
      let need = relation.needs.first(where: { $0.hasPrefix("ent:") }), !need.contains("(")
    else { return nil }
    let parts = need.dropFirst("ent:".count).split(separator: " ").map(String.init)
    let names = parts.filter { $0.contains(".") || $0.contains("-") }
    name = relation.name
    entitlements = names + names.compactMap { Self.macNames[$0] }
    item = parts.count == 3 && parts[1] == "with" ? parts[2] : nil
    isCertain = relation.certainty == .certain
    needsTrue = relation.condition == "true"
    isOfSandbox = relation.condition?.hasSuffix("\(Self.sandbox) true") ?? false
  }

  /// Returns whether an entitlement is another one's name on the Mac.
  package static func isMacName(_ name: String) -> Bool { macNames.values.contains(name) }

  /// The entitlements, as a message names them.
  package var text: String { Words.either(entitlements.filter { !Self.isMacName($0) }) }

  /// Returns whether the bundles are signed without it, each in all its configurations.
  package func isUnmet(by signed: BundleEntitlements) -> Bool {
    if isOfSandbox, !signed.areSandboxed {
      return signed.areHardened && entitlements.contains { Self.hardened.contains($0) && signed.lacks($0) }
    }
    guard entitlements.allSatisfy(signed.lacks) else {
      return item.map { item in !entitlements.contains { signed.lists(item, under: $0) } } ?? false
    }
    return true
  }
}
