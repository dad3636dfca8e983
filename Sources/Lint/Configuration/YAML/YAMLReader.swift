/// Reads the part of YAML 1.2 that configurations are written in: mappings and sequences, as blocks or in brackets, plain and
/// quoted scalars, and comments.
///
/// Anchors, tags, block scalars and several documents are refused with a reason. The package Yams reads all of YAML, but
/// brings Foundation with it, whose start would take a sixth of the time to the first answer of the server and 5 MB.
struct YAMLReader {
  /// The deepest nesting that is read.
  private static let depthLimit = 32

  private var cursor: YAMLCursor

  /// Returns the root of a text, nil where it holds nothing but comments; throws a `YAMLProblem`.
  ///
  /// Linear in the text.
  static func read(_ text: String) throws(YAMLProblem) -> YAMLNode? {
    var reader = YAMLReader(cursor: YAMLCursor(text))
    try reader.cursor.skipToContent()
    reader.cursor.skipDocumentStart()
    try reader.cursor.skipToContent()
    guard !reader.cursor.isAtEnd else { return nil }
    let root = try reader.block(indent: reader.cursor.column, depth: 0)
    try reader.cursor.skipToContent()
    guard reader.cursor.isAtEnd else {
      throw reader.cursor.problem("this line does not belong to what stands above it")
    }
    return root
  }

  // MARK: Blocks

  /// Reads the block that begins at the cursor, in the column `indent`.
  private mutating func block(indent: Int, depth: Int) throws(YAMLProblem) -> YAMLNode {
    guard depth < Self.depthLimit else { throw cursor.problem("it is nested too deeply") }
    if cursor.isAtDash { return try blockSequence(indent: indent, depth: depth) }
    let line = cursor.line
    let first = try value(depth: depth)
    guard cursor.skipColon() else { return first }
    return try blockMapping(startingWith: first, at: line, indent: indent, depth: depth)
  }

  private mutating func blockSequence(indent: Int, depth: Int) throws(YAMLProblem) -> YAMLNode {
    let line = cursor.line
    var items: [YAMLNode] = []
    while !cursor.isAtEnd, cursor.column == indent, cursor.isAtDash {
      let start = cursor.line
      cursor.advance()
      items.append(try nested(behind: start, outer: indent, depth: depth))
      try cursor.skipToContent()
    }
    return YAMLNode(content: .sequence(items), line: line)
  }

  private mutating func blockMapping(
    startingWith first: YAMLNode,
    at line: Int,
    indent: Int,
    depth: Int
  ) throws(YAMLProblem) -> YAMLNode {
    var pairs: [YAMLNode.Pair] = []
    var key = first
    while true {
      try checkKey(key, among: pairs)
      // A sequence may stand in the column of its key.
      pairs.append(.init(key: key, value: try nested(behind: key.line, outer: indent, dashes: true, depth: depth)))
      try cursor.skipToContent()
      guard !cursor.isAtEnd, cursor.column == indent, !cursor.isAtDash else { break }
      key = try value(depth: depth)
      guard cursor.skipColon() else { throw YAMLProblem(line: key.line, message: "a colon is missing") }
    }
    return YAMLNode(content: .mapping(pairs), line: line)
  }

  /// Reads what belongs to a dash or a key on the line `line` whose column is `outer`; nothing gives an empty text.
  private mutating func nested(
    behind line: Int,
    outer: Int,
    dashes: Bool = false,
    depth: Int
  ) throws(YAMLProblem) -> YAMLNode {
    try cursor.skipToContent()
    guard !cursor.isAtEnd else { return YAMLNode(content: .scalar(""), line: line) }
    if cursor.line == line {
      // Behind a dash a block may begin, behind a key on the same line only a value.
      if !dashes { return try block(indent: cursor.column, depth: depth + 1) }
      let value = try value(depth: depth + 1)
      if cursor.isAtColon { throw cursor.problem("a second key stands on this line") }
      return value
    }
    let isInside = cursor.column > outer || dashes && cursor.column == outer && cursor.isAtDash
    guard isInside else { return YAMLNode(content: .scalar(""), line: line) }
    return try block(indent: cursor.column, depth: depth + 1)
  }

  private func checkKey(_ key: YAMLNode, among pairs: [YAMLNode.Pair]) throws(YAMLProblem) {
    guard let name = key.string else { throw YAMLProblem(line: key.line, message: "a key is a text") }
    if pairs.contains(where: { $0.key.string == name }) {
      throw YAMLProblem(line: key.line, message: "\(name) stands here more than once")
    }
  }

  // MARK: Values

  /// Reads a scalar or what stands in brackets.
  private mutating func value(depth: Int) throws(YAMLProblem) -> YAMLNode {
    guard depth < Self.depthLimit else { throw cursor.problem("it is nested too deeply") }
    switch cursor.current {
    case "[": return try flowSequence(depth: depth)
    case "{": return try flowMapping(depth: depth)
    default: return try cursor.scalar(inBrackets: false)
    }
  }

  private mutating func flowSequence(depth: Int) throws(YAMLProblem) -> YAMLNode {
    let line = cursor.line
    cursor.advance()
    var items: [YAMLNode] = []
    try cursor.skipToContent()
    while !cursor.skip("]") {
      items.append(try flowValue(depth: depth + 1))
      try cursor.skipToContent()
      guard cursor.skip(",") || cursor.current == "]" else { throw cursor.problem("a list is not closed by ]") }
      try cursor.skipToContent()
    }
    return YAMLNode(content: .sequence(items), line: line)
  }

  private mutating func flowMapping(depth: Int) throws(YAMLProblem) -> YAMLNode {
    let line = cursor.line
    cursor.advance()
    var pairs: [YAMLNode.Pair] = []
    try cursor.skipToContent()
    while !cursor.skip("}") {
      let key = try flowValue(depth: depth + 1)
      try checkKey(key, among: pairs)
      try cursor.skipToContent()
      guard cursor.skip(":") else { throw cursor.problem("a colon is missing") }
      try cursor.skipToContent()
      let isEmpty = cursor.current == "," || cursor.current == "}"
      let value = isEmpty ? YAMLNode(content: .scalar(""), line: key.line) : try flowValue(depth: depth + 1)
      pairs.append(.init(key: key, value: value))
      try cursor.skipToContent()
      guard cursor.skip(",") || cursor.current == "}" else { throw cursor.problem("a mapping is not closed by }") }
      try cursor.skipToContent()
    }
    return YAMLNode(content: .mapping(pairs), line: line)
  }

  private mutating func flowValue(depth: Int) throws(YAMLProblem) -> YAMLNode {
    guard depth < Self.depthLimit else { throw cursor.problem("it is nested too deeply") }
    switch cursor.current {
    case "[": return try flowSequence(depth: depth)
    case "{": return try flowMapping(depth: depth)
    default: return try cursor.scalar(inBrackets: true)
    }
  }
}
