/// What is to be said of the wording of a purpose string; each judgement is made when it is first asked for.
///
/// Several rules ask, for each state of a document, and the texts hardly ever change.
final class PurposeWording {
  private let text: PurposeString

  /// Why nobody has written the text yet, or nil.
  private(set) lazy var placeholderReason = PlaceholderText.reason(text)
  /// Whether the text says that the resource is not used.
  private(set) lazy var isDisclaimer = Disclaimer.matches(text.value)
  /// How long the text is.
  private(set) lazy var length = ScriptLength(text.value)
  /// Whether the text says no more than that the resource is used.
  private(set) lazy var isPlain =
    PlainChineseText.isPlain(text.value) || PlainText.isPlain(PurposeWords(text.value), key: text.resource.key)
  /// The words with one space between them.
  private(set) lazy var words = PurposeWords(text.value).joined

  /// Makes the judgement of a text.
  init(_ text: PurposeString) {
    self.text = text
  }
}
