import SourceText

/// The lines of an unresolved merge: from its first marker to its last.
///
/// What is between the markers belongs to two states of the file at once, so that nothing in it can be linted.
public struct ConflictRegion: Sendable, Hashable {
  /// The lines with their markers and the last line end.
  public let range: Range<Int>
  /// The lines of the two sides; nil if a marker is missing.
  public let sides: Sides?

  /// The two sides of a whole conflict.
  public struct Sides: Sendable, Hashable {
    /// What was there.
    public let upper: Range<Int>
    /// What is merged.
    public let lower: Range<Int>
  }

  /// Reads the conflict whose first marker is the line at `offset`: it ends with the line `>>>>>>>`, or with its last marker before
  /// the next conflict; nil if the line is no marker; linear in its lines, or in what is left of the text if its end is missing.
  public init?(_ text: SourceText, startingAt offset: Int) {
    let first = text.line(at: offset)
    guard let kind = Self.marker(text, first) else { return nil }
    let start = text.lineRange(first).lowerBound
    var end = Self.end(of: first, in: text)
    var (endOfUpper, startOfLower): (Int?, Int?)
    if kind == UInt8(ascii: "=") || kind == UInt8(ascii: ">") { endOfUpper = start }
    var line = first + 1
    while line < text.lineCount, kind != UInt8(ascii: ">") {
      defer { line += 1 }
      guard let next = Self.marker(text, line) else { continue }
      let lineStart = text.lineRange(line).lowerBound
      if next == UInt8(ascii: "<") || next == UInt8(ascii: "=") && kind == next { break }
      end = Self.end(of: line, in: text)
      if next == UInt8(ascii: ">") {
        range = start..<end
        if kind == UInt8(ascii: "<"), let endOfUpper, let startOfLower {
          sides = Sides(upper: Self.end(of: first, in: text)..<endOfUpper, lower: startOfLower..<lineStart)
        } else {
          sides = nil
        }
        return
      }
      endOfUpper = endOfUpper ?? lineStart
      if next == UInt8(ascii: "=") { startOfLower = startOfLower ?? end }
    }
    range = start..<end
    sides = nil
  }

  /// The conflicts in a text that was read as a property list, in their order: each begins at a marker that the parser found; linear.
  static func all(in tree: PropertyListTree) -> [ConflictRegion] {
    guard tree.hasConflictMarker else { return [] }
    var regions: [ConflictRegion] = []
    var end = 0
    for issue in tree.issues where issue.code == .mergeConflictMarker && issue.range.lowerBound >= end {
      guard let region = ConflictRegion(tree.text, startingAt: issue.range.lowerBound) else { continue }
      regions.append(region)
      end = region.range.upperBound
    }
    return regions
  }

  private static func marker(_ text: SourceText, _ line: Int) -> UInt8? {
    let range = text.lineRange(line)
    return text.withBytes(in: range.lowerBound..<min(range.upperBound, range.lowerBound + 8)) { bytes in
      ConflictMarker.isMarker(bytes, at: 0) ? bytes.first : nil
    }
  }

  private static func end(of line: Int, in text: SourceText) -> Int {
    line + 1 < text.lineCount ? text.lineRange(line + 1).lowerBound : text.count
  }
}

/// The conflicts in a text.
public struct ConflictRegions: Sendable, Hashable {
  /// The conflicts, in their order.
  public let all: [ConflictRegion]

  /// Finds them in a text that was read; immediate if the parser found no marker, else linear.
  public init(_ tree: PropertyListTree) { all = ConflictRegion.all(in: tree) }

  /// Returns whether `offset` is inside a conflict and not where it starts; logarithmic.
  public func isInside(_ offset: Int) -> Bool {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && offset < all[low - 1].range.upperBound
  }
}
