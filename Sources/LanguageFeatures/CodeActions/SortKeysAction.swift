import AppProject
import Messages
import PropertyList
import SourceText

/// Sorts the keys of a dictionary.
enum SortKeysAction {
  /// Returns the action for the innermost dictionary around `offset`; nil if it is sorted or has errors.
  ///
  /// Entries move with the comments and empty lines before them. Keys are in the order of Apple's writers, by UTF-16 code
  /// units; of equal keys the last one stays the last. Linear in the document except for sorting.
  static func action(in document: Document, at offset: Int, kind: CodeActionProposal.Kind) -> CodeActionProposal? {
    guard document.tree.isReadable, !document.isPreprocessed, document.kind.isPropertyList,
      document.name != "project.pbxproj", let dictionary = dictionary(around: offset, in: document),
      let edit = edit(sorting: dictionary, document)
    else { return nil }
    return CodeActionProposal(title: Messages.text("common.sort-keys"), kind: kind, edits: [edit])
  }

  private static func dictionary(around offset: Int, in document: Document) -> Node? {
    var node = document.tree.innermostNode(at: offset)
    while let current = node, current.kind != .dictionary { node = current.parent }
    return node ?? document.rootDictionary
  }

  /// An entry with the text before it.
  private struct Chunk {
    let key: [UInt16]
    let range: Range<Int>
  }

  private static func edit(sorting dictionary: Node, _ document: Document) -> TextEdit? {
    let text = document.text
    let content = dictionary.contentRange
    var chunks: [Chunk] = []
    var start = content.lowerBound
    for entry in dictionary.entries {
      guard let name = entry.name, entry.value != nil else { return nil }
      guard let end = end(of: entry, before: content.upperBound, document) else { return nil }
      chunks.append(Chunk(key: Array(name.utf16), range: start..<end))
      start = end
    }
    let sorted = chunks.enumerated().sorted { left, right in
      if left.element.key == right.element.key { return left.offset < right.offset }
      return left.element.key.lexicographicallyPrecedes(right.element.key)
    }
    guard chunks.count > 1, sorted.map(\.offset) != Array(chunks.indices) else { return nil }
    var parts = sorted.map { text.string(in: $0.element.range) }
    // A file without braces begins with its first entry, the others with the end of the line before.
    if dictionary.flags.contains(.implicit) { parts = separated(parts, TreeEditor(document.tree).lineEnding) }
    return TextEdit(range: content.lowerBound..<start, replacement: parts.joined())
  }

  private static func separated(_ parts: [String], _ lineEnding: String) -> [String] {
    parts.enumerated().map { index, part in
      let start = part.firstIndex { !$0.isWhitespace } ?? part.startIndex
      let body = String(part[start...])
      let hasEmptyLine = part[..<start].filter(\.isNewline).count > 1
      return index == 0 ? body : (hasEmptyLine ? lineEnding + lineEnding : lineEnding) + body
    }
  }

  /// Returns the end of an entry with its semicolon and the comment after it on its line.
  private static func end(of entry: DictionaryEntry, before limit: Int, _ document: Document) -> Int? {
    let text = document.text
    var end = entry.range.upperBound
    if document.tree.format == .openStep {
      let next = text.firstOffset(in: end..<max(end, text.count)) { !ASCII.isSpace($0) }
      guard let next, text[next] == UInt8(ascii: ";") else { return nil }
      end = next + 1
    }
    let line = text.lineRange(text.line(at: end)).upperBound
    let comments = document.tree.trivia(at: text.firstOffset(in: end..<line) { !ASCII.isBlank($0) } ?? end)
    if let comment = comments.first(where: { $0.kind == .comment && $0.range.lowerBound >= end }),
      comment.range.upperBound <= line
    {
      end = comment.range.upperBound
    }
    return end
  }
}
