import Foundation
import JSON

@testable import LanguageServer

// The server writes no requests and reads no results, but tests are its client.

extension JSONValue {
  /// The JSON form of what only clients write: the stored members of a value by their names, without those that are nil.
  init(reflecting value: Any) throws {
    switch value {
    // An empty array of any type can be cast.
    case let text as [UInt8] where type(of: value) == [UInt8].self:
      self = .string(String(decoding: text, as: UTF8.self))
    case let value as any JSONWritable: self = try JSONDecoder().decode(JSONValue.self, from: Data(value.json))
    default:
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .collection {
        self = .array(try mirror.children.map { try JSONValue(reflecting: $0.value) })
      } else {
        self = .object(try Self.members(of: mirror))
      }
    }
  }

  private static func members(of mirror: Mirror) throws -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    for case (let label?, var value) in mirror.children {
      // The storage of a property wrapper.
      if label.hasPrefix("_"), let wrapped = Mirror(reflecting: value).children.first { value = wrapped.value }
      let optional = Mirror(reflecting: value)
      if optional.displayStyle == .optional {
        guard let wrapped = optional.children.first else { continue }
        value = wrapped.value
      }
      members[label.hasPrefix("_") ? String(label.dropFirst()) : label] = try JSONValue(reflecting: value)
    }
    return members
  }
}

extension NullResult: Decodable {
  /// Accepts any value, since nothing is read from it.
  public init(from decoder: any Decoder) throws { self.init() }
}

extension DocumentSymbolList: Decodable {
  /// Reads an outline; symbols with a `location` are a flat list.
  public init(from decoder: any Decoder) throws {
    if let symbols = try? [DocumentSymbol](from: decoder) {
      self = .nested(symbols)
    } else {
      self = .flat(try [SymbolInformation](from: decoder))
    }
  }
}

extension SelectionRange: Decodable {
  private enum CodingKeys: CodingKey {
    case range, parent
  }

  private struct Missing: Error {}

  /// Reads a range and those around it.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    let range = try members.decode(PositionRange.self, forKey: .range)
    let parent = try members.decodeIfPresent(SelectionRange.self, forKey: .parent)
    guard let chain = SelectionRange([range] + (parent?.ranges ?? [])) else { throw Missing() }
    self = chain
  }
}

extension DocumentDiagnosticReport: Decodable {
  private enum CodingKeys: CodingKey {
    case kind, resultId, items
  }

  private enum Kind: String, Decodable {
    case full, unchanged
  }

  /// Reads a report by its `kind`.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    switch try members.decode(Kind.self, forKey: .kind) {
    case .full:
      let resultID = try members.decodeIfPresent(String.self, forKey: .resultId)
      self = .full(resultId: resultID, items: try members.decode([Diagnostic].self, forKey: .items))
    case .unchanged:
      self = .unchanged(resultId: try members.decode(String.self, forKey: .resultId))
    }
  }
}

extension WorkspaceDiagnosticReport: Decodable {
  private enum CodingKeys: CodingKey {
    case items
  }

  /// Reads the reports about files.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(items: try members.decode([WorkspaceDocumentDiagnosticReport].self, forKey: .items))
  }
}

extension WorkspaceDocumentDiagnosticReport: Decodable {
  private enum CodingKeys: CodingKey {
    case uri, version
  }

  /// Reads a report with the members of a report about a document.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      uri: try members.decode(DocumentURI.self, forKey: .uri),
      version: try members.decodeIfPresent(Int.self, forKey: .version),
      report: try DocumentDiagnosticReport(from: decoder)
    )
  }
}

extension ProgressNotification: Decodable {
  private enum CodingKeys: CodingKey {
    case token, value
  }

  /// Reads a part of a result.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      token: try members.decode(IntegerOrString.self, forKey: .token),
      value: try members.decode(WorkspaceDiagnosticReport.self, forKey: .value)
    )
  }
}
