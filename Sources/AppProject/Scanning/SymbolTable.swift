import KeyCatalog

/// The symbols of the catalog that prove a need, arranged for looking them up in one language's code.
struct SymbolTable: Sendable {
  /// A symbol with what it looks like.
  struct Entry: Sendable {
    /// What the catalog says.
    let symbol: APISymbol
    /// What it looks like.
    var pattern: SymbolPattern
  }

  /// All entries, in the order of the catalog.
  private(set) var entries: [Entry]
  private let indicesByHead: [UInt64: [Int]]
  /// One bit for each value of `filterHash` that some head has, so that nearly all identifiers cost no look-up.
  private let filter: [UInt64]

  /// Keys that belong into the Info.plist of a bundle other than the one whose code calls the API.
  private static let keysOfOtherBundles: Set<String> = [
    "NSSystemExtensionUsageDescription", "OSBundleUsageDescription",
  ]

  /// Returns the table for `language`.
  static func table(for language: SourceLanguage) -> SymbolTable {
    switch language {
    case .swift: swift
    case .objectiveC: objectiveC
    case .header: header
    case .c: c
    }
  }

  private static let swift = SymbolTable(languages: ["swift", "c"])
  private static let objectiveC = SymbolTable(languages: ["objc", "c"])
  // Functions are declared in headers, not called.
  private static let header = SymbolTable(languages: ["objc"])
  private static let c = SymbolTable(languages: ["c"])

  private init(languages: Set<String>) {
    let symbols = KeyCatalog.apiSymbols.filter { symbol in
      symbol.confidence == .certain && languages.contains(symbol.language)
        && !symbol.requirement.joined().isEmpty
        && symbol.requirement.joined().allSatisfy { !Self.keysOfOtherBundles.contains($0) }
    }
    self.init(symbols: symbols)
  }

  /// Makes a table of `symbols`, whatever their confidence.
  init(symbols: [APISymbol]) {
    var entries: [Entry] = symbols.compactMap { symbol in
      SymbolPattern(symbol: symbol.symbol, language: symbol.language).map { Entry(symbol: symbol, pattern: $0) }
    }
    var indices: [UInt64: [Int]] = [:]
    var filter = [UInt64](repeating: 0, count: 1 << 10)
    for (index, entry) in entries.enumerated() {
      entry.pattern.head.withUnsafeBufferPointer { head in
        indices[Self.hash(head, 0..<head.count), default: []].append(index)
        let bit = Self.filterHash(head, 0..<head.count)
        filter[Int(bit >> 6)] |= 1 << UInt64(bit & 63)
      }
    }
    for group in indices.values where group.count > 1 { Self.exclude(group, &entries) }
    self.entries = entries
    indicesByHead = indices.mapValues { group in
      // The longest form is tried first.
      group.sorted { (entries[$0].pattern.rest.count, $1) > (entries[$1].pattern.rest.count, $0) }
    }
    self.filter = filter
  }

  /// Keeps a short form, such as `requestAuthorization`, from matching where a longer one with the same label stands, such
  /// as `requestAuthorization(for:`, whose argument decides.
  private static func exclude(_ group: [Int], _ entries: inout [Entry]) {
    for short in group {
      let prefix = entries[short].pattern.rest
      for long in group where entries[long].pattern.head == entries[short].pattern.head {
        let rest = entries[long].pattern.rest
        guard rest.count > prefix.count, Array(rest.prefix(prefix.count)) == prefix, !prefix.isEmpty else { continue }
        let more = rest.dropFirst(prefix.count)
        let label = more.firstIndex(of: .punctuation(UInt8(ascii: ":"))).map { more[...$0] } ?? more
        entries[short].pattern.exclusions.append(Array(label))
      }
    }
  }

  /// Returns the entries whose first identifier is the one at `range`, longest form first.
  func candidates(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [Int] {
    let bit = Self.filterHash(bytes, range)
    guard filter[Int(bit >> 6)] & (1 << UInt64(bit & 63)) != 0 else { return [] }
    guard let group = indicesByHead[Self.hash(bytes, range)] else { return [] }
    return group.filter { entries[$0].pattern.head.elementsEqual(bytes[range]) }
  }

  /// Returns 16 bits that depend on the length and three bytes of an identifier.
  private static func filterHash(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt16 {
    let first = UInt32(bytes[range.lowerBound])
    let middle = UInt32(bytes[range.lowerBound + range.count / 2])
    let last = UInt32(bytes[range.upperBound - 1])
    let mixed = (first | middle << 8 | last << 16 | UInt32(truncatingIfNeeded: range.count) << 24) &* 0x9E37_79B1
    return UInt16(truncatingIfNeeded: mixed >> 16)
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
    return hash
  }
}
