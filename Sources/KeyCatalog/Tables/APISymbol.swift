/// An API, import or package whose use needs purpose strings.
public struct APISymbol: Sendable, Hashable {
  /// How sure it is that the use needs them.
  public enum Confidence: String, Sendable {
    case certain
    case likely
    /// An import, which proves no use by itself.
    case importOnly = "import-only"
  }

  /// The text to look for: a call, a type, an import, the name of a package.
  public let symbol: String
  /// The language (`swift`, `objc`, `c`) or the kind of package (`pod`, `npm`, `flutter` and so on).
  public let language: String
  /// The alternatives: any one of the lists is enough, but each with all its Info.plist keys; empty where none is needed.
  public let requirement: [[String]]
  /// How sure it is that the use needs them.
  public let confidence: Confidence
  /// Whether the source was read; else no more than a warning may be built on it.
  public let isChecked: Bool
  /// Whether the use alone reaches nothing protected, so that it proves no need; it only shows what a key may be there for.
  public let isIdle: Bool
  /// Further facts, or nil.
  public let note: String?
  /// The address of the page that says so.
  public let documentation: String?
}

extension APISymbol {
  init(symbol: String, language: String, entry: CatalogFields) {
    self.symbol = symbol
    self.language = language
    requirement = (entry.text("needs") ?? "").split(separator: "|").map { alternative in
      alternative.split(separator: ";").map(String.init)
    }
    confidence = entry.text("confidence").flatMap(Confidence.init) ?? .importOnly
    isChecked = entry.flag("checked")
    isIdle = entry.flag("idle")
    note = entry.text("note")
    documentation = entry.text("doc")
  }
}
