/// A place in a host file by its syntax alone.
struct HostPlace: Sendable {
  /// What is or can be at the place.
  enum Role: Sendable, Hashable {
    case key
    case value
    case item
  }

  /// What is or can be there.
  var role: Role
  /// The way from the root: that of a key ends with its dictionary, that of a value with its key, that of an item with its
  /// number.
  var steps: [StructurePath.Step]
  /// The text at the place, which may be empty.
  var token: HostToken
  /// Whether the place is in brackets, also in YAML.
  var isInBrackets = true
  /// Where the comma or semicolon before the place is missing, or nil.
  var missingSeparator: Int?
  /// The byte that begins the next token, nil at the end of the text.
  var next: UInt8?
  /// The other keys of the dictionary with those of their values that are texts; for an item, those of the dictionary around
  /// its array.
  var entries: [String: String?] = [:]
  /// The other texts of the array.
  var items: Set<String> = []
}

/// A scalar in a host file.
struct HostToken: Sendable, Hashable {
  /// Its bytes, with quotation marks.
  var range: Range<Int>
  /// The quotation mark, or nil.
  var quote: UInt8?
  /// Whether the closing quotation mark is there.
  var isClosed = false

  /// The bytes between the quotation marks.
  var content: Range<Int> {
    guard quote != nil else { return range }
    return (range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound - (isClosed ? 1 : 0))
  }

  /// Makes an empty one.
  static func empty(_ offset: Int) -> HostToken { HostToken(range: offset..<offset) }

  /// Returns whether `offset` is in it or at one of its ends.
  func touches(_ offset: Int) -> Bool { range.lowerBound <= offset && offset <= range.upperBound }

  /// Returns the text, whose escapes are as in the file.
  func text(in bytes: [UInt8]) -> String {
    bytes.indices.contains(content.lowerBound) && content.upperBound <= bytes.count
      ? String(decoding: bytes[content], as: UTF8.self) : ""
  }
}
