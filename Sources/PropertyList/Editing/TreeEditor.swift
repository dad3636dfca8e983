import SourceText

/// Makes edits that change one thing in a file and leave every other byte as it is.
///
/// New text takes the indentation, line ends and syntax of its neighbours.
public struct TreeEditor: Sendable {
  private let tree: PropertyListTree
  private var text: SourceText { tree.text }

  /// Makes an editor for a tree.
  public init(_ tree: PropertyListTree) {
    self.tree = tree
  }

  // MARK: Entries

  /// Returns an edit that adds an entry after the last one of `dictionary`, or after `entry` if it is given.
  ///
  /// A `comment`, which must not hold what ends one, is on a line of its own above the entry.
  public func insertEntry(
    _ key: String,
    _ value: PropertyListValue,
    into dictionary: Node,
    after entry: DictionaryEntry? = nil,
    comment: String? = nil
  ) -> TextEdit {
    insertEntry(key, valueText: { literal(value, indent: $0) }, into: dictionary, after: entry, comment: comment)
  }

  /// Returns an edit that adds an entry whose value is written by `valueText`, which is given the entry's indentation.
  public func insertEntry(
    _ key: String,
    valueText: (String) -> String,
    into dictionary: Node,
    after entry: DictionaryEntry? = nil,
    comment: String? = nil
  ) -> TextEdit {
    let anchor = entry ?? dictionary.lastEntry
    let indent = anchor.map { indentation(at: $0.range.lowerBound) } ?? childIndentation(of: dictionary)
    let isInline = comment == nil && anchor.map { !startsLine($0.range.lowerBound) } ?? false
    let entry = entryText(key, valueText(indent), indent: indent, isInline: isInline)
    let line = comment.map { commentText($0) + lineEnding + indent + entry } ?? entry
    if let anchor {
      let separator = isInline ? (tree.format == .xml ? "" : " ") : lineEnding + indent
      return .insert(separator + line, at: endOfEntry(anchor))
    }
    return insertFirst(line, indent: indent, into: dictionary)
  }

  /// Returns an edit that removes an entry together with its line.
  public func removeEntry(_ entry: DictionaryEntry) -> TextEdit {
    .delete(wholeLines(entry.range.lowerBound..<endOfEntry(entry)))
  }

  // MARK: Comments

  /// Returns an edit that deletes the comment at `range`, with its line if nothing else is on it.
  public func removeComment(_ range: Range<Int>) -> TextEdit { .delete(wholeLines(range)) }

  /// Returns an edit that puts a comment on a line of its own before the line that holds `offset`.
  ///
  /// Returns nil if that line does not begin with a node, since the comment might then become part of a text. `text`
  /// must not hold what ends a comment.
  public func insertComment(_ text: String, aboveLineOf offset: Int) -> TextEdit? {
    let line = tree.text.lineRange(tree.text.line(at: offset)).lowerBound
    let indent = indentation(at: offset)
    let start = line + indent.utf8.count
    guard line > 0, let node = tree.innermostNode(at: start), node.range.lowerBound == start else { return nil }
    return .insert(indent + commentText(text) + lineEnding, at: line)
  }

  private func commentText(_ text: String) -> String { tree.format == .xml ? "<!-- \(text) -->" : "/* \(text) */" }

  // MARK: Items

  /// Returns an edit that adds an item after the last one of `array`.
  public func insertItem(_ value: PropertyListValue, into array: Node) -> TextEdit {
    let last = array.lastChild
    let indent = last.map { indentation(at: $0.range.lowerBound) } ?? childIndentation(of: array)
    let item = literal(value, indent: indent)
    guard let last else { return insertFirst(item, indent: indent, into: array) }
    let isInline = !startsLine(last.range.lowerBound)
    let separator = isInline ? (tree.format == .xml ? "" : " ") : lineEnding + indent
    return .insert((tree.format == .xml ? "" : ",") + separator + item, at: last.range.upperBound)
  }

  /// Returns an edit that removes an item of an array together with its line and, in the old-style syntax, its comma.
  public func removeItem(_ item: Node) -> TextEdit {
    var range = item.range
    if tree.format == .openStep {
      if let comma = next(UInt8(ascii: ","), from: range.upperBound) {
        range = range.lowerBound..<(comma + 1)
      } else if let comma = previous(UInt8(ascii: ","), before: range.lowerBound) {
        return .delete(comma..<range.upperBound)
      }
    }
    return .delete(wholeLines(range))
  }

  // MARK: Values

  /// Returns an edit that replaces a value.
  public func replace(_ node: Node, with value: PropertyListValue) -> TextEdit {
    TextEdit(range: node.range, replacement: literal(value, indent: indentation(at: node.range.lowerBound)))
  }

  /// Returns an edit that replaces the text of a key or string and keeps its tags or quotes where the new text allows it.
  public func replaceText(of node: Node, with newText: String) -> TextEdit {
    if tree.format == .xml, !node.flags.contains(.emptyElement) {
      return TextEdit(range: node.contentRange, replacement: XMLText.escape(newText))
    }
    if tree.format == .xml {
      let name = node.kind.elementName ?? "string"
      return TextEdit(range: node.range, replacement: "<\(name)>\(XMLText.escape(newText))</\(name)>")
    }
    let replacement = node.flags.contains(.quoted) ? OpenStepText.quoted(newText) : OpenStepText.literal(newText)
    return TextEdit(range: node.range, replacement: replacement)
  }

  /// Returns an edit that makes `node` the only item of a new array instead of `node` itself.
  public func wrapInArray(_ node: Node) -> TextEdit {
    let indent = indentation(at: node.range.lowerBound)
    guard tree.format == .xml else {
      return TextEdit(range: node.range, replacement: "(\(text.string(in: node.range)))")
    }
    let content = textOneLevelDeeper(node)
    let replacement = "<array>\(lineEnding)\(indent)\(indentUnit)\(content)\(lineEnding)\(indent)</array>"
    return TextEdit(range: node.range, replacement: replacement)
  }

  /// Returns `value` in the file's syntax for a place whose line is indented by `indent`.
  public func literal(_ value: PropertyListValue, indent: String) -> String {
    switch tree.format {
    case .xml:
      var writer = XMLWriter()
      (writer.indentUnit, writer.lineEnding, writer.sortsKeys) = (indentUnit, lineEnding, false)
      return writer.fragment(value, indent: indent)
    case .openStep:
      if case .string(let string) = value { return OpenStepText.quoted(string) }
      var writer = OpenStepWriter()
      (writer.indentUnit, writer.lineEnding, writer.sortsKeys) = (indentUnit, lineEnding, false)
      return writer.fragment(value, indent: indent)
    }
  }

  // MARK: Layout

  /// The line end that the file uses.
  public var lineEnding: String {
    let end = text.lineRange(0).upperBound
    guard text[end] == UInt8(ascii: "\r") else { return "\n" }
    return text[end + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  /// The text of one level of indentation: the indentation of the first entry beyond that of its dictionary, or a tab.
  public var indentUnit: String {
    guard let root = tree.root, let first = root.children.first, startsLine(first.range.lowerBound) else { return "\t" }
    let outer = indentation(at: root.range.lowerBound)
    let inner = indentation(at: first.range.lowerBound)
    guard inner.count > outer.count, inner.hasPrefix(outer) else { return inner.contains(" ") ? "  " : "\t" }
    return String(inner.dropFirst(outer.count))
  }

  /// Returns the space that begins the line of `offset`.
  public func indentation(at offset: Int) -> String {
    let start = text.lineRange(text.line(at: offset)).lowerBound
    let lineStart = start..<max(start, min(offset, text.count))
    return text.string(in: start..<(text.firstOffset(in: lineStart) { !ASCII.isBlank($0) } ?? lineStart.upperBound))
  }

  /// Returns the indentation of what is directly inside a container that has no elements.
  public func childIndentation(of container: Node) -> String {
    guard !container.flags.contains(.implicit) else { return "" }
    let indent = indentation(at: container.range.lowerBound)
    let isRootAtMargin = container.parent?.kind == .plist && indent.isEmpty
    return isRootAtMargin ? "\t" : indent + indentUnit
  }

  /// Returns the text of a node with one more level of indentation before its lines, except inside strings and data.
  private func textOneLevelDeeper(_ node: Node) -> String {
    let unit = indentUnit
    var result = ""
    var start = node.range.lowerBound
    let first = text.line(at: start)
    for line in first..<max(first, text.line(at: node.range.upperBound)) {
      let next = text.lineRange(line + 1)
      result += text.string(in: start..<next.lowerBound)
      let isInText = tree.innermostNode(at: next.lowerBound).map { !$0.kind.isContainer } ?? false
      if !isInText, !next.isEmpty { result += unit }
      start = next.lowerBound
    }
    return result + text.string(in: start..<node.range.upperBound)
  }

  private func startsLine(_ offset: Int) -> Bool {
    let start = text.lineRange(text.line(at: offset)).lowerBound
    return text.firstOffset(in: start..<offset) { !ASCII.isBlank($0) } == nil
  }

  /// Returns the text of an entry, with its semicolon, for a place whose line is indented by `indent`.
  func entryText(_ key: String, _ value: String, indent: String, isInline: Bool = false) -> String {
    switch tree.format {
    case .xml:
      let separator = isInline ? "" : lineEnding + indent
      return "<key>\(XMLText.escape(key))</key>\(separator)\(value)"
    case .openStep:
      return "\(keyLiteral(key)) = \(value);"
    }
  }

  /// Whether the file quotes its keys in the old-style syntax.
  var quotesKeys: Bool {
    let first = tree.root?.entries.first { $0.key != nil }?.key
    return first?.flags.contains(.quoted) ?? tree.root?.flags.contains(.implicit) ?? false
  }

  private func keyLiteral(_ key: String) -> String {
    quotesKeys ? OpenStepText.quoted(key) : OpenStepText.literal(key)
  }

  /// Returns an edit that puts `line` into a container that holds nothing.
  func insertFirst(_ line: String, indent: String, into container: Node) -> TextEdit {
    if container.flags.contains(.implicit) {
      let end = text.count
      let needsLineEnd = end > 0 && text.lineRange(text.line(at: end)).count > 0
      return .insert((needsLineEnd ? lineEnding : "") + line + lineEnding, at: end)
    }
    let outer = indentation(at: container.range.lowerBound)
    if container.flags.contains(.emptyElement) {
      let name = container.kind.elementName ?? "dict"
      let replacement = "<\(name)>\(lineEnding)\(indent)\(line)\(lineEnding)\(outer)</\(name)>"
      return TextEdit(range: container.range, replacement: replacement)
    }
    // Space between the tags is replaced; a comment there stays before the new text.
    let content = container.contentRange
    let lastByte = text.lastOffset(in: content) { byte in
      !ASCII.isBlankOrLineEnd(byte)
    }
    let start = lastByte.map { $0 + 1 } ?? content.lowerBound
    let replacement = "\(lineEnding)\(indent)\(line)\(lineEnding)\(outer)"
    return TextEdit(range: start..<content.upperBound, replacement: replacement)
  }

  /// Returns the end of an entry, with its semicolon in the old-style syntax.
  private func endOfEntry(_ entry: DictionaryEntry) -> Int {
    let end = entry.range.upperBound
    guard tree.format == .openStep, let semicolon = next(UInt8(ascii: ";"), from: end) else { return end }
    return semicolon + 1
  }

  /// Returns where `byte` is after `offset` with nothing but space between, or nil.
  private func next(_ byte: UInt8, from offset: Int) -> Int? {
    let found = text.firstOffset(in: offset..<max(offset, text.count)) { !ASCII.isSpace($0) }
    return found.flatMap { text[$0] == byte ? $0 : nil }
  }

  /// Returns where `byte` is before `offset` with nothing but space between, or nil.
  private func previous(_ byte: UInt8, before offset: Int) -> Int? {
    let found = text.lastOffset(in: 0..<max(offset, 0)) { !ASCII.isSpace($0) }
    return found.flatMap { text[$0] == byte ? $0 : nil }
  }

  /// Returns `range` widened to its whole lines if nothing else is on them.
  private func wholeLines(_ range: Range<Int>) -> Range<Int> {
    guard startsLine(range.lowerBound) else { return range }
    let lastLine = text.line(at: range.upperBound)
    let lineEnd = text.lineRange(lastLine).upperBound
    let rest = min(range.upperBound, lineEnd)..<lineEnd
    guard text.firstOffset(in: rest, where: { !ASCII.isBlank($0) }) == nil else { return range }
    let start = text.lineRange(text.line(at: range.lowerBound)).lowerBound
    let end = lastLine + 1 < text.lineCount ? text.lineRange(lastLine + 1).lowerBound : lineEnd
    return start..<end
  }
}

/// The layout of a file that new text follows.
public struct TextLayout: Sendable, Hashable {
  /// The line end that the file uses.
  public let lineEnding: String
  /// The text of one level of indentation.
  public let indentUnit: String
  /// Whether keys have quotation marks in the old-style syntax.
  public let quotesKeys: Bool
}

extension TreeEditor {
  /// The layout of the file.
  ///
  /// Edits read this, the text that they change and the lines around it.
  public var layout: TextLayout {
    TextLayout(lineEnding: lineEnding, indentUnit: indentUnit, quotesKeys: quotesKeys)
  }
}
