import JSON

/// Requests the meanings of all parts of a document.
struct SemanticTokensRequest: RequestType, Decodable, Hashable {
  typealias Result = SemanticTokensAnswer?
  static let method = "textDocument/semanticTokens/full"

  /// The document.
  var textDocument: TextDocumentIdentifier
}

/// Requests the meanings of the parts in a range of a document.
struct SemanticTokensRangeRequest: RequestType, Decodable, Hashable {
  typealias Result = SemanticTokensAnswer?
  static let method = "textDocument/semanticTokens/range"

  /// The document.
  var textDocument: TextDocumentIdentifier
  /// The range.
  var range: PositionRange
}

/// The meanings of parts: for each five numbers, line and column from the part before, length, type and modifiers.
struct SemanticTokensAnswer: JSONObject, Decodable, Hashable {
  /// The id to name in a request for changes.
  var resultId: String?
  /// The numbers.
  var data: [Int]

  func writeMembers(to object: inout JSONWriter) {
    object.member("data", data)
    object.member("resultId", resultId)
  }
}

/// Requests what changed in the meanings since an earlier answer.
struct SemanticTokensDeltaRequest: RequestType, Decodable, Hashable {
  typealias Result = SemanticTokensDeltaAnswer?
  static let method = "textDocument/semanticTokens/full/delta"

  /// The document.
  var textDocument: TextDocumentIdentifier
  /// The id of the earlier answer.
  var previousResultId: String
}

/// All numbers, or the changes of those of an earlier answer.
struct SemanticTokensDeltaAnswer: JSONObject, Decodable, Hashable {
  /// The id to name in the next request.
  var resultId: String?
  /// The changes; nil if `data` has all numbers.
  var edits: [SemanticTokensEdit]?
  /// All numbers, if the earlier answer is not known.
  var data: [Int]?

  func writeMembers(to object: inout JSONWriter) {
    object.member("data", data)
    object.member("edits", edits)
    object.member("resultId", resultId)
  }
}

/// A change of a list of numbers.
struct SemanticTokensEdit: JSONObject, Decodable, Hashable {
  /// The first number that is replaced.
  var start: Int
  /// How many are replaced.
  var deleteCount: Int
  /// The numbers that replace them.
  var data: [Int]?

  func writeMembers(to object: inout JSONWriter) {
    object.member("data", data)
    object.member("deleteCount", deleteCount)
    object.member("start", start)
  }
}
