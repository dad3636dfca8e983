import LintEngine

/// Problems in the wording of a purpose string; each check runs when it is first read.
///
/// Several rules read it, for each state of a document, and the texts hardly ever change.
package final class PurposeWording {
  private let text: PurposeString

  /// Why the text is a placeholder, or nil.
  package private(set) lazy var placeholderReason = PlaceholderText.reason(text)
  /// Whether the text says that the resource is not used.
  package private(set) lazy var isDisclaimer = Disclaimer.matches(text.value)
  /// How long the text is.
  package private(set) lazy var length = ScriptLength(text.value)
  /// Whether the text says no more than that the resource is used.
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
