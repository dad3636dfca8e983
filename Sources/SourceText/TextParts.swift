/// A part of a text with its extent.
protocol TextPart: Sendable {
  var extent: TextExtent { get }
}

/// Parts in their order, with the extent before each of them.
struct TextParts<Part: TextPart>: Sendable {
  private let parts: [Part]
  private let starts: [TextExtent]
  let extent: TextExtent

  /// Adds up the extents of `parts`; linear in their number.
  init(_ parts: [Part]) {
    self.parts = parts
    var extent = TextExtent()
    var starts: [TextExtent] = []
    starts.reserveCapacity(parts.count)
    for part in parts {
      starts.append(extent)
      extent = extent + part.extent
    }
    self.starts = starts
    self.extent = extent
  }

  var count: Int { parts.count }

  subscript(index: Int) -> Part { parts[index] }

  subscript(indices: Range<Int>) -> ArraySlice<Part> { parts[indices] }

  /// Returns the extent of all parts before the one at `index`.
  func start(of index: Int) -> TextExtent { starts[index] }

  /// Returns the last part whose start meets `condition`, which must hold for all parts up to some part and for none
  /// after it.
  ///
  /// Logarithmic; the first part if none meets it.
  func lastIndex(where condition: (TextExtent) -> Bool) -> Int {
    var low = 0
    var high = parts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if condition(starts[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}

/// A number of consecutive pieces.
///
/// A text holds blocks of pieces rather than pieces, so that an edit need not read each piece.
final class TextBlock: TextPart {
  /// The usual number of pieces in a block; none has more than twice as many.
  private static let usualCount = 32

  let pieces: TextParts<TextPiece>

  private init(_ pieces: [TextPiece]) {
    self.pieces = TextParts(pieces)
  }

  var extent: TextExtent { pieces.extent }

  /// Whether the block should be joined with a neighbour.
  static func isSmall(_ count: Int) -> Bool { count < usualCount / 2 }

  /// Puts `pieces` into blocks of nearly the same number.
  static func blocks(of pieces: [TextPiece]) -> [TextBlock] {
    let number = max(1, pieces.count / usualCount)
    return (0..<number).map { block in
      TextBlock(Array(pieces[(block * pieces.count / number)..<((block + 1) * pieces.count / number)]))
    }
  }
}
