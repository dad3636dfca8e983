import SourceText

/// Checks the names of `.lproj` folders.
///
/// Source: BCP 47 for the shape; ISO 639-1 for the languages of two letters, ISO 3166-1 for the regions. Names of three letters
/// are not looked up, as nearly all of them are languages.
package enum LanguageFolder {
  /// Codes of two letters, former ones among them.
  private static let languages = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo \
    es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji \
    jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb \
    nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr \
    ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(separator: " ").map(String.init)
  )

  /// Codes of regions, with those that CLDR has in addition.
  private static let regions = Set(
    """
    ac ad ae af ag ai al am an ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt bv bw by bz ca \
    cc cd cf cg ch ci ck cl cm cn co cp cr cs cu cv cw cx cy cz de dg dj dk dm do dz ea ec ee eg eh er es et eu ez fi fj fk \
    fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu ic id ie il im in io iq ir is it je \
    jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr \
    ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru \
    rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st sv sx sy sz ta tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua \
    ug um un us uy uz va vc ve vg vi vn vu wf ws xa xb xk ye yt za zm zw
    """.split(separator: " ").map(String.init)
  )

  /// Letters that are often written for a region.
  private static let regionMistakes = ["en": "us", "ja": "jp", "ko": "kr", "uk": "gb", "zh": "cn"]

  /// Frequent names of languages whose code is different: mostly the code of a country.
  private static let mistakes = [
    "cn": "zh-Hans", "cz": "cs", "dk": "da", "gb": "en-GB", "gr": "el", "jp": "ja", "sp": "es", "ua": "uk", "us": "en",
    "vn": "vi",
  ]

  /// What is wrong with a name.
  package enum Fault: Equatable {
    /// It is `Base` in other letters.
    case base
    /// It is a code of another meaning; the language's own is given.
    case otherCode(String)
    /// It is not a code of a language.
    case unknown
    /// A part after the language is not valid in a code; the rest without it is given.
    case part(String, rest: String)
    /// A part after the language is not the code of a region; a code that is meant is given, if that is known.
    case region(String, meant: String?)
  }

  /// Returns what is wrong with the name of a folder, without its extension; nil for those that may be right.
  package static func fault(_ name: String) -> Fault? {
    guard name != "Base", name != "mul" else { return nil }
    if name.lowercased() == "base" { return .base }
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first?.lowercased() else { return .unknown }
    // Old names such as `German`, of which there is no complete list.
    if parts.count == 1, language.count > 3, name.first?.isUppercase == true, isLetters(name) { return nil }
    if let meant = mistakes[language], parts.count == 1 { return .otherCode(meant) }
    guard isLetters(language), languages.contains(language) || language.count == 3 else { return .unknown }
    if let wrong = parts.indices.dropFirst().first(where: { !isSubtag(parts[$0]) }) {
      return .part(parts[wrong], rest: rest(of: parts, without: wrong))
    }
    return regionFault(parts)
  }

  /// Returns what is wrong with the region of a code whose parts have the right shape.
  private static func regionFault(_ parts: [String]) -> Fault? {
    guard let index = parts.indices.dropFirst().first(where: { parts[$0].utf8.count == 2 && isLetters(parts[$0]) }),
      !regions.contains(parts[index].lowercased())
    else { return nil }
    let meant = regionMistakes[parts[index].lowercased()].map { region in
      parts.indices.map { $0 == index ? region.uppercased() : parts[$0] }.joined(separator: "-")
    }
    return .region(parts[index], meant: meant)
  }

  /// Returns the name without a wrong part; regions as Android writes them lose their letter.
  private static func rest(of parts: [String], without wrong: Int) -> String {
    var parts = parts
    let part = parts[wrong]
    if part.count == 3, part.hasPrefix("r"), isLetters(part) {
      parts[wrong] = String(part.dropFirst())
    } else {
      parts.remove(at: wrong)
    }
    return parts.joined(separator: "-")
  }

  /// Whether a part after the language has the shape of a script, region or registered variant.
  private static func isSubtag(_ part: String) -> Bool {
    let isDigits = part.utf8.allSatisfy(ASCII.isDigit)
    switch part.utf8.count {
    case 2, 4: return isLetters(part) || part.first?.isNumber == true
    case 3: return isDigits
    // Variants that translation tools have and the registry does not have.
    case 5...8: return !["formal", "informal"].contains(part.lowercased())
    default: return false
    }
  }

  private static func isLetters(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(ASCII.isLetter)
  }
}
