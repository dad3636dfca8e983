import SourceText

/// Collects nodes, trivia and issues while a parser runs over a text.
struct TreeBuilder {
  private(set) var nodes: [RawNode] = []
  private(set) var issues: [SyntaxIssue] = []
  private(set) var trivia: [Trivia] = []
  /// The index of the innermost open container, or -1.
  private(set) var parent: Int32 = -1

  init(capacity: Int) {
    nodes.reserveCapacity(capacity)
  }

  /// Appends a node without children.
  @inline(__always)
  mutating func addLeaf(_ kind: NodeKind, _ range: Range<Int>, content: Range<Int>, flags: NodeFlags = []) {
    nodes.append(
      RawNode(
        start: UInt32(truncatingIfNeeded: range.lowerBound),
        end: UInt32(truncatingIfNeeded: range.upperBound),
        contentStart: UInt32(truncatingIfNeeded: content.lowerBound),
        contentEnd: UInt32(truncatingIfNeeded: content.upperBound),
        parent: parent,
        next: Int32(truncatingIfNeeded: nodes.count + 1),
        kind: kind,
        flags: flags
      )
    )
  }

  /// Opens a container and returns its index; nodes that follow are inside it until `close`.
  mutating func open(_ kind: NodeKind, start: Int, contentStart: Int, flags: NodeFlags = []) -> Int {
    addLeaf(kind, start..<contentStart, content: contentStart..<contentStart, flags: flags)
    parent = Int32(truncatingIfNeeded: nodes.count - 1)
    return nodes.count - 1
  }

  /// Closes the innermost container, whose content ends at `contentEnd` and whose close tag at `end`.
  mutating func close(contentEnd: Int, end: Int, flags: NodeFlags = []) {
    let index = Int(parent)
    guard nodes.indices.contains(index) else { return }
    nodes[index].contentEnd = UInt32(truncatingIfNeeded: contentEnd)
    nodes[index].end = UInt32(truncatingIfNeeded: end)
    nodes[index].next = Int32(truncatingIfNeeded: nodes.count)
    nodes[index].flags.formUnion(flags)
    parent = nodes[index].parent
  }

  /// Returns the range and content of the node at `index`.
  func node(_ index: Int) -> RawNode { nodes[index] }

  /// The end of the node that was added last; 0 without nodes.
  var lastEnd: Int { nodes.last.map { Int($0.end) } ?? 0 }

  /// The indices of the last `count` nodes, or of fewer where there are not so many.
  func lastNodeIndices(_ count: Int) -> Range<Int> { max(0, nodes.count - count)..<nodes.count }

  /// Gives the leaf that was added last other bounds.
  mutating func resizeLastNode(_ range: Range<Int>, content: Range<Int>, flags: NodeFlags) {
    guard let last = nodes.popLast() else { return }
    addLeaf(last.kind, range, content: content, flags: last.flags.union(flags))
  }

  /// Adds flags to the node that was added last.
  mutating func markLastNode(_ flags: NodeFlags) {
    guard !nodes.isEmpty else { return }
    nodes[nodes.count - 1].flags.formUnion(flags)
  }

  mutating func addTrivia(_ kind: Trivia.Kind, _ range: Range<Int>) {
    trivia.append(Trivia(kind: kind, range: range))
  }

  /// Appends an issue and returns its index.
  @discardableResult
  mutating func report(
    _ code: SyntaxIssue.Code,
    _ range: Range<Int>,
    severity: SyntaxIssue.Severity = .error,
    related: Range<Int>? = nil
  ) -> Int {
    issues.append(SyntaxIssue(code: code, range: range, severity: severity, related: related))
    return issues.count - 1
  }

  /// Changes an issue that was reported before all was known.
  mutating func updateIssue(_ index: Int, _ change: (inout SyntaxIssue) -> Void) {
    change(&issues[index])
  }

  /// Makes the tree of what was collected.
  func makeTree(text: SourceText, format: PropertyListFormat) -> PropertyListTree {
    PropertyListTree(
      text: text,
      format: format,
      nodes: nodes,
      issues: issues.enumerated()
        .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
        .map(\.element),
      trivia: trivia.sorted { $0.range.lowerBound < $1.range.lowerBound }
    )
  }
}
