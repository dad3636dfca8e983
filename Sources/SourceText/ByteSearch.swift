extension String {
  /// Returns whether the bytes of `text` in UTF-8 occur in this one.
  ///
  /// `contains` compares characters by their canonical forms, which takes many times as long. Linear in the length for usual texts.
  public func containsBytes(of text: String) -> Bool {
    var (whole, part) = (self, text)
    return whole.withUTF8 { whole in part.withUTF8 { whole.containsBytes(of: $0) } }
  }
}

extension SourceText {
  /// Returns whether the bytes of `text` in UTF-8 occur in this one; linear in the length for usual texts.
  public func containsBytes(of text: String) -> Bool {
    var part = text
    return withBytes(in: 0..<count) { whole in part.withUTF8 { whole.containsBytes(of: $0) } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func containsBytes(of part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = part.first else { return true }
    var start = 0
    while start + part.count <= count {
      if self[start] == first, self[start..<start + part.count].elementsEqual(part) { return true }
      start += 1
    }
    return false
  }
}
