import PropertyList
import SourceText

/// Determines the cursor's place in an old-style property list or string table.
struct OpenStepPlaceFinder {
  private let tree: PropertyListTree
  private let text: SourceText
  private let offset: Int
  private let line: Range<Int>

  init(_ tree: PropertyListTree, _ offset: Int) {
    self.tree = tree
    self.offset = offset
    text = tree.text
    line = text.lineRange(text.line(at: offset))
  }

  func find() -> CursorPlace? {
    guard offset <= line.upperBound, !isInComment, let typed = typedText() else { return nil }
    let tree = self.tree.outline(applying: .delete(typed.whole))
    let place = typed.whole.lowerBound
    guard tree.format == .openStep, let role = role(at: place, in: tree) else { return nil }
    let next = tree.significantByte(from: place)
    return CursorPlace(
      role: role,
      form: typed.form,
      typedRange: typed.range,
      wholeRange: typed.whole,
      typed: text.string(in: typed.range.lowerBound..<max(offset, typed.range.lowerBound)),
      isFollowedByValue: next == UInt8(ascii: "="),
      isFollowedBySemicolon: next == UInt8(ascii: ";"),
      tree: tree,
      text: text
    )
  }

  private var isInComment: Bool {
    tree.trivia(at: offset).contains { trivia in
      guard trivia.kind == .comment, trivia.range.lowerBound < offset else { return false }
      let isOpenEnded = text.hasPrefix("//", at: trivia.range.lowerBound)
      return offset < trivia.range.upperBound || isOpenEnded && offset == trivia.range.upperBound
    }
  }

  // MARK: Typed text

  private func typedText() -> TypedText? {
    if let node = tree.innermostNode(at: offset), !node.kind.isContainer, node.flags.contains(.quoted),
      !node.flags.contains(.unclosed), node.range.lowerBound < offset, offset < node.range.upperBound,
      line.contains(node.range.lowerBound)
    {
      guard node.range.upperBound <= line.upperBound, isBalanced else {
        return unclosedString(from: node.range.lowerBound)
      }
      return TypedText(form: .quoted, range: node.range, whole: node.range)
    }
    if let start = openQuote { return unclosedString(from: start) }
    let start = text.startOfRun(endingAt: offset, from: line.lowerBound, where: TypedByte.isBare)
    let end = text.endOfRun(from: offset, to: line.upperBound, where: TypedByte.isBare)
    return TypedText(form: .bare, range: start..<end, whole: start..<end)
  }

  /// A string that is being typed and has no closing quote yet ends with the word at the cursor.
  private func unclosedString(from start: Int) -> TypedText? {
    guard start < offset else { return nil }
    let end = text.endOfRun(from: offset, to: line.upperBound, where: TypedByte.isBare)
    return TypedText(form: .quoted, range: start..<end, whole: start..<end)
  }

  /// Whether the quotes of the line form pairs.
  private var isBalanced: Bool { quotes(to: line.upperBound).count % 2 == 0 }

  /// The quote before the cursor on its line that is not closed.
  private var openQuote: Int? {
    let before = quotes(to: offset)
    return before.count % 2 == 1 ? before.last : nil
  }

  /// Returns the double quotes of the line before `end`, except escaped ones.
  private func quotes(to end: Int) -> [Int] {
    text.withBytes(in: line.lowerBound..<end) { bytes in
      var found: [Int] = []
      var cursor = 0
      while cursor < bytes.count {
        switch bytes[cursor] {
        case UInt8(ascii: "\\"): cursor += 1
        case UInt8(ascii: "\""): found.append(line.lowerBound + cursor)
        default: break
        }
        cursor += 1
      }
      return found
    }
  }

  // MARK: Role

  private func role(at place: Int, in tree: PropertyListTree) -> CursorPlace.Role? {
    // A table ends with its last entry, so the text after it belongs to the table too.
    let table = tree.root.flatMap { $0.flags.contains(.implicit) ? $0 : nil }
    guard let container = tree.container(at: place) ?? table else {
      return tree.root == nil ? .key(dictionary: nil, level: "") : nil
    }
    let (previous, _) = container.children(around: place)
    if let previous, previous.range.upperBound > place { return nil }
    let from = previous?.range.upperBound ?? container.contentRange.lowerBound
    let mark = tree.lastSignificantByte(in: min(from, place)..<place)
    if container.kind == .array {
      return .item(array: container, path: CatalogPath.level(of: container))
    }
    guard let previous, previous.kind == .key, mark == UInt8(ascii: "=") else {
      let isBetweenEntries = previous == nil || mark == UInt8(ascii: ";") || startsLine(place)
      guard isBetweenEntries else { return nil }
      return .key(dictionary: container, level: CatalogPath.level(of: container))
    }
    return .value(path: CatalogPath.ofKey(previous))
  }

  private func startsLine(_ place: Int) -> Bool {
    text.endOfRun(from: line.lowerBound, to: place, where: ASCII.isBlank) == place
  }
}

extension PropertyListTree {
  /// Returns the first byte at or after `offset` that is neither space nor in a comment, nil at the end; linear.
  func significantByte(from offset: Int) -> UInt8? {
    var cursor = text.endOfRun(from: offset, to: text.count, where: ASCII.isSpace)
    while let comment = comment(at: cursor) {
      cursor = text.endOfRun(from: comment.upperBound, to: text.count, where: ASCII.isSpace)
    }
    return cursor < text.count ? text[cursor] : nil
  }

  /// Returns the last byte of `range` that is neither space nor in a comment, or nil.
  func lastSignificantByte(in range: Range<Int>) -> UInt8? {
    var found: UInt8?
    var cursor = range.lowerBound
    while cursor < range.upperBound {
      if let comment = comment(at: cursor) {
        cursor = comment.upperBound
        continue
      }
      let byte = text[cursor]
      if !ASCII.isSpace(byte) { found = byte }
      cursor += 1
    }
    return found
  }

  private func comment(at offset: Int) -> Range<Int>? {
    guard text[offset] == UInt8(ascii: "/") else { return nil }
    return trivia.first { $0.kind == .comment && $0.range.lowerBound == offset }?.range
  }
}
