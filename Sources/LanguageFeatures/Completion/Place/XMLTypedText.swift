import PropertyList
import SourceText

/// Finds the text being typed in an XML property list, by the tree and by the bytes of the cursor's line.
struct XMLTypedText {
  private let tree: PropertyListTree
  private let text: SourceText
  private let offset: Int
  private let line: Range<Int>

  /// The elements that hold text.
  private static let leafNames: Set<String> = ["key", "string", "integer", "real", "date", "data"]

  init(_ tree: PropertyListTree, _ offset: Int) {
    self.tree = tree
    self.offset = offset
    text = tree.text
    line = text.lineRange(text.line(at: offset))
  }

  /// Returns the text being typed, nil if nothing can be proposed.
  func find() -> TypedText? {
    guard offset <= line.upperBound, !isInTrivia else { return nil }
    let start = text.startOfRun(endingAt: offset, from: line.lowerBound, where: Self.isOutsideTag)
    guard start > line.lowerBound else { return bareText(from: line.lowerBound) }
    return text[start - 1] == UInt8(ascii: "<") ? tag(from: start - 1) : textAfterTag(endingAt: start)
  }

  private static func isOutsideTag(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">") }

  private var isInTrivia: Bool {
    tree.trivia(at: offset).contains { trivia in
      trivia.kind != .stray && trivia.range.lowerBound < offset && offset < trivia.range.upperBound
    }
  }

  /// The cursor is after a `<` on its line.
  private func tag(from start: Int) -> TypedText? {
    let isClose = text.hasPrefix("</", at: start)
    let nameStart = start + (isClose ? 2 : 1)
    var end = text.endOfRun(from: nameStart, to: line.upperBound, where: ASCII.isLetterOrDigit)
    if !isClose, end < line.upperBound, text[end] == UInt8(ascii: "/") { end += 1 }
    guard offset <= end else { return nil }
    if end < line.upperBound, text[end] == UInt8(ascii: ">") {
      end += 1
      if let node = wholeNode(withTag: start..<end) {
        guard node.kind.isBoolean else { return nil }
        return TypedText(form: .openTag, range: node.range, whole: node.range)
      }
    }
    let element = isClose ? openLeaf(before: start) : nil
    let form: CursorPlace.Form = isClose ? .closeTag(element: element) : .openTag
    return TypedText(form: form, range: start..<end, whole: start..<end)
  }

  /// Returns the complete node of which `tag` is the open or close tag.
  private func wholeNode(withTag tag: Range<Int>) -> Node? {
    let around = sequence(first: tree.innermostNode(at: tag.lowerBound)) { $0?.parent }
    for case let node? in around.prefix(while: { $0 != nil }) {
      if node.flags.contains(.unclosed) { continue }
      if node.kind == .unknown { continue }
      if node.openRange == tag || node.closeRange == tag || node.range == tag { return node }
    }
    return nil
  }

  /// The cursor is after the `>` that ends before `end`.
  private func textAfterTag(endingAt end: Int) -> TypedText? {
    guard let element = leafTag(endingAt: end) else { return bareText(from: end) }
    let start = end - element.utf8.count - 2
    let contentEnd = text.endOfRun(from: offset, to: line.upperBound) { $0 != UInt8(ascii: "<") }
    let closeTag = "</\(element)>"
    if text.hasPrefix(closeTag, at: contentEnd) {
      let whole = start..<(contentEnd + closeTag.utf8.count)
      return TypedText(form: .content(isClosed: true), element: element, range: end..<contentEnd, whole: whole)
    }
    guard !isInClosedLeaf(after: contentEnd) else { return nil }
    let typedEnd = max(offset, text.trimmedEnd(of: end..<contentEnd))
    return TypedText(form: .content(isClosed: false), element: element, range: end..<typedEnd, whole: start..<typedEnd)
  }

  /// Returns the name of the leaf whose open tag ends at `end`, nil for other tags.
  private func leafTag(endingAt end: Int) -> String? {
    let start = text.startOfRun(endingAt: end - 1, from: line.lowerBound) { $0 != UInt8(ascii: "<") }
    guard start > line.lowerBound else { return nil }
    let name = text.string(in: start..<(end - 1))
    return Self.leafNames.contains(name) ? name : nil
  }

  /// Returns the name of the leaf that is open before a close tag at `start`: `<string>abc</`.
  private func openLeaf(before start: Int) -> String? {
    let end = text.startOfRun(endingAt: start, from: line.lowerBound, where: Self.isOutsideTag)
    guard end > line.lowerBound, text[end - 1] == UInt8(ascii: ">") else { return nil }
    return leafTag(endingAt: end)
  }

  /// Returns whether the cursor is in text of more than one line whose element has its close tag after `offset`.
  private func isInClosedLeaf(after offset: Int) -> Bool {
    guard let node = tree.innermostNode(at: self.offset), !node.kind.isContainer else { return false }
    let content = node.contentRange
    return !node.flags.contains(.unclosed) && content.lowerBound <= self.offset && self.offset <= content.upperBound
      && content.upperBound >= offset
  }

  /// The cursor is between elements; the text up to the next one is treated as the text being typed.
  private func bareText(from start: Int) -> TypedText? {
    guard !isInClosedLeaf(after: offset) else { return nil }
    let end = text.endOfRun(from: offset, to: line.upperBound) { $0 != UInt8(ascii: "<") }
    let typedStart = min(text.trimmedStart(of: start..<end), offset)
    let typedEnd = max(text.trimmedEnd(of: typedStart..<end), offset)
    // Blanks before the cursor belong to the layout, not to the text being typed.
    let isEmpty = text.trimmedEnd(of: typedStart..<typedEnd) == typedStart
    let range = isEmpty ? offset..<offset : typedStart..<typedEnd
    return TypedText(form: .bare, range: range, whole: range)
  }
}
