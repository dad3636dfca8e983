/// Repairs the escapes of lone surrogates, which JSON allows and a Swift string cannot hold.
///
/// Editors that count in UTF-16 can send one when an edit splits a pair. If the message were rejected, the edit would
/// be lost.
public enum LoneSurrogates {
  /// Returns JSON text in which each `\uD800`…`\uDFFF` without its partner is `\uFFFD`, or `nil` if there is none.
  ///
  /// The length stays the same, also in UTF-16 units of the decoded string. Linear.
  public static func replaced(in text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes = Array(text)
    var index = 0
    var isChanged = false
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      switch JSONEscape.unit(in: bytes, at: index) {
      case .some(0xD800...0xDBFF):
        if let next = JSONEscape.unit(in: bytes, at: index + 6), 0xDC00...0xDFFF ~= next {
          index += 12
          continue
        }
        fallthrough
      case .some(0xDC00...0xDFFF):
        bytes.replaceSubrange(index..<(index + 6), with: "\\uFFFD".utf8)
        isChanged = true
        index += 6
      default:
        index += 2
      }
    }
    return isChanged ? bytes : nil
  }
}
