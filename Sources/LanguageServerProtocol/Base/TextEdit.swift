/// The replacement of a range of a document.
public struct TextEdit: Codable, Hashable, Sendable {
  /// The range; empty for an insertion.
  public var range: PositionRange
  /// The new text; empty for a deletion.
  public var newText: String

  /// Creates a value from its members.
  public init(range: PositionRange, newText: String) {
    self.range = range
    self.newText = newText
  }
}

/// The replacement of a range by a snippet, whose placeholders the user fills in; only for clients with
/// `snippetEditSupport`.
public struct SnippetTextEdit: Codable, Hashable, Sendable {
  /// A text in the grammar of snippets.
  public struct Snippet: Codable, Hashable, Sendable {
    private enum Kind: String, Codable {
      case snippet
    }

    private var kind = Kind.snippet
    /// The text.
    public var value: String

    /// Creates a value from its members.
    public init(value: String) {
      self.value = value
    }
  }

  /// The range; empty for an insertion.
  public var range: PositionRange
  /// The new text.
  public var snippet: Snippet

  /// Creates a value from its members.
  public init(range: PositionRange, snippet: Snippet) {
    self.range = range
    self.snippet = snippet
  }
}

/// One of the edits of a document in a `WorkspaceEdit`.
public enum DocumentTextEdit: Codable, Hashable, Sendable {
  /// A plain text.
  case text(TextEdit)
  /// A snippet.
  case snippet(SnippetTextEdit)

  /// The range.
  public var range: PositionRange {
    switch self {
    case .text(let edit): edit.range
    case .snippet(let edit): edit.range
    }
  }

  /// The new text, or the snippet.
  public var newText: String {
    switch self {
    case .text(let edit): edit.newText
    case .snippet(let edit): edit.snippet.value
    }
  }

  /// Reads an edit; those with a `snippet` are snippets.
  public init(from decoder: any Decoder) throws {
    if let edit = try? SnippetTextEdit(from: decoder) {
      self = .snippet(edit)
    } else {
      self = .text(try TextEdit(from: decoder))
    }
  }

  /// Encodes the edit itself, without a wrapper.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let edit): try edit.encode(to: encoder)
    case .snippet(let edit): try edit.encode(to: encoder)
    }
  }
}
