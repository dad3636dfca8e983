import PropertyList
import SourceText

/// A place in another file that supports a finding.
public struct Evidence: Sendable, Hashable {
  /// The file.
  public var path: String
  /// The line, from zero.
  public var line: Int
  /// The text of that line, without its line end; the start of a very long one.
  public var lineText: String
  /// The bytes of the line that matter.
  public var columns: Range<Int>
  /// The path in its product of a file with code, which has no lines; nil for texts.
  public var image: String?

  /// Makes a piece of evidence.
  public init(path: String, line: Int, lineText: String, columns: Range<Int>) {
    self.path = path
    self.line = line
    self.lineText = lineText
    self.columns = columns
  }
}

extension Evidence {
  /// Points at a file with code, which lies at `image` in its product.
  package init(image: String, path: String) {
    self.init(path: path, line: 0, lineText: "", columns: 0..<0)
    self.image = image
  }

  /// The file as messages name it: the name of a text, the path of an image in its product.
  package var fileName: String { image ?? FilePath.name(path) }

  /// The same with the line, counted from one, if it has lines.
  package var placeName: String { image ?? "\(FilePath.name(path)):\(line + 1)" }
}

extension Evidence {
  /// Points at a node of a document on disk, or its first line; nil for a text that is not on disk.
  public init?(_ node: Node, in document: Document) {
    self.init(node.range, in: document)
  }

  /// Points at `range`, bytes of a document on disk; nil for a text that is not on disk.
  public init?(_ range: Range<Int>, in document: Document) {
    guard let path = document.path else { return nil }
    self.init(path: path, text: document.text, range: range)
  }
}

extension Evidence {
  /// The longest text of a line that is kept, in bytes; longer lines are usually generated.
  package static let textLimit = 1_000

  /// Makes evidence of some bytes of a text, as far as they are on their first line; logarithmic.
  package init(path: String, text: SourceText, range: Range<Int>) {
    let start = min(max(range.lowerBound, 0), text.count)
    let line = text.line(at: start)
    let whole = text.lineRange(line)
    let column = min(start - whole.lowerBound, whole.count)
    self.init(
      path: path,
      line: line,
      lineText: text.string(in: whole.prefix(Self.textLimit)),
      columns: column..<min(max(range.upperBound - whole.lowerBound, column), whole.count)
    )
  }

  /// Returns the bytes of `text` that it points at, as far as the text still has its line.
  package func range(in text: SourceText) -> Range<Int> {
    let line = text.lineRange(line)
    let start = min(line.lowerBound + columns.lowerBound, line.upperBound)
    return start..<max(start, min(line.lowerBound + columns.upperBound, line.upperBound))
  }
}
