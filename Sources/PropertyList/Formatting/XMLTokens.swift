import SourceText

/// The tokens of an XML property list without syntax errors, for its layout.
struct XMLTokens {
  private let tree: PropertyListTree
  private let indentUnit: String
  private let lineEnding: String
  private var trivia: ArraySlice<Trivia>
  private var tokens: [LayoutToken] = []
  private var text: SourceText { tree.text }

  private init(_ tree: PropertyListTree, _ indentUnit: String, _ lineEnding: String) {
    self.tree = tree
    self.indentUnit = indentUnit
    self.lineEnding = lineEnding
    trivia = tree.trivia[...]
  }

  /// Returns the tokens by ascending start; linear.
  ///
  /// The recursion ends, since a text with more levels than CoreFoundation reads is an error.
  static func tokens(of tree: PropertyListTree, indentUnit: String, lineEnding: String) -> [LayoutToken]? {
    guard tree.isReadable, let first = tree.firstNode else { return nil }
    var reader = XMLTokens(tree, indentUnit, lineEnding)
    reader.add(first, level: 0)
    reader.addTrivia(before: tree.text.count, level: 0)
    return reader.tokens
  }

  private mutating func add(_ node: Node, level: Int) {
    addTrivia(before: node.range.lowerBound, level: level)
    guard node.kind.isContainer, !node.flags.contains(.emptyElement) else { return addScalar(node, level: level) }
    let isEmpty = node.children.isEmpty && !hasTrivia(before: node.range.upperBound)
    guard !isEmpty else { return addScalar(node, level: level) }
    let isHeader = node.kind == .plist
    tokens.append(LayoutToken(role: isHeader ? .header : .open, range: node.openRange, level: level))
    let inner = isHeader ? level : level + 1
    for child in node.children { add(child, level: inner) }
    addTrivia(before: node.closeRange.lowerBound, level: inner)
    tokens.append(LayoutToken(role: isHeader ? .header : .close, range: node.closeRange, level: level))
  }

  private mutating func addTrivia(before offset: Int, level: Int) {
    while let next = trivia.first, next.range.lowerBound < offset {
      let role: LayoutToken.Role = next.kind == .xmlDeclaration || next.kind == .documentType ? .header : .comment
      tokens.append(LayoutToken(role: role, range: next.range, level: level))
      trivia = trivia.dropFirst()
    }
  }

  private func hasTrivia(before offset: Int) -> Bool {
    trivia.first.map { $0.range.lowerBound < offset } ?? false
  }

  private mutating func addScalar(_ node: Node, level: Int) {
    let role: LayoutToken.Role = node.kind == .key ? .key : .value
    tokens.append(LayoutToken(role: role, range: node.range, level: level, edit: edit(of: node, level: level)))
  }

  // MARK: Elements

  private func edit(of node: Node, level: Int) -> TextEdit? {
    guard let name = node.kind.elementName, hasNoAttributes(node, name) else { return nil }
    if node.kind.isBoolean || node.kind.isContainer { return replace(node.range, with: "<\(name)/>") }
    if node.flags.contains(.emptyElement) { return replace(node.range, with: "<\(name)></\(name)>") }
    return node.kind == .data ? foldedData(node, level: level) : nil
  }

  /// Whether the open tag has nothing but a name.
  private func hasNoAttributes(_ node: Node, _ name: String) -> Bool {
    let tag = node.flags.contains(.emptyElement) ? node.range : node.openRange
    let rest = text.bytes(in: tag).dropFirst(1 + name.utf8.count)
    return rest.allSatisfy { ASCII.isBlankOrLineEnd($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }
  }

  /// Breaks base64 into lines as Apple's writer does; nil where it is so already, or has bytes that readers skip or drop.
  private func foldedData(_ node: Node, level: Int) -> TextEdit? {
    let digits = node.rawContent.filter { !ASCII.isBlankOrLineEnd($0) }
    guard digits.count % 4 == 0, Base64Text.isWellFormed(digits) else { return nil }
    let folding = Base64Folding(level: level)
    let indent = String(repeating: indentUnit, count: folding.indentation)
    var lines = lineEnding
    for start in stride(from: 0, to: digits.count, by: folding.columns) {
      let line = digits[start..<min(start + folding.columns, digits.count)]
      lines += indent + String(decoding: line, as: UTF8.self) + lineEnding
    }
    return replace(node.contentRange, with: lines + String(repeating: indentUnit, count: level))
  }

  private func replace(_ range: Range<Int>, with new: String) -> TextEdit? {
    text.withBytes(in: range) { $0.elementsEqual(new.utf8) } ? nil : TextEdit(range: range, replacement: new)
  }
}

/// The layout of Apple's XML writer: each element on a line of its own.
///
/// A comment stays on the line of what it follows, and one empty line between entries stays.
struct XMLLayoutRules: LayoutRules {
  func space(_ previous: LayoutToken?, _ next: LayoutToken, _ gap: LayoutGap) -> LayoutSpace {
    guard let previous else { return .none }
    if next.role.isComment, gap.lineEnds == 0 { return .blank }
    let keepsEmptyLine =
      gap.lineEnds > 1 && previous.role != .header && previous.role != .open && previous.role != .key
      && next.role != .close && next.role != .header
    return .lines(keepsEmptyLine ? 2 : 1, level: next.level)
  }
}
