import SourceText

/// The syntaxes in which a property list is written as text.
public enum PropertyListFormat: String, Sendable {
  case xml
  /// The old-style ASCII syntax of OpenStep, `.strings` files included.
  case openStep
}

/// A property list as written: every element with its exact bytes, also where the text is broken.
///
/// Nodes stand in one flat array in the order of their starts, each naming its parent and the end of its subtree, so that a
/// walk is a loop over an array and no node is an object. The text between the nodes is `trivia` or white space; `printed()`
/// puts both together again to the very bytes of the text.
public final class PropertyListTree: Sendable {
  /// The text that was read; all ranges are byte offsets into it.
  public let text: SourceText
  /// The syntax in which the text was read.
  public let format: PropertyListFormat
  /// What is wrong, by ascending start.
  public let issues: [SyntaxIssue]
  /// Comments and everything else between the nodes that is no white space, by ascending start.
  public let trivia: [Trivia]
  let nodes: [RawNode]

  init(
    text: SourceText,
    format: PropertyListFormat,
    nodes: [RawNode],
    issues: [SyntaxIssue],
    trivia: [Trivia]
  ) {
    self.text = text
    self.format = format
    self.nodes = nodes
    self.issues = issues
    self.trivia = trivia
  }

  /// Whether CoreFoundation reads the text, be it with losses.
  public var isReadable: Bool { !issues.contains { $0.severity == .error } }

  /// The object that the property list is, inside `<plist>` where there is one; nil when there is none.
  public var root: Node? {
    var index = 0
    while index < nodes.count {
      if nodes[index].kind != .plist { return Node(tree: self, index: index) }
      index += 1
    }
    return nil
  }

  /// All nodes in the order of their starts, `<plist>` included.
  public var allNodes: some RandomAccessCollection<Node> {
    nodes.indices.lazy.map { Node(tree: self, index: $0) }
  }

  /// Returns the nodes of one kind in the order of their starts; linear in all nodes.
  public func nodes(of kind: NodeKind) -> [Node] {
    nodes.indices.filter { nodes[$0].kind == kind }.map { Node(tree: self, index: $0) }
  }

  /// Returns the innermost node whose range holds `offset`, both ends included, or nil outside all nodes.
  ///
  /// Where two nodes touch at `offset`, the one that starts there is preferred. Logarithmic in the number of nodes and
  /// linear in depth.
  public func innermostNode(at offset: Int) -> Node? {
    // The last node that starts at or before the offset is the wanted one or a descendant of its siblings.
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    var index = low - 1
    while index >= 0 {
      if nodes[index].end >= offset { return Node(tree: self, index: index) }
      index = Int(nodes[index].parent)
    }
    return nil
  }

  /// Puts the tree's nodes, trivia and white space together again; equal to the text's bytes for every tree.
  ///
  /// It walks the nodes, not the text, so a wrong range or order shows as a difference. Linear.
  public func printed() -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(text.count)
    var open: [Int] = []
    var cursor = 0
    func emit(to end: Int) {
      guard cursor < end else { return }
      output.append(contentsOf: text.bytes(in: cursor..<end))
      cursor = end
    }
    for index in nodes.indices {
      while let last = open.last, Int(nodes[last].next) <= index {
        emit(to: Int(nodes[last].end))
        open.removeLast()
      }
      let node = nodes[index]
      let fits = open.last.map { node.end <= nodes[$0].end } ?? true
      guard Int(node.start) >= cursor, open.last ?? -1 == Int(node.parent), fits else { return [] }
      emit(to: Int(node.start))
      if node.next > index + 1 {
        open.append(index)
        emit(to: Int(node.contentStart))
      } else {
        emit(to: Int(node.end))
      }
    }
    for index in open.reversed() { emit(to: Int(nodes[index].end)) }
    emit(to: text.count)
    return output
  }
}

/// One node as it lies in the tree's array.
struct RawNode: Sendable {
  var start: UInt32
  var end: UInt32
  /// The bytes between the open and the close tag, the quotes or the brackets.
  var contentStart: UInt32
  var contentEnd: UInt32
  /// The index of the node around this one, or -1.
  var parent: Int32
  /// The index behind the last node inside this one.
  var next: Int32
  var kind: NodeKind
  var flags: NodeFlags
}

/// Text between the nodes that is no white space.
public struct Trivia: Sendable, Hashable {
  /// What the text is.
  public enum Kind: UInt8, Sendable {
    case comment
    case xmlDeclaration
    case documentType
    case processingInstruction
    /// Text that belongs to nothing; an issue tells what is wrong with it.
    case stray
  }

  /// What it is.
  public let kind: Kind
  /// Its bytes, delimiters included.
  public let range: Range<Int>
}
