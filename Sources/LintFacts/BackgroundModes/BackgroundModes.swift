import CodeScanning
import KeyCatalog
import LintEngine
import PropertyList

/// The background modes that an Info.plist lists for a phone or a watch.
package struct BackgroundModes {
  /// The key of the list for all systems.
  package static let key = "UIBackgroundModes"
  /// The key of the list that only watches read.
  package static let watchKey = "WKBackgroundModes"

  /// One mode of the list.
  package struct Item {
    /// The name, as written in the file.
    package let name: String
    /// The item of the array.
    package let node: Node
  }

  /// The key, without device suffix.
  package let key: String
  /// The modes in the order of the file, without those that only the build determines and those with white space around them.
  package let items: [Item]

  /// Reads the list of an entry; nil for other keys and for values that are not an array.
  package init?(_ entry: CatalogEntry) {
    guard entry.domain == .infoPlist, let path = entry.info?.path, path == Self.key || path == Self.watchKey,
      let list = entry.value, list.kind == .array
    else { return nil }
    key = path
    items = list.children.compactMap { node in node.literalText.map { Item(name: $0, node: node) } }
  }

  /// The names that the list can hold.
  package var knownNames: [String] { Self.names[key] ?? [] }

  /// Returns the other key, if the mode belongs in its list; otherwise nil.
  package func otherKey(for name: String) -> String? {
    let other = key == Self.key ? Self.watchKey : Self.key
    return Self.names[other]?.contains(name) == true ? other : nil
  }

  /// Returns whether the list has a mode of this name.
  package func contains(_ name: String) -> Bool { items.contains { $0.name == name } }

  private static let names: [String: [String]] = [
    key: listedValues(of: key) + Set(systems.keys).subtracting(listedValues(of: key)).sorted(),
    watchKey: listedValues(of: watchKey),
  ]

  private static func listedValues(of key: String) -> [String] {
    KeyCatalog.key(at: key, in: .infoPlist)?.values.map(\.value) ?? []
  }

  /// The systems that support each mode of `UIBackgroundModes`.
  package static let systems: [String: Set<ApplePlatform>] = {
    let relations = KeyCatalog.entitlementRelations.filter { $0.kind == "background-mode-platforms" }
    return relations.reduce(into: [:]) { systems, relation in
      let name = relation.name.drop { $0 != ":" }.dropFirst()
      let platforms = (relation.platform ?? "").split(separator: ",").map { $0.drop { $0 == " " } }
      systems[String(name)] = Set(platforms.compactMap { ApplePlatform(rawValue: String($0)) })
    }
  }()

  /// The page on the list for all systems.
  package static let page =
    "https://developer.apple.com/documentation/bundleresources/information-property-list/uibackgroundmodes"
  /// The page on the list for watches.
  package static let watchPage =
    "https://developer.apple.com/documentation/bundleresources/information-property-list/wkbackgroundmodes"
}
