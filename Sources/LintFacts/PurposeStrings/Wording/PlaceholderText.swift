import KeyCatalog
import SourceText

/// Detects placeholders for a purpose string that is not written yet.
package enum PlaceholderText {
  /// Why a text is a placeholder.
  package enum Reason {
    /// It is a note to the author, filler or nothing at all.
    case filler
    /// It repeats the key's name or the title that Xcode shows for it.
    case keyName
    /// It is what a template or tool writes for every app.
    case stock
  }

  /// Whole texts without case and punctuation.
  private static let wholeTexts: Set<String> = [
    "asdf", "bar", "blah", "blah blah", "blah blah blah", "changeme", "change me", "dummy", "dummy text", "empty",
    "example", "fixme", "foo", "foo bar", "insert text here", "message", "n a", "na", "nil", "none", "null",
    "placeholder", "placeholder text", "purpose", "purpose string", "reason", "replace me", "sample", "sample text",
    "some reason", "some text", "string", "tba", "tbd", "test", "testing", "text", "this is a test", "to be done",
    "todo",
    "undefined", "your message", "your message here", "your reason", "your reason here", "your text", "your text here",
    "占位", "描述", "测试", "測試", "权限描述", "待填写", "说明", "說明",
  ]

  /// Texts that tools write, and those that the guides of libraries give as samples, as words.
  ///
  /// Facts: the READMEs of expo-image-picker, expo-media-library, expo-tracking-transparency and image_picker, the guide of Google
  /// Mobile Ads for iOS, and the README of react-native-permissions.
  private static let stockTexts: Set<String> = [
    "allow this app to collect app related data that can be used for tracking you or your device",
    "this identifier will be used to deliver personalized ads to you",
    "allow $ to save photos", "allow $ to discover and connect to bluetooth devices",
    "allow $ to add photos to your library", "used to capture audio for image picker plugin",
    "used to demonstrate image picker plugin",
  ]

  /// Nouns for what a purpose string is, in place of one.
  private static let selfDescriptions: Set<String> = ["description", "dummy", "placeholder", "purpose", "reason"]
  /// Nouns that do so only together with one of the words below.
  private static let weakSelfDescriptions: Set<String> = ["message", "prompt", "string", "text"]
  private static let templateWords: Set<String> = ["custom", "goes", "here", "str"]

  /// Build settings that hold the name of the app, which alone is not a reason.
  private static let nameVariables: Set<String> = [
    "EXECUTABLE_NAME", "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_MODULE_NAME", "PRODUCT_NAME", "TARGET_NAME",
  ]

  private static let instructions: Set<String> = [
    "add", "enter", "fill", "insert", "provide", "put", "replace", "type", "write",
  ]
  /// What a text asks its author for.
  private static let askedFor: Set<String> = ["description", "explanation", "purpose", "reason"]
  private static let instructionNouns: Set<String> = [
    "description", "explanation", "message", "purpose", "reason", "string", "text", "usage",
  ]

  /// The examples of the catalog, which describe what some other app does.
  private static let examples: Set<String> = Set(
    KeyCatalog.protectedResources.compactMap(\.exampleText).map { PurposeWords($0).joined }
  )

  private static let keyNames: Set<String> = Set(
    KeyCatalog.protectedResources.filter { PurposeKeys.isPurposeString($0.key) }
      .flatMap { [$0.key, $0.title].compactMap(\.self) }.map(PurposeWords.letters)
  )

  /// Returns why the text is a placeholder, or nil if it is not one.
  package static func reason(_ text: PurposeString) -> Reason? { reason(text.value, key: text.resource.key) }

  /// Returns why the text under `key` is a placeholder, or nil if it is not one.
  package static func reason(_ text: String, key: String) -> Reason? {
    let words = PurposeWords(text)
    if keyNames.contains(PurposeWords.letters(of: text)) || namesKey(text) { return .keyName }
    if isFiller(words) || isNote(text, words) || isName(text) { return .filler }
    let isStock =
      stockTexts.contains(words.joined) || examples.contains(words.joined)
      || words.hasVariable && namesOnlyResource(words, key)
    return isStock ? .stock : nil
  }

  /// Whether a word of the text is a key, which users do not know.
  private static func namesKey(_ text: String) -> Bool {
    text.containsBytes(of: "UsageDescription")
      && text.split { !$0.isLetter && !$0.isNumber }.contains {
        KeyCatalog.protectedResource(forKey: String($0)) != nil
      }
  }

  /// A variable alone may be the whole text, so there must be more.
  private static func namesOnlyResource(_ words: PurposeWords, _ key: String) -> Bool {
    words.words.contains(where: PlainText.resources.contains) && PlainText.isPlain(words, key: key)
  }

  private static func isFiller(_ text: PurposeWords) -> Bool {
    let words = text.words
    // Only punctuation, and letters used as placeholders.
    if words.allSatisfy({ word in word.allSatisfy { $0 == "x" } }) { return words.joined().count != 1 }
    if wholeTexts.contains(text.joined) { return true }
    let isTemplate = words.contains(where: templateWords.contains)
    let nouns = isTemplate ? selfDescriptions.union(weakSelfDescriptions) : selfDescriptions
    return words.contains(where: nouns.contains)
      && words.allSatisfy { PlainText.isVacuous($0) || nouns.contains($0) || templateWords.contains($0) }
  }

  /// Whether nothing but a build setting for the name of the app is there.
  private static func isName(_ value: String) -> Bool {
    let text = WhiteSpace.trim(value)
    return nameVariables.contains { text == "$(\($0))" || text == "${\($0)}" }
  }

  private static func isNote(_ value: String, _ text: PurposeWords) -> Bool {
    let words = text.words
    if ["TODO:", "FIXME", "YOUR_", "[YOUR", "<YOUR", "[your ", "<your "].contains(where: value.containsBytes(of:)) {
      return true
    }
    if text.joined.containsBytes(of: "lorem ipsum") { return true }
    // A mark of work that is left, which a text in Spanish has in capitals only if all of it is.
    if value.hasPrefix("TODO "), value.contains(where: \.isLowercase) { return true }
    let asked = words.first == "please" ? Array(words.dropFirst()) : words
    if let first = asked.first, instructions.contains(first), let last = asked.last, askedFor.contains(last),
      asked.dropFirst().allSatisfy({ PlainText.isVacuous($0) || instructionNouns.contains($0) })
    {
      return true
    }
    guard let first = words.first, words.count > 1 else { return false }
    if first == "todo", instructions.contains(words[1]) || words[1] == "describe" { return true }
    if first == "describe" || first == "explain" { return words[1] == "why" }
    return instructions.contains(first) && words.last == "here" && words.contains(where: instructionNouns.contains)
  }
}
