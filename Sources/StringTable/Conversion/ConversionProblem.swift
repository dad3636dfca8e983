/// Why an entry cannot be written in another kind of table.
public struct ConversionProblem: Error, Sendable, Hashable {
  /// The key of the entry.
  public let key: String
  /// The language of the text; nil for what concerns all languages.
  public let language: String?
  /// What cannot be represented, as the end of a sentence that begins with the key.
  public let reason: String

  /// What is to be done about it, as a sentence.
  public var message: String {
    let place = language.map { " (\($0))" } ?? ""
    return "“\(key)”\(place) \(reason); nothing converted"
  }
}

/// Why one text cannot be written in another kind of table.
struct UnfitText: Error {
  /// The end of a sentence that begins with the key.
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
