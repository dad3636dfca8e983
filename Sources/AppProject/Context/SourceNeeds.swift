import KeyCatalog

/// Turns uses of protected resources into needs of purpose strings.
enum SourceNeeds {
  /// The largest number of places that are told of one symbol.
  private static let placeLimit = 8

  /// Returns what the sources ask for, in their order.
  ///
  /// Types and functions that the project declares itself, whose names are `declared`, are not the system's and ask for
  /// nothing. Linear in the uses.
  static func needs(of sources: [ScannedSource], declared: Set<String>) -> [PurposeNeed] {
    var places: [APISymbol: Int] = [:]
    var needs: [PurposeNeed] = []
    for use in sources.lazy.flatMap(\.uses) where use.isCertain {
      if let name = use.declaredName, declared.contains(name) { continue }
      places[use.symbol, default: 0] += 1
      guard places[use.symbol, default: 0] <= placeLimit else { continue }
      needs.append(
        PurposeNeed(
          alternatives: use.symbol.requirement,
          cause: title(of: use.symbol.symbol),
          kind: use.isBareType || use.symbol.symbol.contains("=") ? .use : .call,
          isCertain: use.symbol.isChecked,
          platforms: Set((use.platforms ?? []).map(\.rawValue)),
          evidence: use.evidence
        )
      )
    }
    return needs
  }

  /// Returns a symbol as people write it: the catalog leaves parentheses open behind the argument that decides.
  private static func title(of symbol: String) -> String {
    guard !symbol.hasSuffix("(") else { return String(symbol.dropLast()) }
    let open = symbol.count { $0 == "(" } - symbol.count { $0 == ")" }
    return symbol + String(repeating: ")", count: max(open, 0))
  }
}
