/// A piece of text in both forms, written as an interpolated string: plain parts are escaped, parts in code are marked up.
struct RichText: ExpressibleByStringInterpolation, Sendable {
  let markdown: String
  let plain: String

  init(markdown: String, plain: String) {
    self.markdown = markdown
    self.plain = plain
  }

  init(stringLiteral value: String) {
    self.init(text: value)
  }

  init(text: String) {
    self.init(markdown: MarkdownText.escape(text), plain: text)
  }

  init(stringInterpolation: StringInterpolation) {
    self.init(markdown: stringInterpolation.markdown, plain: stringInterpolation.plain)
  }

  struct StringInterpolation: StringInterpolationProtocol {
    var markdown = ""
    var plain = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { append(RichText(text: literal)) }

    mutating func appendInterpolation(_ text: String) { append(RichText(text: text)) }

    mutating func appendInterpolation(_ text: RichText) { append(text) }

    mutating func appendInterpolation(code: String) {
      append(RichText(markdown: MarkdownText.codeSpan(code), plain: code))
    }

    mutating func appendInterpolation(strong: String) {
      append(RichText(markdown: "**\(MarkdownText.escape(strong))**", plain: strong))
    }

    private mutating func append(_ text: RichText) {
      markdown += text.markdown
      plain += text.plain
    }
  }
}

extension Sequence<RichText> {
  /// Returns the texts one after the other with `separator`, which needs no escaping, between them.
  func joined(separator: String) -> RichText {
    RichText(
      markdown: map(\.markdown).joined(separator: separator),
      plain: map(\.plain).joined(separator: separator)
    )
  }
}

extension Sequence<String> {
  /// Returns the texts as code, one after the other with commas between them.
  var codeList: RichText {
    map { "\(code: $0)" as RichText }.joined(separator: ", ")
  }
}
