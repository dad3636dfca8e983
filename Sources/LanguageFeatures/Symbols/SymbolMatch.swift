import SourceText

/// How well a name fits the text that a user searches for: its characters in their order, whatever their case.
enum SymbolMatch {
  /// What is matched, the best first.
  private enum Form: Int {
    case whole, prefix, word, part, scattered
  }

  /// Returns how well a name fits a text in lower case, the lower the better, below 2^36; nil if it does not fit.
  ///
  /// The whole name is best, then its start, the start of a word, any part, and characters here and there, the closer the
  /// better. Of equal matches the shorter name is better. Both are UTF-8; only ASCII letters of the name are compared without case. Linear in the name times the text, both of which
  /// are short.
  static func rank(_ query: [UInt8], _ name: ArraySlice<UInt8>) -> Int? {
    if let start = start(of: query, in: name) {
      let isInside = start > name.startIndex
      let form: Form =
        isInside
        ? (isWordStart(start, in: name) ? .word : .part) : query.count == name.count ? .whole : .prefix
      return rank(form, span: query.count, name.count)
    }
    return span(of: query, in: name).map { rank(.scattered, span: $0, name.count) }
  }

  private static func rank(_ form: Form, span: Int, _ length: Int) -> Int {
    form.rawValue << 32 | min(span, 0xFFFF) << 16 | min(length, 0xFFFF)
  }

  /// Returns where the whole query is in the name: at the start of a word if there is such a place.
  private static func start(of query: [UInt8], in name: ArraySlice<UInt8>) -> Int? {
    guard query.count <= name.count else { return nil }
    var found: Int?
    for start in name.startIndex...(name.endIndex - query.count) {
      guard zip(query, name[start...]).allSatisfy({ $0 == ASCII.lowercased($1) }) else { continue }
      if isWordStart(start, in: name) { return start }
      found = found ?? start
    }
    return found
  }

  /// Returns how many bytes of the name the characters of the query take; nil if they are not in it in this order.
  private static func span(of query: [UInt8], in name: ArraySlice<UInt8>) -> Int? {
    var rest = query[...]
    var start: Int?
    for index in name.indices {
      guard let wanted = rest.first else { break }
      guard ASCII.lowercased(name[index]) == wanted else { continue }
      start = start ?? index
      rest = rest.dropFirst()
      if rest.isEmpty { return index + 1 - (start ?? index) }
    }
    return nil
  }

  /// Whether a word starts there: at the start of the name, after a separator, or at a capital after a small letter.
  private static func isWordStart(_ index: Int, in name: ArraySlice<UInt8>) -> Bool {
    guard index > name.startIndex, index < name.endIndex else { return true }
    let former = name[index - 1]
    guard ASCII.isLetterOrDigit(former) || former >= 0x80 else { return true }
    return ASCII.isCapital(name[index]) && !ASCII.isCapital(former)
  }
}
