import ProjectFiles

/// Turns places in a file into evidence, with the line and its text.
///
/// Places in ascending order cost one pass over the file in total.
package struct EvidenceFinder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let path: String
  private var line = 0
  private var lineStart = 0
  /// The offset up to which line ends are counted.
  private var counted = 0

  /// Makes a finder that must not outlive the bytes.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// Returns the evidence for the bytes of `range`, which are cut at the end of their line.
  package mutating func evidence(at range: Range<Int>) -> Evidence {
    let range = range.clamped(to: 0..<bytes.count)
    moveToLine(of: range.lowerBound)
    let limit = min(bytes.count, lineStart + Evidence.textLimit)
    var end = lineStart
    while end < limit, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    if end > lineStart, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let columns = range.clamped(to: lineStart..<end)
    return Evidence(
      path: path,
      line: line,
      lineText: String(decoding: bytes[lineStart..<end], as: UTF8.self),
      columns: columns.lowerBound - lineStart..<columns.upperBound - lineStart
    )
  }

  private mutating func moveToLine(of offset: Int) {
    if offset < lineStart { (line, lineStart, counted) = (0, 0, 0) }
    guard offset > counted else { return }
    let lineEnds = Self.lineEnds(in: UnsafeRawBufferPointer(bytes)[counted..<offset])
    counted = offset
    guard lineEnds > 0 else { return }
    line += lineEnds
    lineStart = offset
    while bytes[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
  }

  /// Counts the line ends in `slice`, sixteen bytes at once.
  private static func lineEnds(in slice: Slice<UnsafeRawBufferPointer>) -> Int {
    typealias Block = SIMD16<UInt8>
    let (bytes, lineEnd) = (UnsafeRawBufferPointer(rebasing: slice), Block(repeating: UInt8(ascii: "\n")))
    var (count, place) = (0, 0)
    while bytes.count - place >= Block.scalarCount {
      // A lane of eight bits counts so many blocks.
      let blocks = min((bytes.count - place) / Block.scalarCount, 255)
      var sums = Block.zero
      for _ in 0..<blocks {
        let block = bytes.loadUnaligned(fromByteOffset: place, as: Block.self)
        // A lane of the mask that matches is -1.
        sums &-= unsafeBitCast(block .== lineEnd, to: Block.self)
        place += Block.scalarCount
      }
      for lane in sums.indices { count += Int(sums[lane]) }
    }
    return count + bytes[place...].count { $0 == UInt8(ascii: "\n") }
  }
}
