import PropertyList
import SourceText

extension PropertyListTree {
  /// Returns the innermost dictionary, array or `<plist>` whose content contains `offset`, both ends included.
  ///
  /// A container without an end reaches over the space after it. Logarithmic in the nodes, linear in depth and that
  /// space.
  func container(at offset: Int) -> Node? {
    var node = lastNode(startingAtOrBefore: offset)
    while let candidate = node {
      if candidate.kind.isContainer, candidate.kind != .unknown, holds(offset, candidate) { return candidate }
      node = candidate.parent
    }
    return nil
  }

  private func holds(_ offset: Int, _ container: Node) -> Bool {
    let content = container.contentRange
    guard !container.flags.contains(.emptyElement), content.lowerBound <= offset else { return false }
    if offset <= content.upperBound { return true }
    return container.flags.contains(.unclosed)
      && text.firstOffset(in: content.upperBound..<offset) { !ASCII.isSpace($0) } == nil
  }
}
