import PropertyList

/// An API that only bundles with an entitlement may use.
public struct EntitledAPI: Sendable, Hashable {
  /// The text to look for.
  public let symbol: String
  /// The language: `swift` or `objc`.
  public let language: String
  /// The entitlements, of which one is enough, the usual one first.
  public let entitlements: [String]
  /// Whether it needs them inside the App Sandbox of the Mac alone.
  public let isOfSandbox: Bool
  /// What stands behind the first entitlement as a rule.
  public let value: PropertyListValue

  init(symbol: String, language: String, entry: CatalogFields) {
    self.symbol = symbol
    self.language = language
    entitlements = entry.list("needs")
    isOfSandbox = entry.flag("sandbox")
    let items = entry.list("items")
    value =
      items.isEmpty ? entry.text("value").map { .string($0) } ?? .boolean(true) : .array(items.map { .string($0) })
  }
}
