/// Flow collections and quoted scalars.
extension YAMLReader {
  /// Reads brackets, quotation marks or an alias, by the first byte; nil before a plain scalar.
  mutating func flowNode(depth: Int) throws(YAMLProblem) -> YAMLNode? {
    let start = cursor.place
    switch cursor.current {
    case UInt8(ascii: "["): return try flowSequence(depth: depth)
    case UInt8(ascii: "{"): return try flowMapping(depth: depth)
    case UInt8(ascii: "*"):
      cursor.advance()
      return try nodes.alias(nodes.name(&cursor), at: start, depth: depth, cursor)
    case UInt8(ascii: "\""):
      let text = try cursor.doubleQuoted()
      return nodes.make(.scalar(text), .doubleQuoted, at: start, end: cursor.offset)
    case UInt8(ascii: "'"):
      let text = try cursor.singleQuoted()
      return nodes.make(.scalar(text), .singleQuoted, at: start, end: cursor.offset)
    case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","): throw cursor.problem("a value is missing")
    case nil: throw cursor.problem("unexpected end of the file; expected a value")
    default:
      guard Self.isPlainStart(cursor) else { throw refusal() }
      return nil
    }
  }

  private func refusal() -> YAMLProblem {
    if cursor.isAtDash { return cursor.problem("a list item is not allowed here") }
    if cursor.current == UInt8(ascii: "#") { return cursor.problem("a blank is missing in front of this comment") }
    let character = cursor.text(cursor.offset..<cursor.offset + 1)
    return cursor.problem("unexpected character \(character); put the text in quotation marks")
  }

  private mutating func flowSequence(depth: Int) throws(YAMLProblem) -> YAMLNode {
    let start = cursor.place
    cursor.advance()
    var items: [YAMLNode] = []
    try cursor.skipToContent(inBrackets: true)
    while !cursor.skip(UInt8(ascii: "]")) {
      items.append(try flowItem(depth: depth))
      guard cursor.skip(UInt8(ascii: ",")) || cursor.current == UInt8(ascii: "]") else {
        throw cursor.problem("a list is not closed by ]")
      }
      try cursor.skipToContent(inBrackets: true)
    }
    return nodes.make(.sequence(items), .flow, at: start, end: cursor.offset)
  }

  /// Reads an item of a list, which may be a single pair.
  private mutating func flowItem(depth: Int) throws(YAMLProblem) -> YAMLNode {
    let start = cursor.place
    let item = try flowValue(depth: depth + 1)
    try cursor.skipToContent(inBrackets: true)
    guard cursor.skip(UInt8(ascii: ":")) else { return item }
    var pair = pairs()
    try pair.add(item, flowValueOfKey(closing: UInt8(ascii: "]"), depth: depth))
    let end = pair.end
    return nodes.make(.mapping(try pair.merged()), .flow, at: start, end: end)
  }

  private mutating func flowMapping(depth: Int) throws(YAMLProblem) -> YAMLNode {
    let start = cursor.place
    cursor.advance()
    var pairs = pairs()
    try cursor.skipToContent(inBrackets: true)
    while !cursor.skip(UInt8(ascii: "}")) {
      let key = try flowValue(depth: depth + 1)
      try cursor.skipToContent(inBrackets: true)
      guard cursor.skip(UInt8(ascii: ":")) else { throw cursor.problem("a colon is missing") }
      try pairs.add(key, flowValueOfKey(closing: UInt8(ascii: "}"), depth: depth))
      guard cursor.skip(UInt8(ascii: ",")) || cursor.current == UInt8(ascii: "}") else {
        throw cursor.problem("a mapping is not closed by }")
      }
      try cursor.skipToContent(inBrackets: true)
    }
    return nodes.make(.mapping(try pairs.merged()), .flow, at: start, end: cursor.offset)
  }

  private mutating func flowValueOfKey(closing bracket: UInt8, depth: Int) throws(YAMLProblem) -> YAMLNode {
    let start = cursor.place
    try cursor.skipToContent(inBrackets: true)
    let isEmpty = cursor.current == UInt8(ascii: ",") || cursor.current == bracket
    let value = isEmpty ? nodes.empty(at: start) : try flowValue(depth: depth + 1)
    try cursor.skipToContent(inBrackets: true)
    return value
  }

  private mutating func flowValue(depth: Int) throws(YAMLProblem) -> YAMLNode {
    guard depth < Self.depthLimit else { throw cursor.tooDeep() }
    let anchor = try properties()
    try cursor.skipToContent(inBrackets: true)
    let count = nodes.count
    let node: YAMLNode
    if let explicit = try flowNode(depth: depth) { node = explicit } else { node = try flowPlain() }
    if let anchor { nodes.define(anchor, node, size: nodes.count - count) }
    return node
  }

  private mutating func flowPlain() throws(YAMLProblem) -> YAMLNode {
    let start = cursor.place
    let first = cursor.plainLine(inBrackets: true)
    guard !first.isEmpty else { throw cursor.problem("a value is missing") }
    let (text, end) = cursor.continuingPlain(first, parent: -1, inBrackets: true)
    return nodes.make(.scalar(text), .plain, at: start, end: end)
  }
}
