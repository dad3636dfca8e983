import LanguageFeatures

/// Translates tokens to the numbers of the protocol.
enum SemanticTokenLegend {
  /// The types, by their number; all are standard ones, which themes know.
  static let types = ["property", "string", "number", "keyword", "variable", "macro", "namespace", "enumMember"]
  /// The modifiers, by their bit.
  static let modifiers = ["defaultLibrary", "deprecated"]

  /// Returns five numbers for each token, relative to the one before; linear.
  static func numbers(of tokens: [SemanticToken], _ positions: PositionConverter) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(5 * tokens.count)
    var last = Position(line: 0, character: 0)
    for token in tokens {
      let range = positions.range(token.range)
      let isSameLine = range.start.line == last.line
      numbers.append(range.start.line - last.line)
      numbers.append(isSameLine ? range.start.character - last.character : range.start.character)
      numbers.append(range.end.character - range.start.character)
      numbers.append(type(token.kind))
      numbers.append((token.isKnown ? 1 : 0) | (token.isDeprecated ? 2 : 0))
      last = range.start
    }
    return numbers
  }

  private static func type(_ kind: SemanticToken.Kind) -> Int {
    switch kind {
    case .key: 0
    case .string: 1
    case .number: 2
    case .boolean: 3
    case .buildSetting: 4
    case .formatSpecifier: 5
    case .language: 6
    case .state: 7
    }
  }
}
