import LintEngine
import SourceText

/// The words of a text in lower case, without punctuation; each build variable is one word, `$`.
package struct PurposeWords {
  /// The word that represents a build variable such as `$(PRODUCT_NAME)`.
  package static let variable = "$"

  /// The words in their order.
  package let words: [String]
  /// Whether each of the words begins with a capital letter.
  package let areCapitalized: [Bool]

  /// Splits a text into words; linear in its length.
  package init(_ text: String) {
    var originals: [String] = []
    var word = ""
    var closing: Character?
    var previous: Character = " "
    for character in text {
      defer { previous = character }
      if let end = closing {
        if character == end { closing = nil }
        continue
      }
      if character.isLetter || character.isNumber {
        word.append(character)
        continue
      }
      if character == "'" || character == "’", !word.isEmpty {
        word.append("'")
        continue
      }
      if !word.isEmpty { originals.append(word) }
      word = ""
      if previous == "$", character == "(" || character == "{" {
        closing = character == "(" ? ")" : "}"
        originals.append(Self.variable)
      }
    }
    if !word.isEmpty { originals.append(word) }
    words = originals.map { $0.lowercased() }
    areCapitalized = originals.map { $0.first?.isUppercase ?? false }
  }

  /// The words with one space between them.
  package var joined: String { words.joined(separator: " ") }

  /// Whether a build variable is among the words.
  package var hasVariable: Bool { words.contains(Self.variable) }

  /// Returns the letters and digits of `text` in lower case, which are the same for a key in several spellings.
  package static func letters(of text: String) -> String {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.filter { $0.isLetter || $0.isNumber }.lowercased() }
    return String(decoding: text.utf8.filter(ASCII.isLetterOrDigit).map(ASCII.lowercased), as: UTF8.self)
  }
}

/// Problems in the wording of a purpose string; each check runs when it is first read.
///
/// Several rules read it, for each state of a document, and the texts hardly ever change.
package final class PurposeWording {
  private let text: PurposeString

  /// Why the text is a placeholder, or nil.
  package private(set) lazy var placeholderReason = PlaceholderText.reason(text)
  /// Whether the text states that the resource is not used.
  package private(set) lazy var isDisclaimer = Disclaimer.matches(text.value)
  /// How long the text is.
  package private(set) lazy var length = ScriptLength(text.value)
  /// Whether the text states no more than that the resource is used.
  package private(set) lazy var isPlain =
    PlainChineseText.isPlain(text.value) || PlainText.isPlain(PurposeWords(text.value), key: text.resource.key)
  /// The words with one space between them.
  package private(set) lazy var words = PurposeWords(text.value).joined

  /// Creates the checks of a text.
  package init(_ text: PurposeString) {
    self.text = text
  }
}

extension PurposeWording {
  private struct Key: MemoryKey {
    typealias Value = PurposeWording
    static let isOfState = false
    let key: String
    let text: String
  }

  /// Returns the wording of a text; worked out once for all rules and later states of the document.
  package static func of(_ text: PurposeString, in context: RuleContext) -> PurposeWording {
    context.remember(Key(key: text.resource.key, text: text.value)) { PurposeWording(text) }
  }
}
