import ProjectFiles
import PropertyList
import SourceText

/// Ever larger parts of a document around a place.
public enum SelectionRanges {
  /// Returns the parts around `offset`, each inside the next: a word, the text, the element, the entry, the content of the
  /// container, the container and so on; at least one.
  ///
  /// Of parts that nest very deeply only the inner ones and the document are returned: each is inside of the next in an answer, and
  /// clients read no values that nest so deeply. Logarithmic in the document, linear in the depth.
  public static func ranges(in document: Document, at offset: Int) -> [Range<Int>] {
    let text = document.text
    let offset = min(max(offset, 0), text.count)
    var ranges: [Range<Int>] = [offset..<offset]
    func add(_ range: Range<Int>) {
      guard let last = ranges.last, range != last else { return }
      guard range.lowerBound <= last.lowerBound, last.upperBound <= range.upperBound else { return }
      ranges.append(range)
    }
    if let word = word(at: offset, in: text) { add(word) }
    for trivia in document.tree.trivia(at: offset) { add(trivia.range) }
    var node = document.tree.innermostNode(at: offset)
    while let current = node, ranges.count < countLimit {
      add(current.contentRange)
      add(current.range)
      if let entry = current.entry { add(entry.range) }
      node = current.parent
    }
    add(0..<text.count)
    return ranges.count > 1 ? Array(ranges.dropFirst()) : ranges
  }

  /// The most parts that are returned besides the document.
  private static let countLimit = 200

  private static func word(at offset: Int, in text: SourceText) -> Range<Int>? {
    let line = text.lineRange(text.line(at: offset))
    guard line.lowerBound <= offset, offset <= line.upperBound else { return nil }
    let isWord = { (byte: UInt8) in ASCII.isLetterOrDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80 }
    let start = text.lastOffset(in: line.lowerBound..<offset) { !isWord($0) }.map { $0 + 1 } ?? line.lowerBound
    let end = text.firstOffset(in: offset..<line.upperBound) { !isWord($0) } ?? line.upperBound
    return start < end ? start..<end : nil
  }
}
