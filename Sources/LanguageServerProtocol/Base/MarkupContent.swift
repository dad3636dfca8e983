/// The syntax of a text that is shown.
public struct MarkupKind: RawRepresentable, Codable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a value from its raw value, which may be unknown.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Plain text.
  public static let plainText = MarkupKind(rawValue: "plaintext")
  /// Markdown.
  public static let markdown = MarkupKind(rawValue: "markdown")
}

/// A text that is shown, in one of two syntaxes.
public struct MarkupContent: Codable, Hashable, Sendable {
  /// The syntax of the text.
  public var kind: MarkupKind
  /// The text.
  public var value: String

  /// Creates a value from its members.
  public init(kind: MarkupKind, value: String) {
    self.kind = kind
    self.value = value
  }
}

/// A text with or without a syntax.
public enum TextOrMarkup: Hashable, Sendable {
  /// Plain text.
  case text(String)
  /// Text with a syntax.
  case markup(MarkupContent)
}

extension TextOrMarkup: Codable {
  /// Decodes a string or a `MarkupContent`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .markup(try container.decode(MarkupContent.self))
    }
  }

  /// Encodes its own form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .markup(let markup): try container.encode(markup)
    }
  }
}
