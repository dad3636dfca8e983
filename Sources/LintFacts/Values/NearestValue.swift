import KeyCatalog

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
