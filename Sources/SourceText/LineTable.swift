/// The offsets at which the lines of a text start.
struct LineTable: Sendable {
  /// One offset for each line, ascending; the first is zero.
  private(set) var starts: [UInt32]

  /// Finds all line starts; linear in the size of the text.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    starts = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    Self.appendStarts(in: bytes, from: 0, to: bytes.count, &starts)
  }

  /// Appends the start of each line that begins after a line end inside `from ..< to`.
  private static func appendStarts(
    in bytes: UnsafeBufferPointer<UInt8>,
    from: Int,
    to: Int,
    _ starts: inout [UInt32]
  ) {
    var offset = from
    while offset < to {
      let byte = bytes[offset]
      offset += 1
      // One comparison settles nearly all bytes: both line ends are at most 0x0D.
      guard byte <= 0x0D else { continue }
      if byte == UInt8(ascii: "\n") {
        starts.append(UInt32(truncatingIfNeeded: offset))
      } else if byte == UInt8(ascii: "\r") {
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
        starts.append(UInt32(truncatingIfNeeded: offset))
      }
    }
  }

  /// Adapts the table to a text in which `range` of the old bytes was replaced by `count` new ones.
  ///
  /// Only the lines that the edit touched are scanned; the starts behind it are moved.
  mutating func replace(_ range: Range<Int>, withCount count: Int, in newBytes: UnsafeBufferPointer<UInt8>) {
    let delta = count - range.count
    // A `\r` and a `\n` may meet or part at either border, so the lines around the edit are scanned as well.
    let firstLine = max(0, line(containing: range.lowerBound) - 1)
    let scanStart = Int(starts[firstLine])
    var next = firstLine + 1
    while next < starts.count, Int(starts[next]) <= range.upperBound + 1 { next += 1 }
    let scanEnd = next < starts.count ? Int(starts[next]) + delta : newBytes.count

    var patched: [UInt32] = []
    Self.appendStarts(in: newBytes, from: scanStart, to: scanEnd, &patched)
    // The start at `scanEnd` itself is found again by the scan when that line still begins there.
    let tail = next < starts.count ? starts[(next + 1)...].map { UInt32(truncatingIfNeeded: Int($0) + delta) } : []
    starts.replaceSubrange((firstLine + 1)..., with: patched + tail)
  }

  /// Returns the line that holds the byte at `offset`; logarithmic in the number of lines.
  func line(containing offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
