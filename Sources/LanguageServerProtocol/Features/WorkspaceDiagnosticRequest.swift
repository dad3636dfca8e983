/// Requests the diagnostics of all files of the workspace.
public struct WorkspaceDiagnosticRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = WorkspaceDiagnosticReport
  /// The method name.
  public static let method = "workspace/diagnostic"

  /// The requested provider, if it has a name.
  public var identifier: String?
  /// The last reports that the client has.
  public var previousResultIds: [PreviousResultID]
  /// The token under which parts of the result may be sent before its end.
  public var partialResultToken: IntegerOrString?

  /// Creates a value from its members.
  public init(
    identifier: String? = nil,
    previousResultIds: [PreviousResultID] = [],
    partialResultToken: IntegerOrString? = nil
  ) {
    self.identifier = identifier
    self.previousResultIds = previousResultIds
    self.partialResultToken = partialResultToken
  }
}

/// The id of the last report about a document that the client has.
public struct PreviousResultID: Codable, Hashable, Sendable {
  /// The document.
  public var uri: DocumentURI
  /// The id.
  public var value: String

  /// Creates a value from its members.
  public init(uri: DocumentURI, value: String) {
    self.uri = uri
    self.value = value
  }
}

/// The reports about files of the workspace, or a part of them.
public struct WorkspaceDiagnosticReport: Codable, Hashable, Sendable {
  /// One report for each file.
  public var items: [WorkspaceDocumentDiagnosticReport]

  /// Creates a value from its members.
  public init(items: [WorkspaceDocumentDiagnosticReport]) {
    self.items = items
  }
}

/// The report about a file of the workspace.
public struct WorkspaceDocumentDiagnosticReport: Hashable, Sendable {
  /// The file.
  public var uri: DocumentURI
  /// The version of an open document; nil for a file that is not open.
  public var version: Int?
  /// The diagnostics.
  public var report: DocumentDiagnosticReport

  /// Creates a value from its members.
  public init(uri: DocumentURI, version: Int? = nil, report: DocumentDiagnosticReport) {
    self.uri = uri
    self.version = version
    self.report = report
  }
}

extension WorkspaceDocumentDiagnosticReport: Codable {
  private enum CodingKeys: String, CodingKey {
    case uri, version
  }

  /// Decodes a report with the members of a report about a document.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    uri = try container.decode(DocumentURI.self, forKey: .uri)
    version = try container.decodeIfPresent(Int.self, forKey: .version)
    report = try DocumentDiagnosticReport(from: decoder)
  }

  /// Encodes the members of the report next to its own; the version is `null` if there is none, never absent.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(uri, forKey: .uri)
    try container.encode(version, forKey: .version)
    try report.encode(to: encoder)
  }
}
