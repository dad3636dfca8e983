/// Turns places in a file into evidence, with the line and its text.
///
/// Places in ascending order cost one pass over the file in total.
struct EvidenceFinder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let path: String
  private var line = 0
  private var lineStart = 0
  /// The offset up to which line ends are counted.
  private var counted = 0

  /// Makes a finder that must not outlive the bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// Returns the evidence for the bytes of `range`, which are cut at the end of their line.
  mutating func evidence(at range: Range<Int>) -> Evidence {
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
    var lineEnds = 0
    // A plain loop, so that the compiler can vectorize it.
    for index in counted..<offset where bytes[index] == UInt8(ascii: "\n") { lineEnds &+= 1 }
    counted = offset
    guard lineEnds > 0 else { return }
    line += lineEnds
    lineStart = offset
    while bytes[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
  }
}
