import LanguageFeatures
import LanguageServerProtocol

extension MarkupContent {
  /// Makes a text of the form that the client likes best.
  init(_ text: FormattedText, as kind: MarkupKind) {
    self.init(kind: kind, value: kind == .markdown ? text.markdown : text.plainText)
  }
}
