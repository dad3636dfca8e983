/// Requests the parts of a document that can be hidden.
public struct FoldingRangeRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = [FoldingRange]?
  /// The method name.
  public static let method = "textDocument/foldingRange"

  /// The document.
  public var textDocument: TextDocumentIdentifier

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier) {
    self.textDocument = textDocument
  }
}

/// A part of a document that can be hidden.
public struct FoldingRange: Codable, Hashable, Sendable {
  /// The first line, which stays visible up to `startCharacter`.
  public var startLine: Int
  /// Where in the first line hiding starts; its end if absent.
  public var startCharacter: Int?
  /// The last line that is hidden.
  public var endLine: Int
  /// Where in the last line hiding ends; its end if absent.
  public var endCharacter: Int?
  /// What the part is.
  public var kind: FoldingRangeKind?

  /// Creates a value from its members.
  public init(
    startLine: Int,
    startCharacter: Int? = nil,
    endLine: Int,
    endCharacter: Int? = nil,
    kind: FoldingRangeKind? = nil
  ) {
    self.startLine = startLine
    self.startCharacter = startCharacter
    self.endLine = endLine
    self.endCharacter = endCharacter
    self.kind = kind
  }
}

/// What a part that can be hidden is.
public struct FoldingRangeKind: RawRepresentable, Codable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a value from its raw value, which may be unknown.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A comment.
  public static let comment = FoldingRangeKind(rawValue: "comment")
  /// A part that the author made one.
  public static let region = FoldingRangeKind(rawValue: "region")
}
