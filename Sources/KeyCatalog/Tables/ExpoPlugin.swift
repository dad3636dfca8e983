/// What a config plugin of Expo writes into an Info.plist.
public struct ExpoPlugin: Sendable {
  /// The keys with a text, sorted, each with the option that holds it; the plugin has a sentence of its own for each.
  public let texts: [(key: String, option: String)]
  /// The keys that it writes only with one of some options.
  public let onlyWith: [String: [String]]
  /// The keys that it does not write with one of some options.
  public let notWith: [String: [String]]
  /// The other keys that it always writes.
  public let keys: [String]
  /// Whether it runs without being listed, if its package is installed.
  public let isAutomatic: Bool
  /// Whether the option `false` does not keep it from writing its text.
  public let ignoresFalse: Bool
}

extension ExpoPlugin {
  init(entry: CatalogFields) {
    texts = entry.lists("texts").compactMap { key, options in options.first.map { (key, $0) } }.sorted { $0.0 < $1.0 }
    onlyWith = entry.lists("onlyWith")
    notWith = entry.lists("notWith")
    keys = entry.list("keys")
    isAutomatic = entry.flag("automatic")
    ignoresFalse = entry.flag("ignoresFalse")
  }
}

extension KeyCatalog {
  /// The config plugins of Expo, by the name of their package.
  public static let expoPlugins: [String: ExpoPlugin] = Dictionary(
    entries(of: "expo-plugins").map { ($0.name, ExpoPlugin(entry: $0.entry)) }
  ) { first, _ in first }

  /// Returns the config plugin that an app lists as `name`: its package, or a file in it; nil for unknown ones.
  public static func expoPlugin(_ name: String) -> ExpoPlugin? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return expoPlugins[parts.prefix(name.hasPrefix("@") ? 2 : 1).joined(separator: "/")]
  }
}
