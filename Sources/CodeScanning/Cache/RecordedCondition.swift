/// Writes the condition of a piece of code as a text, and reads it back.
///
/// Each term is a word that starts with its kind; code for all platforms has no words.
enum RecordedCondition {
  /// Returns the text of a condition.
  static func text(of condition: BuildCondition) -> String {
    condition == .always ? "" : condition.allTerms.map(word(of:)).joined(separator: " ")
  }

  /// Returns the condition of a text; nil if it is damaged.
  static func condition(in text: String) -> BuildCondition? {
    guard !text.isEmpty else { return .always }
    let words = text.split(separator: " ")
    let terms = words.compactMap(term(of:))
    guard terms.count == words.count else { return nil }
    if case .fixed(let outcome)? = terms.first, terms.count == 1 { return BuildCondition(outcome) }
    return BuildCondition(terms)
  }

  private static func word(of term: BuildCondition.Term) -> String {
    switch term {
    case .fixed(let outcome): "=\(outcome.whenTrue.rawValue)/\(outcome.whenFalse.rawValue)"
    case .flag(let name): "f\(name)"
    case .macro(let name): "m\(name)"
    case .definition(let name): "d\(name)"
    case .before(let version): "<\(version.platforms.rawValue)/\(version.version)"
    case .not: "!"
    case .and: "&"
    }
  }

  private static func term(of word: Substring) -> BuildCondition.Term? {
    let rest = word.dropFirst()
    switch word.first {
    case "=":
      let masks = rest.split(separator: "/").compactMap { UInt8($0).map(PlatformMask.init) }
      return masks.count == 2 ? .fixed(ConditionOutcome(whenTrue: masks[0], whenFalse: masks[1])) : nil
    case "f": return .flag(String(rest))
    case "m": return .macro(String(rest))
    case "d": return .definition(String(rest))
    case "<":
      let parts = rest.split(separator: "/")
      guard parts.count == 2, let mask = UInt8(parts[0]) else { return nil }
      return .before(SystemVersion(platforms: PlatformMask(rawValue: mask), version: String(parts[1])))
    case "!": return .not
    case "&": return .and
    default: return nil
    }
  }
}
