/// Reads one document of YAML 1.2, or of JSON, which is part of it.
///
/// It reads mappings and sequences as blocks or in brackets, plain, quoted and block scalars, comments, anchors,
/// aliases and the merge key `<<`; tags are skipped. It rejects, with a reason, keys after `?`, keys that are not
/// scalars, and a second document. The package Yams reads all of YAML, but depends on Foundation, whose start would
/// take a sixth of the time to the first answer of the server and 5 MB.
public struct YAMLReader {
  /// How two equal keys in one mapping are treated.
  public enum RepeatedKeys: Sendable {
    /// As a problem.
    case refused
    /// As usual: the last one counts, as in JSON.
    case lastCounts
  }

  /// The deepest nesting that is read.
  static let depthLimit = 64

  var cursor: YAMLCursor
  var nodes = YAMLNodes()
  private let repeatedKeys: RepeatedKeys

  private init(_ bytes: [UInt8], _ repeatedKeys: RepeatedKeys) {
    cursor = YAMLCursor(bytes)
    self.repeatedKeys = repeatedKeys
  }

  /// Returns the root of a text in UTF-8, nil if it holds nothing but comments; throws a `YAMLProblem`.
  ///
  /// Linear in the text.
  public static func read(
    _ bytes: [UInt8],
    repeatedKeys: RepeatedKeys = .refused
  ) throws(YAMLProblem) -> YAMLNode? {
    var reader = YAMLReader(bytes, repeatedKeys)
    try reader.cursor.skipToContent()
    try reader.cursor.skipDocumentStart()
    try reader.cursor.skipToContent()
    guard !reader.cursor.isAtDocumentEnd else { return nil }
    let root = try reader.block(parent: -1, depth: 0)
    try reader.cursor.skipToContent()
    if reader.cursor.isAtMarker("-") { throw reader.cursor.problem("a second document starts here") }
    guard reader.cursor.isAtDocumentEnd else {
      throw reader.cursor.problem("this line does not belong to the lines above it")
    }
    return root
  }

  // MARK: Blocks

  /// Reads the block that begins at the cursor and is indented more than the column `parent`.
  mutating func block(parent: Int, depth: Int) throws(YAMLProblem) -> YAMLNode {
    guard depth < Self.depthLimit else { throw cursor.tooDeep() }
    if cursor.isAtDash { return try blockSequence(indent: cursor.column, depth: depth) }
    let start = cursor.place
    if isAtProperty {
      if let mapping = try mappingWithNamedKey(depth: depth) { return mapping }
      return try decorated(parent: parent, depth: depth)
    }
    guard Self.isPlainStart(cursor) else {
      let node = try value(parent: parent, depth: depth)
      guard node.line == cursor.line, cursor.skipColon() else { return node }
      return try blockMapping(startingWith: node, at: start, depth: depth)
    }
    let first = cursor.plainLine(inBrackets: false)
    if cursor.skipColon() {
      return try blockMapping(startingWith: plainNode(first, at: start), at: start, depth: depth)
    }
    return try plain(startingWith: first, at: start, parent: parent)
  }

  private mutating func blockSequence(indent: Int, depth: Int) throws(YAMLProblem) -> YAMLNode {
    let start = cursor.place
    var items: [YAMLNode] = []
    while !cursor.isAtDocumentEnd, cursor.column == indent, cursor.isAtDash {
      let line = cursor.line
      cursor.advance()
      items.append(try nested(after: line, outer: indent, depth: depth))
      try cursor.skipToContent()
    }
    return nodes.make(.sequence(items), .block, at: start, end: items.last?.range.upperBound ?? start.offset)
  }

  private mutating func blockMapping(
    startingWith first: YAMLNode,
    at start: YAMLCursor.Place,
    depth: Int
  ) throws(YAMLProblem) -> YAMLNode {
    var pairs = YAMLPairs(repeatedKeys)
    var key = first
    while true {
      // A sequence may be in the column of its key.
      let line = cursor.line
      let value = try nested(after: line, outer: start.column, dashes: true, depth: depth)
      try pairs.add(key, value)
      try cursor.skipToContent()
      guard !cursor.isAtDocumentEnd, cursor.column == start.column, !cursor.isAtDash else { break }
      key = try self.key(depth: depth)
    }
    let end = pairs.end
    return nodes.make(.mapping(try pairs.merged()), .block, at: start, end: end)
  }

  /// Reads a key and the colon after it.
  private mutating func key(depth: Int) throws(YAMLProblem) -> YAMLNode {
    let start = cursor.place
    let key: YAMLNode
    if Self.isPlainStart(cursor) {
      key = plainNode(cursor.plainLine(inBrackets: false), at: start)
    } else {
      key = try value(parent: start.column, depth: depth)
    }
    guard cursor.skipColon() else { throw cursor.problem("a colon is missing", at: start) }
    return key
  }

  /// Reads what belongs to a dash or a key on the line `line` whose column is `outer`; without a value it gives an
  /// empty scalar.
  private mutating func nested(
    after line: Int,
    outer: Int,
    dashes: Bool = false,
    depth: Int
  ) throws(YAMLProblem) -> YAMLNode {
    let start = cursor.place
    try cursor.skipToContent()
    guard !cursor.isAtDocumentEnd else { return nodes.empty(at: start) }
    if cursor.line == line {
      // After a dash a block may begin, after a key on the same line only a value.
      if !dashes { return try block(parent: outer, depth: depth + 1) }
      if isAtProperty { return try decorated(parent: outer, dashes: true, depth: depth) }
      if cursor.isAtDash { throw cursor.problem("a list must start on its own line") }
      let value = try value(parent: outer, depth: depth + 1)
      cursor.skipBlanks()
      if cursor.isAtColon(inBrackets: false) { throw cursor.problem("this line has a second key") }
      return value
    }
    let isInside = cursor.column > outer || dashes && cursor.column == outer && cursor.isAtDash
    guard isInside else { return nodes.empty(at: start) }
    return try block(parent: outer, depth: depth + 1)
  }

  // MARK: Anchors and tags

  private var isAtProperty: Bool { cursor.current == UInt8(ascii: "&") || cursor.current == UInt8(ascii: "!") }

  /// Reads a node with the anchor and tag before it.
  private mutating func decorated(
    parent: Int,
    dashes: Bool = false,
    depth: Int
  ) throws(YAMLProblem) -> YAMLNode {
    let anchor = try properties()
    let count = nodes.count
    let node = try nested(after: cursor.line, outer: parent, dashes: dashes, depth: depth)
    if let anchor { nodes.define(anchor, node, size: nodes.count - count) }
    return node
  }

  /// Reads a mapping whose first key has an anchor of its own; nil if the anchor is that of a whole node.
  private mutating func mappingWithNamedKey(depth: Int) throws(YAMLProblem) -> YAMLNode? {
    let former = self
    let start = cursor.place
    let anchor = try properties()
    let keyStart = cursor.place
    guard Self.isPlainStart(cursor), !YAMLCursor.isBlank(cursor.current) else {
      self = former
      return nil
    }
    let range = cursor.plainLine(inBrackets: false)
    guard cursor.skipColon() else {
      self = former
      return nil
    }
    let key = plainNode(range, at: keyStart)
    if let anchor { nodes.define(anchor, key, size: 1) }
    return try blockMapping(startingWith: key, at: start, depth: depth)
  }

  /// Moves past anchors and tags; returns the name of an anchor.
  mutating func properties() throws(YAMLProblem) -> String? {
    var anchor: String?
    while isAtProperty {
      let isAnchor = cursor.current == UInt8(ascii: "&")
      cursor.advance()
      let name = nodes.name(&cursor)
      if isAnchor {
        guard !name.isEmpty else { throw cursor.problem("an anchor has no name") }
        anchor = name
      }
      cursor.skipBlanks()
    }
    return anchor
  }

  // MARK: Values

  /// Reads a scalar, an alias or what is in brackets.
  private mutating func value(parent: Int, depth: Int) throws(YAMLProblem) -> YAMLNode {
    let start = cursor.place
    switch cursor.current {
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      let (text, end) = try cursor.blockScalar(parent: parent)
      return nodes.make(.scalar(text), .block, at: start, end: end)
    default:
      if let node = try flowNode(depth: depth) { return node }
      return try plain(startingWith: cursor.plainLine(inBrackets: false), at: start, parent: parent)
    }
  }

  private mutating func plain(
    startingWith first: Range<Int>,
    at start: YAMLCursor.Place,
    parent: Int
  ) throws(YAMLProblem) -> YAMLNode {
    guard !first.isEmpty else { throw cursor.problem("a value is missing", at: start) }
    if cursor.isAtColon(inBrackets: false) { throw cursor.problem("this line has a second key") }
    let (text, end) = cursor.continuingPlain(first, parent: parent, inBrackets: false)
    if cursor.isAtColon(inBrackets: false) { throw cursor.problem("this key does not belong to the lines above it") }
    return nodes.make(.scalar(text), .plain, at: start, end: end)
  }

  private mutating func plainNode(_ range: Range<Int>, at start: YAMLCursor.Place) -> YAMLNode {
    nodes.make(.scalar(cursor.text(range)), .plain, at: start, end: range.upperBound)
  }

  /// Returns whether a plain scalar begins at a cursor.
  static func isPlainStart(_ cursor: YAMLCursor) -> Bool {
    guard let byte = cursor.current else { return false }
    if cursor.isAtDash || cursor.isAtQuestion { return false }
    return !YAMLCursor.isBracket(byte) && !"\"'&*!|>%@`#".utf8.contains(byte)
  }
}

extension YAMLReader {
  /// Reads `text` as the bytes of it are read.
  public static func read(_ text: String) throws(YAMLProblem) -> YAMLNode? {
    try read(Array(text.utf8))
  }

  /// Makes the pairs of a mapping.
  func pairs() -> YAMLPairs { YAMLPairs(repeatedKeys) }
}
