/// What a config plugin of Expo writes into an Info.plist.
public struct ExpoPlugin: Sendable {
  /// The keys with a text, sorted, each with the option that holds it; the plugin has a sentence of its own for each.
  public let texts: [(key: String, option: String)]
  /// The keys that it writes only with one of some options.
  public let onlyWith: [String: [String]]
  /// The keys that it does not write with one of some options.
  public let notWith: [String: [String]]
  /// The other keys that it writes.
  public let keys: [String]
  /// Those of them that it does not write if one of some options is given and turned off.
  public let offWith: [String: [String]]
  /// Whether it runs without being listed, if its package is installed.
  public let isAutomatic: Bool
  /// The texts that the option `false` does not keep it from writing.
  public let ignoresFalse: Set<String>
  /// The texts that an empty option makes empty, instead of its own sentence.
  public let keepsEmpty: Set<String>
}

extension ExpoPlugin {
  init(entry: CatalogFields) {
    texts = entry.lists("texts").compactMap { key, options in options.first.map { (key, $0) } }.sorted { $0.0 < $1.0 }
    onlyWith = entry.lists("onlyWith")
    notWith = entry.lists("notWith")
    keys = entry.list("keys")
    offWith = entry.lists("offWith")
    isAutomatic = entry.flag("automatic")
    ignoresFalse = Set(entry.list("ignoresFalse"))
    keepsEmpty = Set(entry.list("keepsEmpty"))
  }
}
