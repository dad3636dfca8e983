/// Compares languages by the codes that name them, such as `de`, `pt-BR`, `zh_TW` or, from former times, `German`.
package enum LanguageCode {
  /// Former names of `.lproj` folders.
  private static let formerNames = [
    "danish": "da", "dutch": "nl", "english": "en", "finnish": "fi", "french": "fr", "german": "de", "italian": "it",
    "japanese": "ja", "korean": "ko", "norwegian": "no", "portuguese": "pt", "spanish": "es", "swedish": "sv",
  ]

  /// Codes whose texts may well be the same: names of one language, and languages with one way of writing much of it.
  private static let groups = [
    "bs": "hr", "fil": "tl", "in": "id", "iw": "he", "ms": "id", "nb": "no", "nn": "no", "sh": "hr", "sr": "hr",
  ]

  /// Regions that write Chinese in the traditional script.
  private static let traditionalRegions: Set<Substring> = ["hk", "mo", "tw"]

  /// Returns the code of a language that a text names in English, as folders were named before there were codes.
  package static func code(ofFormerName text: String) -> String? { formerNames[text.lowercased()] }

  /// Returns whether a text is the English name of a language, as folders were named before there were codes.
  package static func isFormerName(_ text: String) -> Bool { formerNames[text.lowercased()] != nil }

  /// Returns a name that is the same for all codes of one language in one script; regions are ignored.
  package static func family(_ code: String) -> String {
    let parts = parts(code)
    guard let first = parts.first else { return "" }
    let language = formerNames[String(first)] ?? String(first)
    let script = parts.dropFirst().first { $0.count == 4 }
    guard language == "zh" else { return script.map { "\(language)-\($0)" } ?? language }
    let isTraditional = script == "hant" || script == nil && !traditionalRegions.isDisjoint(with: parts.dropFirst())
    return isTraditional ? "zh-hant" : "zh-hans"
  }

  /// Returns whether both codes name one language, whatever the script or region.
  package static func isSameLanguage(_ code: String, _ other: String) -> Bool {
    language(code) == language(other)
  }

  /// Returns whether a code is a region of another one of `codes`, or the like: a longer name of one family.
  ///
  /// Linear in them.
  package static func isRegion(_ code: String, among codes: some Sequence<String>) -> Bool {
    let family = family(code)
    return codes.contains { $0.count < code.count && Self.family($0) == family }
  }

  /// Returns whether a text may be the same in both languages although it is translated.
  package static func isAlike(_ code: String, _ other: String) -> Bool {
    let (code, other) = (language(code), language(other))
    return (groups[code] ?? code) == (groups[other] ?? other)
  }

  /// Returns the language of the table that those in the other `languages` are compared with: the one that the texts are
  /// written in, else `Base`, else English; nil if there is none of these.
  ///
  /// A language is preferred to its regions.
  package static func reference(among languages: [String], developmentLanguage: String?) -> String? {
    for wanted in [developmentLanguage, "Base", "en"].compactMap(\.self) {
      // No other name of a language is shorter than one without a region, and this is asked for each file.
      let hasRegion = wanted.utf8.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      if !hasRegion, languages.contains(wanted) { return wanted }
      let found = languages.filter { $0 != "Base" && wanted != "Base" && isSameLanguage(wanted, $0) }
      if let first = found.min(by: { $0.count < $1.count }) { return first }
    }
    return nil
  }

  private static func language(_ code: String) -> String {
    let first = parts(code).first.map(String.init) ?? ""
    return formerNames[first] ?? first
  }

  private static func parts(_ code: String) -> [Substring] {
    code.lowercased().split { $0 == "-" || $0 == "_" }
  }
}
