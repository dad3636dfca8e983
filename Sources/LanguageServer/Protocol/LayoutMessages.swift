import JSON

/// Requests the edits that lay out a document.
///
/// The options of the client are not read: the layout is that of Apple's writer, or of the file.
struct DocumentFormattingRequest: RequestType, Decodable, Hashable {
  typealias Result = [TextEdit]?
  static let method = "textDocument/formatting"

  /// The document.
  var textDocument: TextDocumentIdentifier
}

/// Requests the edits that lay out a range of a document.
struct DocumentRangeFormattingRequest: RequestType, Decodable, Hashable {
  typealias Result = [TextEdit]?
  static let method = "textDocument/rangeFormatting"

  /// The document.
  var textDocument: TextDocumentIdentifier
  /// The range.
  var range: PositionRange
}

/// Requests the edits that lay out several ranges of a document (3.18).
struct DocumentRangesFormattingRequest: RequestType, Decodable, Hashable {
  typealias Result = [TextEdit]?
  static let method = "textDocument/rangesFormatting"

  /// The document.
  var textDocument: TextDocumentIdentifier
  /// The ranges.
  var ranges: [PositionRange]
}

/// Requests the edits after a character was typed.
struct DocumentOnTypeFormattingRequest: RequestType, Decodable, Hashable {
  typealias Result = [TextEdit]?
  static let method = "textDocument/onTypeFormatting"

  /// The document.
  var textDocument: TextDocumentIdentifier
  /// The place after the character.
  var position: Position
  /// The character.
  var ch: String
}

/// Requests the ranges that change together with the one at a place.
struct LinkedEditingRangeRequest: RequestType, Decodable, Hashable {
  typealias Result = LinkedEditingRanges?
  static let method = "textDocument/linkedEditingRange"

  /// The document.
  var textDocument: TextDocumentIdentifier
  /// The place.
  var position: Position
}

/// Ranges with the same text that change together.
struct LinkedEditingRanges: JSONObject, Decodable, Hashable {
  /// The ranges.
  var ranges: [PositionRange]
  /// A regular expression for the texts that keep them together.
  var wordPattern: String?

  func writeMembers(to object: inout JSONWriter) {
    object.member("ranges", ranges)
    object.member("wordPattern", wordPattern)
  }
}
