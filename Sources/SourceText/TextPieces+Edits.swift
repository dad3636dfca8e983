extension TextPieces {
  /// Returns the pieces of the text in which `replacement` replaces `range`, which must be inside the text.
  ///
  /// What the edit touches is copied into new pieces of about `size` bytes, all others are shared.
  func replacing(_ range: Range<Int>, with replacement: String.UTF8View, size: Int) -> TextPieces {
    let touched = touched(by: range, replacementCount: replacement.count, size: size)
    let bytes = self.range(of: touched.lowerBound).lowerBound..<self.range(of: touched.upperBound).upperBound
    var content: [UInt8] = []
    content.reserveCapacity(bytes.count - range.count + replacement.count)
    append(bytes.lowerBound..<range.lowerBound, to: &content)
    content.append(contentsOf: replacement)
    append(range.upperBound..<bytes.upperBound, to: &content)
    return replacing(touched, with: TextPiece.cut(content, size: size))
  }

  /// Returns the pieces that an edit of `range` must rebuild.
  private func touched(by range: Range<Int>, replacementCount: Int, size: Int) -> ClosedRange<Index> {
    var first = index(at: range.lowerBound)
    var last = index(at: range.upperBound)
    // Whether a border cuts a character or a line end depends on three bytes at either side.
    while range.lowerBound - self.range(of: first).lowerBound < 4, let previous = index(before: first) {
      first = previous
    }
    while self.range(of: last).upperBound - range.upperBound < 4, let next = index(after: last) { last = next }
    // Small pieces are joined with a neighbour, so that there are never many.
    var count = self.range(of: last).upperBound - self.range(of: first).lowerBound - range.count + replacementCount
    while count < size / 2 {
      if let next = index(after: last) {
        last = next
        count += self[next].count
      } else if let previous = index(before: first) {
        first = previous
        count += self[previous].count
      } else {
        break
      }
    }
    return first...last
  }

  private func replacing(_ old: ClosedRange<Index>, with new: [TextPiece]) -> TextPieces {
    var (first, last) = (old.lowerBound.block, old.upperBound.block)
    let later = blocks[last].pieces
    var pieces = blocks[first].pieces[0..<old.lowerBound.piece] + new
    pieces += later[(old.upperBound.piece + 1)..<later.count]
    if TextBlock.isSmall(pieces.count) {
      if last + 1 < blocks.count {
        last += 1
        pieces += blocks[last].pieces[0..<blocks[last].pieces.count]
      } else if first > 0 {
        first -= 1
        pieces = blocks[first].pieces[0..<blocks[first].pieces.count] + pieces
      }
    }
    var newBlocks = Array(blocks[0..<first])
    newBlocks += TextBlock.blocks(of: Array(pieces))
    newBlocks += blocks[(last + 1)..<blocks.count]
    return TextPieces(newBlocks)
  }
}
