import Messages

/// A text that is written with or without markup: plain parts are escaped, the others marked up.
struct RichText: ExpressibleByStringInterpolation, Sendable, Hashable {
  /// A part of the text.
  enum Span: Sendable, Hashable {
    case words(String)
    case code(String)
    case strong(String)
    /// A key, value, rule or code that may have its own page, shown as code.
    case term(String)
  }

  var spans: [Span] = []

  init(_ spans: [Span]) {
    self.spans = spans
  }

  init(stringLiteral value: String) {
    self.init(text: value)
  }

  init(text: String) {
    self.init([.words(text)])
  }

  init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.spans)
  }

  /// Returns the text with `key` in the string tables, its placeholders replaced by `arguments`.
  static func words(_ key: String, _ arguments: RichText...) -> RichText {
    let spans = Messages.pieces(key).flatMap { piece in
      switch piece {
      case .words(let words): [Span.words(words)]
      case .argument(let index): arguments.indices.contains(index) ? arguments[index].spans : []
      }
    }
    return RichText(spans)
  }

  /// The text without markup.
  var plain: String {
    spans.map { span in
      switch span {
      case .words(let text), .code(let text), .strong(let text), .term(let text): text
      }
    }.joined()
  }

  /// The text in Markdown, without links.
  var markdown: String { markdown { _ in nil } }

  /// Returns the text in Markdown; terms to which `address` gives an address are links.
  func markdown(linking address: (String) -> String?) -> String {
    spans.map { span in
      switch span {
      case .words(let text): return MarkdownText.escape(text)
      case .code(let text): return MarkdownText.codeSpan(text)
      case .strong(let text): return "**\(MarkdownText.escape(text))**"
      case .term(let text):
        let code = MarkdownText.codeSpan(text)
        return address(text).map { "[\(code)](\($0))" } ?? code
      }
    }.joined()
  }

  struct StringInterpolation: StringInterpolationProtocol {
    var spans: [Span] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { spans.append(.words(literal)) } }

    mutating func appendInterpolation(_ text: String) { spans.append(.words(text)) }

    mutating func appendInterpolation(_ text: RichText) { spans += text.spans }

    mutating func appendInterpolation(code: String) { spans.append(.code(code)) }

    mutating func appendInterpolation(strong: String) { spans.append(.strong(strong)) }

    mutating func appendInterpolation(term: String) { spans.append(.term(term)) }
  }
}

extension Sequence<RichText> {
  /// Returns the texts one after the other with `separator` between them.
  func joined(separator: String) -> RichText {
    var spans: [RichText.Span] = []
    for text in self { spans += spans.isEmpty ? text.spans : [.words(separator)] + text.spans }
    return RichText(spans)
  }
}

extension Sequence<String> {
  /// Returns the texts as code, one after the other with commas between them.
  var codeList: RichText {
    map { "\(code: $0)" as RichText }.joined(separator: ", ")
  }

  /// Returns the texts as terms that may have pages of their own, one after the other with commas between them.
  var termList: RichText {
    map { "\(term: $0)" as RichText }.joined(separator: ", ")
  }
}
