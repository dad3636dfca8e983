/// A string that equals another only if both hold the same characters in the same encoding.
///
/// `String` treats composed and decomposed characters as equal, CoreFoundation does not: both can be keys of one
/// dictionary.
struct LiteralText: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (lhs: LiteralText, rhs: LiteralText) -> Bool {
    lhs.text.utf8.elementsEqual(rhs.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
