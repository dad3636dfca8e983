import ProjectFiles
import PropertyList
import SourceText

/// The names of an element that change together.
public enum LinkedTags {
  /// Returns the names in the open and the close tag of the element in whose tags `offset` is; nil elsewhere.
  ///
  /// Logarithmic in the document, linear in the depth.
  public static func ranges(in document: Document, at offset: Int) -> (open: Range<Int>, close: Range<Int>)? {
    guard document.kind.isPropertyList, document.tree.format == .xml else { return nil }
    var node = document.tree.innermostNode(at: offset)
    while let current = node {
      if let names = names(of: current, document.text), names.open.touches(offset) || names.close.touches(offset) {
        return names
      }
      node = current.parent
    }
    return nil
  }

  private static func names(of node: Node, _ text: SourceText) -> (open: Range<Int>, close: Range<Int>)? {
    guard !node.flags.contains(.emptyElement), !node.flags.contains(.unclosed) else { return nil }
    let open = name(in: node.openRange, after: 1, text)
    let close = name(in: node.closeRange, after: 2, text)
    guard !open.isEmpty, text.bytes(in: open) == text.bytes(in: close) else { return nil }
    return (open, close)
  }

  private static func name(in tag: Range<Int>, after count: Int, _ text: SourceText) -> Range<Int> {
    let start = min(tag.lowerBound + count, tag.upperBound)
    let end = text.firstOffset(in: start..<tag.upperBound) { !ASCII.isLetterOrDigit($0) } ?? tag.upperBound
    return start..<end
  }
}

extension Range<Int> {
  /// Whether an offset is in the range or at its end.
  fileprivate func touches(_ offset: Int) -> Bool { lowerBound <= offset && offset <= upperBound }
}
