/// Detects texts that only name the resource, in English and Chinese.
///
/// A text is plain if no word is left without the words of requests and those for resources. A word that is not listed
/// may always be the reason, so other languages are never plain.
package enum PlainText {
  /// Words of requests, and those that connect a sentence.
  package static let fillers: Set<String> = [
    "a", "access", "accesses", "accessing", "all", "allow", "allowing", "allows", "always", "an", "and", "any", "app",
    "app's", "application", "apps", "are", "ask", "asking", "asks", "at", "authorization", "authorize", "background",
    "be", "by",
    "can", "compliance", "correct", "correctly", "current", "demanded", "demands", "dependencies", "dependency",
    "enable", "feature", "features", "for", "foreground",
    "framework", "full", "function", "functionality", "functions", "get", "give",
    "grant", "has",
    "have", "i",
    "if", "in", "is", "it", "its", "let", "libraries", "may", "might", "must", "my", "need", "needed", "needs", "of",
    "on", "only",
    "or", "order", "our", "parties", "party", "permission", "permissions", "permit", "please", "plugin", "plugins",
    "privacy", "proper",
    "properly", "read", "request", "requesting",
    "requests", "require", "required", "requires", "requiring", "sdk", "sdks", "some", "that", "the", "third", "this",
    "times", "to", "us",
    "usage", "use", "used", "user", "user's", "uses", "using", "utilize", "utilized", "utilizes", "want", "wants", "we",
    "when", "while", "will", "wish",
    "wishes", "work", "working", "works", "would", "like", "write", "you", "your",
  ]

  /// Words for the resources that are protected.
  package static let resources: Set<String> = [
    "activity", "address", "album", "albums", "apple", "audio", "bluetooth", "book", "calendar", "calendars", "camera",
    "cameras", "contact", "contacts", "data", "device", "device's", "devices", "event", "events", "face", "faceid",
    "fitness", "gallery", "gps", "health", "healthkit", "home", "homekit", "id", "image", "images", "kit", "library",
    "local", "location", "locations", "media", "mic", "microphone", "motion", "music", "network", "nfc", "phone",
    "phone's", "photo", "photos", "picture", "pictures", "position", "provider", "recognition", "reminder", "reminders",
    "sensor", "sensors", "service", "services", "siri", "speech", "tracking", "tv", "video", "videos",
  ]

  /// Words of praise, which any app may claim.
  private static let praises: Set<String> = [
    "best", "better", "enhance", "enhanced", "experience", "improve", "improved", "improving",
  ]

  /// What is blamed, with any word before it for its name: "the Firebase SDK".
  private static let blamed: Set<String> = ["dependency", "package", "plugin", "plugins", "sdk", "sdks"]
  /// Libraries that are blamed by their name alone, or by their subject: "by React Native", "the ads library".
  private static let blamedNames: Set<[String]> = Set(
    [
      "android", "apple", "cordova", "expo", "firebase", "flutter", "google", "ios", "ipados", "macos", "react",
      "unity",
    ]
    .map { ["by", $0] }
      + ["ad", "ads", "advertising", "analytics"].flatMap { name in
        ["framework", "libraries", "library"].map { [name, $0] }
      } + [["react", "native"]]
  )
  /// What apps are sent to the store for.
  private static let storeWords: Set<String> = ["approval", "connect", "review", "submission", "upload"]

  private static let openings: Set<String> = ["allow", "enable", "give", "grant", "let", "permit"]
  private static let verbs: Set<String> = [
    "accesses", "asks", "needs", "requests", "requires", "uses", "wants", "would",
  ]

  /// The number of words that the name of an app may have.
  private static let nameLimit = 3

  /// Pairs of words for the purpose string itself, for those who demand it, and for what any app does.
  ///
  /// Each word alone may be part of a reason, as in "Speech to text".
  private static let pairs: Set<[String]> = Set(
    ["description", "entry", "key", "message", "string", "text"].map { ["this", $0] }
      + [["app", "review"], ["app", "store"], ["info", "plist"], ["to", "launch"], ["to", "run"]]
  )

  /// Whether the words state only that something is used; `key` is the key of the text.
  package static func isPlain(_ text: PurposeWords, key: String) -> Bool {
    let words = withoutPairs(withoutName(text))
    // To get into the app is the very purpose of Face ID.
    if key == "NSFaceIDUsageDescription", words.contains("access") { return false }
    return !words.isEmpty && words.allSatisfy(isVacuous)
  }

  /// Whether `word` gives no reason.
  package static func isVacuous(_ word: String) -> Bool {
    word == PurposeWords.variable || fillers.contains(word) || resources.contains(word) || praises.contains(word)
  }

  /// Returns the words without those of `pairs`.
  private static func withoutPairs(_ words: [String]) -> [String] {
    var rest: [String] = []
    var index = 0
    while index < words.count {
      let pair = Array(words[index...].prefix(2))
      if pair.count == 2, pairs.contains(pair) {
        // The first word keeps a text of nothing else from being empty.
        rest.append(words[index] == "info" ? "app" : words[index])
        index += 2
        if pair == ["app", "store"], index < words.count, storeWords.contains(words[index]) { index += 1 }
      } else if pair.count == 2, blamed.contains(pair[1]) || blamedNames.contains(pair) {
        rest.append("sdk")
        // "By React Native" is one name.
        index += pair == ["by", "react"] && words[index...].prefix(3).last == "native" ? 3 : 2
      } else {
        rest.append(words[index])
        index += 1
      }
    }
    return rest
  }

  /// Returns the words without the name of the app in a request ("Allow Notes to use …", "Notes needs …").
  private static func withoutName(_ text: PurposeWords) -> [String] {
    let words = text.words
    guard let first = words.first else { return words }
    if openings.contains(first) {
      let end = words.prefix(nameLimit + 2).firstIndex { $0 == "to" || $0 == "access" || $0 == "permission" }
      return end.map { [first] + words[$0...] } ?? words
    }
    guard let verb = words.prefix(nameLimit + 1).firstIndex(where: verbs.contains),
      text.areCapitalized[..<verb].allSatisfy({ $0 }), !activities.contains(where: first.hasSuffix)
    else { return words }
    return Array(words[verb...])
  }

  /// Ends of words for what is done ("Scanning needs the camera"), which is a reason and not a name.
  private static let activities = ["ing", "ion", "ment", "ance", "ence", "search", "chat"]
}
