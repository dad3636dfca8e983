/// Requests the meanings of all parts of a document.
public struct SemanticTokensRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = SemanticTokensAnswer?
  /// The method name.
  public static let method = "textDocument/semanticTokens/full"

  /// The document.
  public var textDocument: TextDocumentIdentifier

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier) {
    self.textDocument = textDocument
  }
}

/// Requests what changed in the meanings since an earlier answer.
public struct SemanticTokensDeltaRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = SemanticTokensDeltaAnswer?
  /// The method name.
  public static let method = "textDocument/semanticTokens/full/delta"

  /// The document.
  public var textDocument: TextDocumentIdentifier
  /// The id of the earlier answer.
  public var previousResultId: String

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier, previousResultId: String) {
    self.textDocument = textDocument
    self.previousResultId = previousResultId
  }
}

/// Requests the meanings of the parts in a range of a document.
public struct SemanticTokensRangeRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = SemanticTokensAnswer?
  /// The method name.
  public static let method = "textDocument/semanticTokens/range"

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

/// The meanings of parts: for each five numbers, line and column from the part before, length, type and modifiers.
public struct SemanticTokensAnswer: Codable, Hashable, Sendable {
  /// The id to name in a request for changes.
  public var resultId: String?
  /// The numbers.
  public var data: [Int]

  /// Creates a value from its members.
  public init(resultId: String? = nil, data: [Int]) {
    self.resultId = resultId
    self.data = data
  }
}

/// All numbers, or the changes of those of an earlier answer.
public struct SemanticTokensDeltaAnswer: Codable, Hashable, Sendable {
  /// The id to name in the next request.
  public var resultId: String?
  /// The changes; nil if `data` has all numbers.
  public var edits: [SemanticTokensEdit]?
  /// All numbers, if the earlier answer is not known.
  public var data: [Int]?

  /// Creates a value from its members.
  public init(resultId: String? = nil, edits: [SemanticTokensEdit]? = nil, data: [Int]? = nil) {
    self.resultId = resultId
    self.edits = edits
    self.data = data
  }
}

/// A change of a list of numbers.
public struct SemanticTokensEdit: Codable, Hashable, Sendable {
  /// The first number that is replaced.
  public var start: Int
  /// How many are replaced.
  public var deleteCount: Int
  /// The numbers that replace them.
  public var data: [Int]?

  /// Creates a value from its members.
  public init(start: Int, deleteCount: Int, data: [Int]? = nil) {
    self.start = start
    self.deleteCount = deleteCount
    self.data = data
  }
}
