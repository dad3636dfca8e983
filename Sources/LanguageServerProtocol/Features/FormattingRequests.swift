/// Requests the edits that lay out a document.
///
/// The options of the client are not read: the layout is that of Apple's writer, or of the file.
public struct DocumentFormattingRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = [TextEdit]?
  /// The method name.
  public static let method = "textDocument/formatting"

  /// The document.
  public var textDocument: TextDocumentIdentifier

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier) {
    self.textDocument = textDocument
  }
}

/// Requests the edits that lay out a range of a document.
public struct DocumentRangeFormattingRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = [TextEdit]?
  /// The method name.
  public static let method = "textDocument/rangeFormatting"

  /// The document.
  public var textDocument: TextDocumentIdentifier
  /// The range.
  public var range: PositionRange

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier, range: PositionRange) {
    self.textDocument = textDocument
    self.range = range
  }
}

/// Requests the edits after a character was typed.
public struct DocumentOnTypeFormattingRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = [TextEdit]?
  /// The method name.
  public static let method = "textDocument/onTypeFormatting"

  /// The document.
  public var textDocument: TextDocumentIdentifier
  /// The place after the character.
  public var position: Position
  /// The character.
  public var ch: String

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier, position: Position, ch: String) {
    self.textDocument = textDocument
    self.position = position
    self.ch = ch
  }
}

/// Requests the edits that lay out several ranges of a document (3.18).
public struct DocumentRangesFormattingRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = [TextEdit]?
  /// The method name.
  public static let method = "textDocument/rangesFormatting"

  /// The document.
  public var textDocument: TextDocumentIdentifier
  /// The ranges.
  public var ranges: [PositionRange]

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier, ranges: [PositionRange]) {
    self.textDocument = textDocument
    self.ranges = ranges
  }
}
