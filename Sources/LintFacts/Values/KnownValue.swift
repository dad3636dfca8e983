import KeyCatalog

/// The known value that an unknown one almost is, for lists that have other values too.
package enum KnownValue {
  /// Returns the value of `values` that `text` is a misspelling of; nil if it may be a value of its own.
  ///
  /// That is one that differs in case or separators only, by one or two letters, or that `text` is the beginning of.
  /// Values that differ in digits only are versions or numbers of their own. Linear in the number of values.
  package static func meant(by text: String, among values: [String]) -> String? {
    let folded = fold(text)
    guard folded.count >= 4 else { return nil }
    if let same = values.first(where: { fold($0) == folded }) { return same }
    // What names of one maker have in common does not distinguish them.
    let ownCount = text.split(separator: ".").last?.count ?? 0
    var limit = ownCount >= 12 ? 2 : ownCount >= 6 ? 1 : 0
    var nearest: String?
    for value in values where limit > 0 && withoutDigits(value) != withoutDigits(text) {
      guard let distance = EditDistance.bounded(text, value, limit: limit) else { continue }
      (nearest, limit) = (value, distance - 1)
    }
    return nearest ?? continuation(of: text, among: values)
  }

  /// Returns the only value that has further words after `text`.
  private static func continuation(of text: String, among values: [String]) -> String? {
    guard text.count >= 8, text.contains(where: \.isUppercase), !text.contains(".") else { return nil }
    let longer = values.filter { $0.hasPrefix(text) && $0.dropFirst(text.count).first?.isUppercase == true }
    return longer.count == 1 ? longer.first : nil
  }

  private static func fold(_ text: String) -> String {
    text.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  private static func withoutDigits(_ text: String) -> String { text.filter { !$0.isNumber } }
}

/// The listed value that was most likely meant.
package enum NearestValue {
  /// Returns the value of `values` that `text` probably means, or nil if none is similar.
  ///
  /// That is one that differs in case or separators only, or the nearest one at up to two edits, or the only one that
  /// `text` begins or ends; among equally near ones the first. Linear in the number of values.
  package static func of(_ text: String, among values: [String]) -> String? {
    let folded = fold(text)
    guard !folded.isEmpty else { return nil }
    if let same = values.first(where: { fold($0) == folded }) { return same }
    var limit = min(2, text.count / 3)
    var nearest: String?
    for value in values where limit > 0 {
      guard let distance = EditDistance.bounded(text, value, limit: limit) else { continue }
      (nearest, limit) = (value, distance - 1)
    }
    return nearest ?? completion(of: folded, among: values)
  }

  private static func completion(of folded: String, among values: [String]) -> String? {
    guard folded.count >= 4 else { return nil }
    let longer = values.filter { fold($0).hasSuffix(folded) || fold($0).hasPrefix(folded) }
    return longer.count == 1 ? longer.first : nil
  }

  private static func fold(_ text: String) -> String {
    text.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }
}
