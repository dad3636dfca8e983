extension String {
  /// Returns whether the bytes of `text` in UTF-8 occur in this one.
  ///
  /// `contains` compares characters by their canonical forms, which takes many times as long. Linear in the length for usual texts.
  public func containsBytes(of text: String) -> Bool {
    var (whole, part) = (self, text)
    return whole.withUTF8 { whole in
      part.withUTF8 { part in
        guard let first = part.first else { return true }
        var start = 0
        while start + part.count <= whole.count {
          if whole[start] == first, whole[start..<start + part.count].elementsEqual(part) { return true }
          start += 1
        }
        return false
      }
    }
  }
}
