extension String {
  /// Returns whether the text contains the UTF-8 bytes of `part`.
  func containsBytes(of part: String) -> Bool {
    var rest = utf8[...]
    while rest.count >= part.utf8.count {
      if rest.starts(with: part.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
