extension UnsafeBufferPointer<UInt8> {
  /// Returns the end of the line that holds `offset`, before its line end; linear in the rest of the line.
  func lineEnd(from offset: Int) -> Int {
    var end = offset
    while end < count, self[end] != UInt8(ascii: "\n"), self[end] != UInt8(ascii: "\r") { end += 1 }
    return end
  }
}
