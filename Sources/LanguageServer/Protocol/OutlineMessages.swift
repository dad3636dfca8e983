import JSON

/// Requests the outline of a document.
struct DocumentSymbolRequest: RequestType, Decodable, Hashable {
  typealias Result = DocumentSymbolList?
  static let method = "textDocument/documentSymbol"

  /// The document.
  var textDocument: TextDocumentIdentifier
}

/// An outline in one of the two forms of the protocol.
enum DocumentSymbolList: JSONWritable, Hashable {
  /// Symbols with symbols inside them.
  case nested([DocumentSymbol])
  /// All symbols in one list, for clients without `hierarchicalDocumentSymbolSupport`.
  case flat([SymbolInformation])

  func write(to writer: inout JSONWriter) {
    switch self {
    case .nested(let symbols): symbols.write(to: &writer)
    case .flat(let symbols): symbols.write(to: &writer)
    }
  }
}

/// A symbol with the symbols inside it.
struct DocumentSymbol: JSONObject, Decodable, Hashable {
  /// The name; never empty.
  var name: String
  /// More about the symbol.
  var detail: String?
  /// The kind.
  var kind: SymbolKind
  /// Marks, such as "deprecated".
  var tags: [SymbolTag]?
  /// All of the symbol.
  var range: PositionRange
  /// What is selected when the symbol is chosen; inside `range`.
  var selectionRange: PositionRange
  /// The symbols inside it.
  var children: [DocumentSymbol]?

  func writeMembers(to object: inout JSONWriter) {
    object.member("children", children)
    object.member("detail", detail)
    object.member("kind", kind)
    object.member("name", name)
    object.member("range", range)
    object.member("selectionRange", selectionRange)
    object.member("tags", tags)
  }
}

/// Requests the symbols of the workspace that fit a text.
struct WorkspaceSymbolRequest: RequestType, Decodable, Hashable {
  typealias Result = [SymbolInformation]?
  static let method = "workspace/symbol"

  /// The text; all symbols fit an empty one.
  var query: String
}

/// A symbol with its place, in a list without levels.
struct SymbolInformation: JSONObject, Decodable, Hashable {
  /// The name.
  var name: String
  /// The kind.
  var kind: SymbolKind
  /// Marks, such as "deprecated".
  var tags: [SymbolTag]?
  /// The place.
  var location: Location
  /// The name of the symbol around it.
  var containerName: String?

  func writeMembers(to object: inout JSONWriter) {
    object.member("containerName", containerName)
    object.member("kind", kind)
    object.member("location", location)
    object.member("name", name)
    object.member("tags", tags)
  }
}

/// The kind of a symbol.
struct SymbolKind: OpenEnumeration {
  let rawValue: Int

  /// A part of a project.
  static let module = Self(rawValue: 2)
  /// A group of symbols.
  static let namespace = Self(rawValue: 3)
  /// Any other value.
  static let constant = Self(rawValue: 14)
  /// A text.
  static let string = Self(rawValue: 15)
  /// A number.
  static let number = Self(rawValue: 16)
  /// A truth value.
  static let boolean = Self(rawValue: 17)
  /// A list.
  static let array = Self(rawValue: 18)
  /// A dictionary.
  static let object = Self(rawValue: 19)
}

/// A mark of a symbol.
struct SymbolTag: OpenEnumeration {
  let rawValue: Int

  /// Not to be used any more.
  static let deprecated = Self(rawValue: 1)
}

// MARK: Parts of a document

/// Requests the parts of a document that can be hidden.
struct FoldingRangeRequest: RequestType, Decodable, Hashable {
  typealias Result = [FoldingRange]?
  static let method = "textDocument/foldingRange"

  /// The document.
  var textDocument: TextDocumentIdentifier
}

/// A part of a document that can be hidden.
struct FoldingRange: JSONObject, Decodable, Hashable {
  /// The first line, which stays visible up to `startCharacter`.
  var startLine: Int
  /// Where in the first line hiding starts; its end if absent.
  var startCharacter: Int?
  /// The last line that is hidden.
  var endLine: Int
  /// Where in the last line hiding ends; its end if absent.
  var endCharacter: Int?
  /// What the part is.
  var kind: FoldingRangeKind?

  func writeMembers(to object: inout JSONWriter) {
    object.member("endCharacter", endCharacter)
    object.member("endLine", endLine)
    object.member("kind", kind)
    object.member("startCharacter", startCharacter)
    object.member("startLine", startLine)
  }
}

/// What a part that can be hidden is.
struct FoldingRangeKind: OpenEnumeration {
  let rawValue: String

  /// A comment.
  static let comment = Self(rawValue: "comment")
  /// A part that the author made one.
  static let region = Self(rawValue: "region")
}

/// Requests ever larger ranges around places.
struct SelectionRangeRequest: RequestType, Decodable, Hashable {
  typealias Result = [SelectionRange]?
  static let method = "textDocument/selectionRange"

  /// The document.
  var textDocument: TextDocumentIdentifier
  /// The places.
  var positions: [Position]
}

/// A range with the ranges around it.
struct SelectionRange: JSONObject, Hashable {
  /// The ranges, from the smallest to the largest.
  let ranges: [PositionRange]

  /// Makes the chain of `ranges`, of which each is inside the next; nil if there are none.
  init?(_ ranges: [PositionRange]) {
    guard !ranges.isEmpty else { return nil }
    self.ranges = ranges
  }

  func writeMembers(to object: inout JSONWriter) { Self.writeMembers(of: ranges[...], to: &object) }

  private static func writeMembers(of ranges: ArraySlice<PositionRange>, to object: inout JSONWriter) {
    let larger = ranges.dropFirst()
    if !larger.isEmpty { object.member("parent") { $0.object { writeMembers(of: larger, to: &$0) } } }
    object.member("range", ranges.first)
  }
}

/// Requests the links in a document.
struct DocumentLinkRequest: RequestType, Decodable, Hashable {
  typealias Result = [DocumentLink]?
  static let method = "textDocument/documentLink"

  /// The document.
  var textDocument: TextDocumentIdentifier
}

/// A text that leads to another document.
struct DocumentLink: JSONObject, Decodable, Hashable {
  /// The text.
  var range: PositionRange
  /// Where it leads.
  var target: String?

  func writeMembers(to object: inout JSONWriter) {
    object.member("range", range)
    object.member("target", target)
  }
}
