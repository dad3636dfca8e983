/// A text for users, with Markdown and without any markup.
public struct FormattedText: Sendable, Hashable {
  /// The text in Markdown (CommonMark), with everything except markup escaped.
  public let markdown: String
  /// The same text without markup.
  public let plainText: String

  /// Makes a text of its two forms.
  init(markdown: String, plainText: String) {
    self.markdown = markdown
    self.plainText = plainText
  }
}
