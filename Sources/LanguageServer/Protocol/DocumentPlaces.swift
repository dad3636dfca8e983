import JSON

/// The address of a document, exactly as the client wrote it.
///
/// The protocol requires the exact string of the client in answers, so nothing is normalised here, and two spellings of
/// one file are different values.
struct DocumentURI: OpenEnumeration, CodingKeyRepresentable {
  /// The text of the address.
  let rawValue: String
}

extension DocumentURI: CustomStringConvertible {
  /// Creates an address from its text.
  init(_ text: String) {
    self.init(rawValue: text)
  }

  /// The text of the address.
  var description: String { rawValue }
}

/// Identifies a document.
struct TextDocumentIdentifier: Decodable, Hashable {
  /// The document.
  var uri: DocumentURI
}

/// The unit in which columns are counted.
struct PositionEncodingKind: OpenEnumeration {
  let rawValue: String

  /// Bytes of UTF-8.
  static let utf8 = Self(rawValue: "utf-8")
  /// Code units of UTF-16; the default.
  static let utf16 = Self(rawValue: "utf-16")
  /// Unicode scalars.
  static let utf32 = Self(rawValue: "utf-32")
}

/// A place between two characters of a text.
struct Position: Decodable, Hashable {
  /// The line, counted from 0.
  var line: Int
  /// The column within the line, counted from 0 in code units of the agreed `PositionEncodingKind`.
  ///
  /// The numbers are those that the client sent: they may be negative or after the end of the line.
  var character: Int
}

extension Position: Comparable {
  /// Whether the left place comes first.
  static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

extension Position: JSONObject, ViewReadable {
  init?(_ view: JSONView) {
    guard let members = view.members("line", "character"), let line = members[0]?.int, let character = members[1]?.int
    else { return nil }
    self.init(line: line, character: character)
  }

  func writeMembers(to object: inout JSONWriter) {
    object.member("character", character)
    object.member("line", line)
  }
}

/// A range of a text; the end is exclusive.
struct PositionRange: Decodable, Hashable {
  /// The start of the range.
  var start: Position
  /// The place after the last character.
  var end: Position
}

extension PositionRange: JSONObject, ViewReadable {
  init?(_ view: JSONView) {
    guard let members = view.members("start", "end"), let start = members[0].flatMap(Position.init),
      let end = members[1].flatMap(Position.init)
    else { return nil }
    self.init(start: start, end: end)
  }

  func writeMembers(to object: inout JSONWriter) {
    object.member("end", end)
    object.member("start", start)
  }
}

/// A range of a document.
struct Location: JSONObject, Decodable, Hashable {
  /// The document.
  var uri: DocumentURI
  /// The range.
  var range: PositionRange

  func writeMembers(to object: inout JSONWriter) {
    object.member("range", range)
    object.member("uri", uri)
  }
}
