/// A group of numbers that a language treats alike.
///
/// Source: Unicode CLDR, "Language Plural Rules".
public enum PluralCategory: String, Sendable, CaseIterable {
  case zero
  case one
  case two
  case few
  case many
  case other
}

/// Which plural categories the whole numbers of a language fall into.
public enum PluralRules {
  /// Returns the categories, in the order of `PluralCategory.allCases`; nil if the language is not known.
  ///
  /// `language` is a code such as `ru`, `pt-BR` or `zh_Hans`. Categories that only numbers with fractions or in the
  /// millions fall into are omitted, as most texts do.
  public static func categories(of language: String) -> [PluralCategory]? {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return table[code]
  }

  /// Returns whether only numbers with fractions are of the category “other” in a language: every integer has a form of its own.
  public static func hasOtherForFractionsOnly(_ language: String) -> Bool {
    ["be", "pl", "ru", "uk"].contains(language.prefix { $0 != "-" && $0 != "_" }.lowercased())
  }

  /// Returns whether the category “one” of a language has 21, 31 and so on too.
  public static func hasOneForMoreThanOne(_ language: String) -> Bool {
    ["be", "bs", "hr", "is", "lt", "lv", "mk", "ru", "sh", "sr", "uk"]
      .contains(language.prefix { $0 != "-" && $0 != "_" }.lowercased())
  }

  private static let table: [String: [PluralCategory]] = {
    var table: [String: [PluralCategory]] = [:]
    for (categories, languages) in groups {
      for language in languages.split(separator: " ") { table[String(language)] = categories }
    }
    return table
  }()

  private static let groups: [([PluralCategory], String)] = [
    ([.other], "bm bo dz id ig ii ja jv km ko lo ms my sah ses sg su th to vi wo yo yue zh"),
    (
      [.one, .other],
      """
      af am an as ast az bg bn ca da de doi el en eo es et eu fa ff fi fil fo fr fur fy gl gu ha haw hi hu hy ia is it \
      ka kk kl kn ku ky lb lij ln mg mk ml mn mr nb ne nl nn no nso om or pa pap ps pt rm rw sc sd si so sq sv sw syr ta te \
      ti tk tl tn tr ug ur uz vo wa xh yi zu
      """
    ),
    ([.one, .two, .other], "he iu iw naq sat se smn sms"),
    ([.one, .few, .other], "bs cs hr lt mo ro sh shi sk sr"),
    ([.one, .few, .many, .other], "be pl ru uk"),
    ([.one, .two, .few, .other], "dsb gd gv hsb sl"),
    ([.one, .two, .few, .many, .other], "br ga mt"),
    ([.zero, .one, .other], "ksh lag lv prg"),
    ([.zero, .one, .two, .few, .many, .other], "ar ars cy kw"),
  ]
}
