/// A string that equals another only if both hold the same characters in the same encoding.
///
/// `String` treats composed and decomposed characters as equal, CoreFoundation does not: both can be keys of one
/// dictionary.
package struct LiteralText: Hashable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (lhs: LiteralText, rhs: LiteralText) -> Bool {
    lhs.text.utf8.elementsEqual(rhs.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
