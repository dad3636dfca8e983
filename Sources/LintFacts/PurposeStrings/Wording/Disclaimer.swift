/// Detects texts that state that the resource is not used at all.
///
/// Only sentences of nothing but known words count: a word that is not listed may limit what is denied, as in "does not
/// use your location in the background".
package enum Disclaimer {
  /// The words of one language.
  private struct Language {
    /// Words of which one must be there: those that deny.
    let denials: Set<String>
    /// Words of which one must be there: those for use.
    let verbs: Set<String>
    /// The other words that may be there.
    let others: Set<String>
    /// Whether the denial is before the verb.
    var deniesFirst = false
  }

  private static let english = Language(
    denials: ["not", "doesn't", "don't", "isn't", "aren't", "won't", "never", "no"],
    verbs: [
      "access", "accessed", "accesses", "called", "collect", "invoked", "need", "needed", "needs", "read", "request",
      "require", "required",
      "requires", "track", "tracks", "use", "used", "uses", "using", "utilize", "utilized", "utilizes", "write",
    ],
    others: PlainText.fillers.subtracting(conditions).union(PlainText.resources).union([
      "across", "actually", "api", "code", "companies", "currently", "directly", "do", "does", "function",
      "information", "itself", "longer",
      "other", "users", "websites", "yet",
    ]),
    deniesFirst: true
  )

  /// Words after which a sentence denies only a part.
  private static let conditions: Set<String> = [
    "always", "background", "can", "foreground", "if", "may", "might", "only", "when", "while", "you",
  ]

  private static let german = Language(
    denials: ["nicht", "kein", "keine", "keinen"],
    verbs: ["benutzt", "benötigt", "braucht", "gebraucht", "genutzt", "nutzt", "verwendet"],
    others: [
      "anwendung", "app", "auf", "das", "den", "der", "deine", "deinen", "die", "diese", "dieser", "fotos", "ihre",
      "ihren", "ist", "kalender", "kamera", "kontakte", "mikrofon", "standort", "von", "wird", "werden", "zugriff",
    ]
  )

  private static let french = Language(
    denials: ["n'est", "n'utilise", "n'a", "ne", "pas"],
    verbs: ["besoin", "n'utilise", "nécessite", "requiert", "utilise", "utilisé", "utilisée"],
    others: [
      "accéder", "accès", "appareil", "application", "au", "aux", "calendrier", "caméra", "cette", "contacts",
      "d'accès",
      "d'accéder", "de", "l'accès", "l'appareil", "l'application", "la", "le", "les", "localisation", "micro",
      "microphone", "photo", "photos", "position", "votre", "vos", "à",
    ]
  )

  private static let spanish = Language(
    denials: ["no"],
    verbs: ["necesita", "requiere", "usa", "utiliza"],
    others: [
      "a", "acceder", "acceso", "aplicación", "app", "cámara", "contactos", "el", "esta", "fotos", "la", "las", "los",
      "micrófono", "se", "su", "sus", "tu", "tus", "ubicación",
    ]
  )

  /// Denials that no later text takes back.
  private static let blunt: Set<String> = ["never used", "not in use", "not used", "unused"]

  private static let sentenceEnds: Set<Character> = [".", "!", "?", "。", ";", "–", "—", "\n"]

  /// The number of words that the name of an app may have.
  private static let nameLimit = 4

  /// Whether the text states no more than that the resource is not used.
  package static func matches(_ text: String) -> Bool {
    if PlainChineseText.isDenial(text) { return true }
    let sentences = text.split(whereSeparator: sentenceEnds.contains).map { PurposeWords(String($0)) }.filter {
      !$0.words.isEmpty
    }
    guard let first = sentences.first else { return false }
    // A note such as "Not used - wanted by a library" denies whatever follows.
    let lowercased = text.lowercased()
    if blunt.contains(first.joined) || blunt.contains(where: { lowercased.hasPrefix($0 + " - ") }) { return true }
    // A second sentence may explain how the resource is used, unless it only blames a library or states that all works without.
    guard sentences.dropFirst().allSatisfy(isExcuse) else { return false }
    let words = first.words
    return denies(withoutName(words), english) || [german, french, spanish].contains { denies(words, $0) }
  }

  /// Words of sentences that explain why the key is there though nothing uses it.
  private static let excuses: Set<String> = [
    "code", "continue", "continues", "contains", "decline", "deny", "dependency", "dependencies", "framework",
    "libraries",
    "library", "linked", "mentions", "plugin", "references", "refers", "sdk", "sdks",
  ]

  private static func isExcuse(_ sentence: PurposeWords) -> Bool {
    sentence.words.count(where: excuses.contains) >= 2
  }

  private static func denies(_ words: [String], _ language: Language) -> Bool {
    guard let denial = words.firstIndex(where: language.denials.contains) else { return false }
    // "Needed or the app will not …" denies something else; other languages deny after the verb.
    let denied = language.deniesFirst ? words[denial...] : words[...]
    return denied.contains(where: language.verbs.contains)
      && words.allSatisfy { word in
        word == PurposeWords.variable || language.others.contains(word) || language.verbs.contains(word)
          || language.denials.contains(word)
      }
  }

  /// Returns the words from the first "does" or "doesn't" on if only the name of an app precedes them.
  private static func withoutName(_ words: [String]) -> [String] {
    let starts: Set<String> = ["does", "doesn't", "will", "won't"]
    return words.prefix(nameLimit + 1).firstIndex(where: starts.contains).map { Array(words[$0...]) } ?? words
  }
}
