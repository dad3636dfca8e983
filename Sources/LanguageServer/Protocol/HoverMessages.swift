import JSON

/// Requests the reference text for a place.
struct HoverRequest: RequestType, Decodable, Hashable {
  typealias Result = Hover?
  static let method = "textDocument/hover"

  /// The document.
  var textDocument: TextDocumentIdentifier
  /// The place.
  var position: Position
}

/// The reference text for a place.
struct Hover: JSONObject, Decodable, Hashable {
  /// The text, in a syntax that the client supports.
  var contents: MarkupContent
  /// The range that the text is about.
  var range: PositionRange?

  func writeMembers(to object: inout JSONWriter) {
    object.member("contents", contents)
    object.member("range", range)
  }
}

/// The syntax of a text that is shown.
struct MarkupKind: OpenEnumeration {
  let rawValue: String

  /// Plain text.
  static let plainText = Self(rawValue: "plaintext")
  /// Markdown.
  static let markdown = Self(rawValue: "markdown")
}

/// A text that is shown, in one of two syntaxes.
struct MarkupContent: JSONObject, Decodable, Hashable {
  /// The syntax of the text.
  var kind: MarkupKind
  /// The text.
  var value: String

  func writeMembers(to object: inout JSONWriter) {
    object.member("kind", kind)
    object.member("value", value)
  }
}

/// A text with or without a syntax.
enum TextOrMarkup: Hashable {
  /// Plain text.
  case text(String)
  /// Text with a syntax.
  case markup(MarkupContent)
}

extension TextOrMarkup: JSONWritable, Decodable {
  /// Decodes a string or a `MarkupContent`.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .markup(try container.decode(MarkupContent.self))
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .text(let text): text.write(to: &writer)
    case .markup(let markup): markup.write(to: &writer)
    }
  }
}
