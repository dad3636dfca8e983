import AppProject
import KeyCatalog
import PropertyList

/// What is shown where the pointer rests.
public struct HoverResult: Sendable, Hashable {
  /// The bytes that the text is about.
  public let range: Range<Int>
  /// The text.
  public let text: FormattedText
}

/// Reference text for keys and values where they stand.
public enum Hover {
  /// Returns what there is to say about the key, value or bracket at `offset`, a byte offset into the document: what the
  /// catalog knows, and the way from the root; nil elsewhere.
  ///
  /// Logarithmic in the document, linear in the depth of the place and in its text; of the items before it only some are
  /// counted.
  public static func hover(in document: Document, at offset: Int) -> HoverResult? {
    guard document.kind != .other, document.kind != .stringTable, (0...document.text.count).contains(offset),
      let node = document.tree.innermostNode(at: offset)
    else { return nil }
    guard node.kind.isContainer else {
      return HoverTarget(node, in: document).map { HoverResult(range: node.range, text: $0.content.text) }
    }
    guard let bracket = [node.openRange, node.closeRange].first(where: { !$0.isEmpty && $0.contains(offset) }) else {
      return nil
    }
    return HoverTarget(node, in: document).map { HoverResult(range: bracket, text: $0.content.text) }
  }
}
