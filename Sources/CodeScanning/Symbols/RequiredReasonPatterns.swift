import KeyCatalog

/// A symbol of the catalog whose use a privacy manifest must explain, and how it looks in code.
struct RequiredReasonSymbol: Sendable {
  /// The symbol, as users write it.
  let name: String
  /// Its categories, sorted.
  var categories: [String]
  /// How it looks.
  let pattern: SymbolPattern
  /// Whether it counts only in a file that uses the attributes of files.
  var needsFileAttributes = false

  /// Returns the symbols that code in `language` can use.
  static func symbols(for language: SourceLanguage) -> [RequiredReasonSymbol] {
    var symbols: [RequiredReasonSymbol] = []
    for api in KeyCatalog.requiredReasonAPIs where language.traits.symbolLanguages.contains(api.language) {
      for symbol in Self.symbols(for: api) {
        let known = symbols.firstIndex { $0.name == symbol.name && $0.pattern.role == symbol.pattern.role }
        if let known {
          symbols[known].categories = Set(symbols[known].categories + [api.category]).sorted()
        } else {
          symbols.append(symbol)
        }
      }
    }
    return symbols
  }

  private static func symbols(for api: RequiredReasonAPI) -> [RequiredReasonSymbol] {
    let parts = api.symbol.split { $0 == "." || $0 == " " || $0 == "(" }.map(String.init)
    guard let owner = parts.first, let member = parts.last else { return [] }
    func make(_ symbol: String, _ language: String, _ role: SymbolPattern.Role?) -> RequiredReasonSymbol? {
      SymbolPattern(symbol: symbol, language: language, role: role).map {
        RequiredReasonSymbol(name: parts.joined(separator: "."), categories: [api.category], pattern: $0)
      }
    }
    if api.language == "c" {
      var function = make(api.symbol, "c", nil)
      // In Swift `stat()` makes the structure of that name; without an argument, only the clock is a call.
      if member != "mach_absolute_time" { function = function?.excluding(UInt8(ascii: ")")) }
      return [function].compactMap(\.self)
    }
    // These are members of other types too.
    if owner == "FileAttributeKey" {
      var key = make(member, "swift", .key)
      key?.needsFileAttributes = true
      return [make(api.symbol, "swift", nil), key].compactMap(\.self)
    }
    // The receiver is a variable or omitted, as in `[.creationDateKey]`.
    let isMember = parts.count > 1 || member.first?.isLowercase ?? false
    return [make(member, api.language, isMember ? .member : .type)].compactMap(\.self)
  }

  /// Returns the symbol that counts only if `byte` does not follow.
  private func excluding(_ byte: UInt8) -> RequiredReasonSymbol {
    var pattern = pattern
    pattern.exclusions.append([.punctuation(byte)])
    return RequiredReasonSymbol(name: name, categories: categories, pattern: pattern)
  }
}
