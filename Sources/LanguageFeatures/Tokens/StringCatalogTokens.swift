import JSON
import SourceText
import StringTable

/// The meanings of the parts of a string catalog: keys, languages, states, and placeholders in texts.
enum StringCatalogTokens {
  /// Returns the tokens of the texts that touch `range`, by ascending start; linear in the catalog.
  static func tokens(in catalog: StringCatalog, _ text: SourceText, range: Range<Int>?) -> [SemanticToken] {
    var tokens: [SemanticToken] = []
    for entry in catalog.texts {
      let whole = entry.name.range.lowerBound..<entry.value.range.upperBound
      if let range, whole.upperBound < range.lowerBound || range.upperBound < whole.lowerBound { continue }
      tokens.append(SemanticToken(range: entry.name.range, kind: .key, isDeprecated: entry.isStale))
      if let state = entry.value["extractionState"], state.kind == .string {
        tokens.append(SemanticToken(range: state.range, kind: .state))
      }
      for translation in entry.translations {
        tokens.append(SemanticToken(range: translation.name.range, kind: .language))
        for unit in translation.units {
          if let state = unit.state, state.kind == .string {
            tokens.append(SemanticToken(range: state.range, kind: .state))
          }
          guard let value = unit.value, value.kind == .string else { continue }
          tokens += SemanticTokens.texts(in: value.range, text, hasSpecifiers: true)
        }
      }
    }
    // The members of an object may be in any order.
    return tokens.filter { !$0.range.isEmpty }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
