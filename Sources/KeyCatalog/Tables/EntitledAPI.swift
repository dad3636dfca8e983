import PropertyList

/// An API that only bundles with an entitlement may use.
public struct EntitledAPI: Sendable, Hashable {
  /// The text to look for.
  public let symbol: String
  /// The language: `swift` or `objc`.
  public let language: String
  /// The entitlements, of which one is enough, the usual one first.
  public let entitlements: [String]
  /// Whether it needs them only inside the App Sandbox on macOS.
  public let isOfSandbox: Bool
  /// The usual text after the first entitlement.
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
