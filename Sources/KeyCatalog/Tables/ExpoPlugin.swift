/// What a config plugin of Expo writes into an Info.plist and the entitlements.
public struct ExpoPlugin: Sendable {
  /// When it writes something.
  public struct Condition: Sendable {
    /// The option that decides; nil if it always does.
    public let option: String?
    /// Whether it does unless the option is turned off; otherwise if the option is on.
    public let isDefault: Bool
    /// The value that the option must have, or hold; nil if any will do.
    public let value: String?
    /// The first version of Expo for which that holds; nil if it does for all.
    public let since: Int?
    /// The first version of Expo for which it no longer holds; nil if there is none.
    public let before: Int?

    /// Returns whether it is for a version of Expo; an unknown one counts as the latest.
    public func isOf(_ version: Int?) -> Bool {
      version.map { $0 >= since ?? 0 && $0 < before ?? .max } ?? (before == nil)
    }
  }

  /// The keys with a text, sorted, each with the option that holds it; the plugin has a sentence of its own for each.
  public let texts: [(key: String, option: String)]
  /// The keys that it writes only with one of some options that are on.
  public let onlyWith: [String: [Condition]]
  /// The keys that it does not write with one of some options that are on.
  public let notWith: [String: [Condition]]
  /// The other keys that it writes.
  public let keys: [String]
  /// Those of them that it does not write if one of some options is given and turned off.
  public let offWith: [String: [String]]
  /// The background modes that it writes, each with the conditions of which one will do.
  public let modes: [String: [Condition]]
  /// The background modes that it takes away from those of the app, each with options: if one of them is given, and none is on.
  public let removesModes: [String: [String]]
  /// The entitlements that it writes, in the same way as modes.
  public let entitlements: [String: [Condition]]
  /// The options whose text it writes as the value of an entitlement.
  public let entitlementTexts: [String: String]
  /// The options with URL schemes that it writes.
  public let schemes: [String]
  /// The option that chooses parts of its package; nil if there is none.
  public let handlers: String?
  /// Whether it runs without being listed, if its package is installed.
  public let isAutomatic: Bool
  /// The texts that the option `false` does not keep it from writing.
  public let ignoresFalse: Set<String>
  /// The first version of Expo in which the option `false` keeps it from writing a text; nil if it does in all.
  public let refusesSince: Int?
  /// The texts that an empty option makes empty, instead of its own sentence.
  public let keepsEmpty: Set<String>
}

extension ExpoPlugin {
  init(entry: CatalogFields) {
    texts = entry.lists("texts").compactMap { key, options in options.first.map { (key, $0) } }.sorted { $0.0 < $1.0 }
    onlyWith = entry.lists("onlyWith").mapValues { $0.map(Condition.init) }
    notWith = entry.lists("notWith").mapValues { $0.map(Condition.init) }
    keys = entry.list("keys")
    offWith = entry.lists("offWith")
    modes = entry.lists("modes").mapValues { $0.map(Condition.init) }
    removesModes = entry.lists("removesModes")
    entitlements = entry.lists("entitlements").mapValues { $0.map(Condition.init) }
    entitlementTexts = entry.lists("entitlementTexts").compactMapValues(\.first)
    schemes = entry.list("schemes")
    handlers = entry.text("handlers")
    isAutomatic = entry.flag("automatic")
    ignoresFalse = Set(entry.list("ignoresFalse"))
    refusesSince = entry.text("refusesSince").flatMap { Int($0) }
    keepsEmpty = Set(entry.list("keepsEmpty"))
  }
}

extension ExpoPlugin.Condition {
  /// Reads a condition as the catalog writes it.
  init(_ text: String) {
    var words = text.split(separator: " ")
    let version = { (word: Substring) -> Int? in
      guard words.count > 2, words[words.count - 2] == word, let version = words.last.flatMap({ Int($0) }) else {
        return nil
      }
      words.removeLast(2)
      return version
    }
    (before, since) = (version("before"), version("since"))
    isDefault = words.first == "unless"
    if isDefault { words.removeFirst() }
    let name = words.first.map { $0.hasSuffix(":") ? String($0.dropLast()) : String($0) }
    option = name == "always" ? nil : name
    value = words.count > 1 ? words.dropFirst().joined(separator: " ") : nil
  }
}
