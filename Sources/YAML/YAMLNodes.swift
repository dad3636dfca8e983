/// Makes nodes and stores those that have an anchor.
struct YAMLNodes {
  /// The number of nodes so far; the nodes of an alias count each time that it occurs.
  private(set) var count = 0
  private var anchors: [String: (node: YAMLNode, size: Int, height: Int)] = [:]

  /// The most nodes that aliases may expand to; nested aliases could fill any memory.
  private static let aliasLimit = 100_000

  mutating func make(
    _ content: YAMLNode.Content,
    _ style: YAMLNode.Style,
    at start: YAMLCursor.Place,
    end: Int
  ) -> YAMLNode {
    count += 1
    return YAMLNode(
      content: content,
      style: style,
      range: start.offset..<max(start.offset, end),
      line: start.line,
      column: start.column
    )
  }

  /// Returns the node for a missing value: an empty plain scalar.
  mutating func empty(at start: YAMLCursor.Place) -> YAMLNode {
    make(.scalar(""), .plain, at: start, end: start.offset)
  }

  // MARK: Anchors

  mutating func define(_ anchor: String, _ node: YAMLNode, size: Int) {
    anchors[anchor] = (node, size, Self.height(of: node))
  }

  /// Returns how deep a node is nested; its content is bounded by `aliasLimit` and the depth that is read.
  private static func height(of node: YAMLNode) -> Int {
    let inner = node.sequence ?? node.mapping?.map(\.value) ?? []
    return 1 + (inner.map(height).max() ?? 0)
  }

  /// Reads the name of an anchor, an alias or a tag.
  func name(_ cursor: inout YAMLCursor) -> String {
    let start = cursor.offset
    while !YAMLCursor.isBlank(cursor.current), !YAMLCursor.isBracket(cursor.current) { cursor.advance() }
    return cursor.text(start..<cursor.offset)
  }

  /// Returns the node that an alias stands for, with the place of the alias.
  mutating func alias(
    _ name: String,
    at start: YAMLCursor.Place,
    depth: Int,
    _ cursor: YAMLCursor
  ) throws(YAMLProblem) -> YAMLNode {
    guard let (node, size, height) = anchors[name] else {
      throw cursor.problem("unknown anchor \(name)", at: start)
    }
    guard depth + height <= YAMLReader.depthLimit else { throw cursor.tooDeep(at: start) }
    count += size
    guard count < Self.aliasLimit else {
      throw cursor.problem("the aliases expand to too many values", at: start, limit: .aliases(Self.aliasLimit))
    }
    return make(node.content, node.style, at: start, end: cursor.offset)
  }
}
