import JSON
import ProjectFiles
import PropertyList
import SourceText

/// A part of a document that an editor can hide.
public struct FoldableRange: Sendable, Hashable {
  /// What the part is.
  public enum Kind: Sendable, Hashable {
    /// A container or a long value.
    case element
    case comment
    /// Entries of a string table below one comment.
    case group
  }

  /// The bytes that are hidden: between the tags or brackets, or after the first line.
  public var range: Range<Int>
  /// What the part is.
  public var kind: Kind
  /// The number of parts around it.
  public var depth: Int
}

/// The parts of a document that an editor can hide.
public enum FoldingRanges {
  /// Parts of a catalog inside more parts are left out, so that the recursion ends.
  private static let depthLimit = 64

  /// Returns the parts with more than one line, by ascending start.
  ///
  /// With a `limit` the outermost are kept. Linear in the document.
  public static func ranges(in document: Document, limit: Int? = nil) -> [FoldableRange] {
    let text = document.text
    if let catalog = document.catalog {
      return limited(nodes(in: catalog.tree.root, text, depth: 0), limit)
    }
    guard document.kind.isPropertyList else { return [] }
    var found: [FoldableRange] = []
    for node in document.tree.allNodes where node.kind != .plist && !node.flags.contains(.implicit) {
      guard node.kind.isContainer || node.kind == .data || node.kind == .string else { continue }
      let content = node.contentRange
      guard text.line(at: content.lowerBound) < text.line(at: content.upperBound) else { continue }
      found.append(FoldableRange(range: content, kind: .element, depth: node.depth))
    }
    for trivia in document.tree.trivia where trivia.kind == .comment {
      let range = trivia.range
      let firstLine = text.lineRange(text.line(at: range.lowerBound))
      guard text.line(at: range.upperBound) > text.line(at: range.lowerBound) else { continue }
      found.append(FoldableRange(range: firstLine.upperBound..<range.upperBound, kind: .comment, depth: 0))
    }
    if document.kind.isStringTable {
      for group in DocumentSymbols.symbols(in: document) where group.kind == .group {
        let range = group.nameRange.upperBound..<group.range.upperBound
        found.append(FoldableRange(range: range, kind: .group, depth: 0))
      }
    }
    found.sort { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) }
    return limited(found, limit)
  }

  /// Objects and arrays of several lines at and inside `node`; deeper ones than Xcode writes are left out.
  private static func nodes(in node: JSONNode, _ text: SourceText, depth: Int) -> [FoldableRange] {
    guard node.kind == .object || node.kind == .array, depth < depthLimit else { return [] }
    let content = node.contentRange
    guard text.line(at: content.lowerBound) < text.line(at: content.upperBound) else { return [] }
    let inner = (node.members.map(\.value) + node.elements).flatMap { nodes(in: $0, text, depth: depth + 1) }
    return [FoldableRange(range: content, kind: .element, depth: depth)] + inner
  }

  private static func limited(_ ranges: [FoldableRange], _ limit: Int?) -> [FoldableRange] {
    guard let limit, ranges.count > limit else { return ranges }
    let kept = ranges.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
    return kept.prefix(max(limit, 0)).sorted { $0.offset < $1.offset }.map(\.element)
  }
}
