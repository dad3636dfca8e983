/// An API whose use a privacy manifest must explain.
public struct RequiredReasonAPI: Sendable, Hashable {
  /// The category, as written in the manifest.
  public let category: String
  /// The text to look for.
  public let symbol: String
  /// The language: `swift`, `objc` or `c`.
  public let language: String
  /// The reason codes that are valid for the category.
  public let reasons: [String]
  /// Further facts, or nil.
  public let note: String?
}
