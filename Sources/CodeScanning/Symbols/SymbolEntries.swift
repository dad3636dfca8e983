import KeyCatalog

/// Collects the symbols of the catalog that are searched in code.
enum SymbolEntries {
  /// Keys that belong in the Info.plist of another bundle than the one whose code calls the API.
  private static let keysOfOtherBundles: Set<String> = [
    "NSSystemExtensionUsageDescription", "OSBundleUsageDescription",
  ]

  /// Returns all symbols that are searched in code of `language`.
  static func entries(for language: SourceLanguage) -> [SymbolTable.Entry] {
    let symbols = KeyCatalog.apiSymbols.filter { needsPurposeString($0) && $0.confidence != .importOnly }
    let purposes = symbols.filter { language.traits.symbolLanguages.contains($0.language) }
      .compactMap { symbol in
        SymbolPattern(symbol: symbol.symbol, language: symbol.language, role: role(in: symbol.language))
          .map { SymbolTable.Entry(meaning: .purpose(symbol), pattern: withoutStatus($0, language)) }
      }
    let translated = language == .kotlin ? symbols.compactMap(kotlinEntry) : []
    let reasons = RequiredReasonSymbol.symbols(for: language)
      .map { SymbolTable.Entry(meaning: .requiredReason($0), pattern: $0.pattern) }
    let entitled = KeyCatalog.entitledAPIs.filter { language.traits.symbolLanguages.contains($0.language) }
      .compactMap { api in
        SymbolPattern(symbol: api.symbol, language: api.language, role: role(in: api.language))
          .map { SymbolTable.Entry(meaning: .entitled(api), pattern: $0) }
      }
    let facts = CodePattern.allCases.flatMap { fact in
      fact.forms(in: language).map { SymbolTable.Entry(meaning: .fact(fact), pattern: $0) }
    }
    let imports = language.traits.importWords.compactMap {
      SymbolPattern(symbol: $0, language: "swift", role: .anything)
    }
    .map { SymbolTable.Entry(meaning: .moduleImport, pattern: $0) }
    let checks = language.traits.availabilityWords
      .compactMap { SymbolPattern(symbol: $0, language: "swift", role: .mention) }
      .map { SymbolTable.Entry(meaning: .availability, pattern: $0) }
    let classes = language.traits.classWords
      .compactMap { SymbolPattern(symbol: $0, language: "swift", role: .mention) }
      .map { SymbolTable.Entry(meaning: .classDeclaration, pattern: $0) }
    // Of two equal patterns, the first counts.
    return facts + entitled + libraries(of: language) + purposes + translated + reasons + imports + checks + classes
  }

  /// Returns the calls of libraries that need something, and the code that gives it.
  private static func libraries(of language: SourceLanguage) -> [SymbolTable.Entry] {
    KeyCatalog.libraryNeeds.flatMap { need -> [SymbolTable.Entry] in
      let entries = { (symbols: [String: [String]], meaning: SymbolTable.Meaning) in
        language.traits.symbolLanguages.sorted().flatMap { name in
          (symbols[name] ?? []).compactMap { SymbolPattern(symbol: $0, language: name, role: role(in: name)) }
        }.map { $0.isLabel ? $0.anywhere : $0 }.map { SymbolTable.Entry(meaning: meaning, pattern: $0) }
      }
      return entries(need.calls, .library(need))
        + entries(need.settings, .librarySetting(need)).map { entry in
          // A member may be set, called or declared.
          SymbolTable.Entry(meaning: entry.meaning, pattern: entry.pattern.anywhere)
        }
    }
  }

  /// Returns a symbol of Objective-C as Kotlin calls it: a message is a call of a member, of which the first argument counts.
  private static func kotlinEntry(_ symbol: APISymbol) -> SymbolTable.Entry? {
    guard symbol.language == "objc" else { return nil }
    let colon = symbol.symbol.firstIndex(of: ":")
    let rest = colon.map { symbol.symbol[$0...].dropFirst() } ?? ""
    // Of an argument with a label, the first one does not matter.
    let argument = rest.prefix { $0 != " " }.contains(":") ? "" : rest
    let head = symbol.symbol.prefix(upTo: colon ?? symbol.symbol.endIndex).replacing(" ", with: ".")
    // A block may be after the parentheses, or without any.
    return SymbolPattern(symbol: argument.isEmpty ? String(head) : "\(head)(\(argument)", language: "swift")
      .map { SymbolTable.Entry(meaning: .purpose(symbol), pattern: withoutStatus($0, .kotlin)) }
  }

  /// Returns the places where symbols of a language of the catalog may be, if their spelling does not show it.
  ///
  /// A prefix of an import is in lower case in Dart, and no receiver precedes it; functions of JavaScript are imported too.
  private static func role(in language: String) -> SymbolPattern.Role? {
    uniformLanguages.contains(language) ? .anything : nil
  }

  private static let uniformLanguages = SourceLanguage.allCases.map(\.traits).filter(\.isUniform)
    .reduce(into: Set<String>()) { $0.formUnion($1.symbolLanguages) }

  /// Returns the pattern of a type without the members that only return whether access is possible or was permitted, such as
  /// `authorizationStatus` and `isStepCountingAvailable`: they access nothing.
  private static func withoutStatus(_ pattern: SymbolPattern, _ language: SourceLanguage) -> SymbolPattern {
    guard pattern.isBareType else { return pattern }
    let names = ["authorization", "is"].map { SymbolPattern.Element.prefix(Array($0.utf8)) }
    var pattern = pattern
    pattern.exclusions = names.map { [.punctuation(UInt8(ascii: ".")), $0] }
    // A message follows its receiver directly.
    if language.syntax == .c { pattern.exclusions += names.map { [$0] } }
    return pattern
  }

  /// Returns what the imports of modules hint at.
  static func imports(of language: SourceLanguage) -> [(module: Substring.UTF8View, symbol: APISymbol)] {
    KeyCatalog.apiSymbols
      .filter {
        $0.confidence == .importOnly && $0.language == language.traits.importLanguage && needsPurposeString($0)
      }
      .compactMap { symbol in
        // `import Photos` and `#import <Photos/Photos.h>`.
        let words = symbol.symbol.split { " <>/#".contains($0) }
        return words.count > 1 ? (words[1].utf8, symbol) : nil
      }
  }

  private static func needsPurposeString(_ symbol: APISymbol) -> Bool {
    let keys = symbol.requirement.joined()
    return !keys.isEmpty && keys.allSatisfy { !keysOfOtherBundles.contains($0) }
  }

  /// Keeps a short form, such as `requestAuthorization`, from matching a longer one with the same label, such as
  /// `requestAuthorization(for:`, whose argument decides.
  static func excludeLonger(in group: Range<Int>, _ entries: inout [SymbolTable.Entry]) {
    for short in group {
      let prefix = entries[short].pattern.rest
      guard case .purpose = entries[short].meaning, !prefix.isEmpty else { continue }
      for long in group where entries[long].pattern.head == entries[short].pattern.head {
        let rest = entries[long].pattern.rest
        guard case .purpose = entries[long].meaning else { continue }
        guard rest.count > prefix.count, Array(rest.prefix(prefix.count)) == prefix else { continue }
        let more = rest.dropFirst(prefix.count)
        let label = more.firstIndex(of: .punctuation(UInt8(ascii: ":"))).map { more[...$0] } ?? more
        entries[short].pattern.exclusions.append(Array(label))
      }
    }
  }
}
