import SourceText

/// The tokens of an old-style property list or string table without syntax errors, for its layout.
struct OpenStepTokens {
  private let tree: PropertyListTree
  private var trivia: ArraySlice<Trivia>
  private var tokens: [LayoutToken] = []
  private var cursor = 0
  /// Whether there is something that is none of the tokens, such as white space that is not ASCII.
  private var isUnknown = false
  private var text: SourceText { tree.text }

  private init(_ tree: PropertyListTree) {
    self.tree = tree
    trivia = tree.trivia[...]
  }

  /// Returns the tokens by ascending start; nil if the text has other parts.
  ///
  /// Linear. The recursion ends, since a text with more levels than CoreFoundation reads is an error.
  static func tokens(of tree: PropertyListTree) -> [LayoutToken]? {
    guard tree.isReadable, let root = tree.root else { return nil }
    var reader = OpenStepTokens(tree)
    reader.add(root, level: 0)
    reader.addPunctuation(before: tree.text.count, level: 0)
    return reader.isUnknown ? nil : reader.tokens
  }

  private mutating func add(_ node: Node, level: Int) {
    guard node.kind.isContainer else { return addToken(node.kind == .key ? .key : .value, node.range, level) }
    let hasBrackets = !node.flags.contains(.implicit)
    if hasBrackets { addToken(.open, node.openRange, level) }
    let inner = hasBrackets ? level + 1 : level
    for child in node.children { add(child, level: inner) }
    guard hasBrackets else { return }
    addPunctuation(before: node.closeRange.lowerBound, level: inner)
    addToken(.close, node.closeRange, level)
  }

  private mutating func addToken(_ role: LayoutToken.Role, _ range: Range<Int>, _ level: Int) {
    addPunctuation(before: range.lowerBound, level: level)
    tokens.append(LayoutToken(role: role, range: range, level: level))
    cursor = range.upperBound
  }

  /// Adds what is between nodes: comments and punctuation marks.
  private mutating func addPunctuation(before end: Int, level: Int) {
    while cursor < end, !isUnknown {
      if let comment = trivia.first, comment.range.lowerBound == cursor {
        let isLine = text[cursor + 1] == UInt8(ascii: "/")
        tokens.append(LayoutToken(role: isLine ? .lineComment : .comment, range: comment.range, level: level))
        cursor = comment.range.upperBound
        trivia = trivia.dropFirst()
        continue
      }
      let byte = text[cursor]
      switch byte {
      case UInt8(ascii: "="): tokens.append(LayoutToken(role: .equalsSign, range: cursor..<(cursor + 1), level: level))
      case UInt8(ascii: ";"), UInt8(ascii: ","):
        tokens.append(LayoutToken(role: .separator, range: cursor..<(cursor + 1), level: level))
      default: isUnknown = !ASCII.isBlankOrLineEnd(byte)
      }
      cursor += 1
    }
  }
}

/// The layout of the old-style syntax, in which authors decide the lines: `key = value;` and the indentation.
struct OpenStepLayoutRules: LayoutRules {
  func space(_ previous: LayoutToken?, _ next: LayoutToken, _ gap: LayoutGap) -> LayoutSpace {
    guard let previous else { return .none }
    if next.role == .separator, !previous.role.isComment { return .none }
    let lines = previous.role == .lineComment ? max(gap.lineEnds, 1) : gap.lineEnds
    guard lines == 0 else {
      let continuesEntry = (previous.role == .equalsSign || next.role == .equalsSign) && next.role != .open
      return .lines(min(lines, 2), level: next.level + (continuesEntry ? 1 : 0))
    }
    if previous.role == .equalsSign || next.role == .equalsSign { return .blank }
    if previous.role == .separator, next.role != .close { return .blank }
    return gap.isEmpty ? .none : .blank
  }
}
