/// Requests the diagnostics of a document.
public struct DocumentDiagnosticRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = DocumentDiagnosticReport
  /// The method name.
  public static let method = "textDocument/diagnostic"

  /// The document.
  public var textDocument: TextDocumentIdentifier
  /// The requested provider, if it has a name.
  public var identifier: String?
  /// The id of the last report that the client has.
  public var previousResultId: String?

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier, identifier: String? = nil, previousResultId: String? = nil) {
    self.textDocument = textDocument
    self.identifier = identifier
    self.previousResultId = previousResultId
  }
}

/// The answer to a pull of diagnostics.
public enum DocumentDiagnosticReport: Hashable, Sendable {
  /// All diagnostics, and an id under which the client may keep them.
  case full(resultId: String?, items: [Diagnostic])
  /// Nothing changed since the report with that id.
  case unchanged(resultId: String)
}

extension DocumentDiagnosticReport: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, resultId, items
  }

  private enum Kind: String, Codable {
    case full, unchanged
  }

  /// Decodes a report by its `kind`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .full:
      let resultId = try container.decodeIfPresent(String.self, forKey: .resultId)
      self = .full(resultId: resultId, items: try container.decode([Diagnostic].self, forKey: .items))
    case .unchanged:
      self = .unchanged(resultId: try container.decode(String.self, forKey: .resultId))
    }
  }

  /// Encodes the report with its `kind`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .full(let resultId, let items):
      try container.encode(Kind.full, forKey: .kind)
      try container.encodeIfPresent(resultId, forKey: .resultId)
      try container.encode(items, forKey: .items)
    case .unchanged(let resultId):
      try container.encode(Kind.unchanged, forKey: .kind)
      try container.encode(resultId, forKey: .resultId)
    }
  }
}
