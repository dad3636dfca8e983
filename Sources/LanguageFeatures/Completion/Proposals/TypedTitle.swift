/// Detects typing of the name that Xcode shows instead of the raw key.
enum TypedTitle {
  /// Returns whether `typed` begins `title` or, from three letters on, a word in it, and does not occur in `name`.
  static func fits(_ typed: Substring, title: String, name: String) -> Bool {
    guard !typed.isEmpty else { return false }
    let (typed, title, name) = (typed.lowercased(), title.lowercased(), name.lowercased())
    guard !name.hasPrefix(typed) else { return false }
    if title.hasPrefix(typed) { return true }
    guard typed.utf8.count >= 3, !name.containsBytes(of: typed) else { return false }
    return title.containsBytes(of: " " + typed)
  }
}
