import SourceText

extension PropertyListTree {
  /// Reads a text as a property list, in whichever syntax it is written.
  ///
  /// Every text has a tree; what is wrong with it stands in the tree's `issues`. CoreFoundation tries XML first and falls
  /// back to the old-style syntax on any failure; here the first character decides, except where both are possible.
  /// Linear in the size of the text.
  public static func parse(_ text: SourceText) -> PropertyListTree {
    guard looksLikeXML(text.bytes) else { return OpenStepParser.parse(text) }
    let tree = XMLParser.parse(text)
    if tree.isReadable || !mayBeHexData(text.bytes) { return tree }
    let other = OpenStepParser.parse(text)
    return other.isReadable ? other : tree
  }

  /// Whether the first character that is no space begins a tag.
  private static func looksLikeXML(_ bytes: [UInt8]) -> Bool {
    guard let start = firstContent(bytes), bytes[start] == UInt8(ascii: "<") else { return false }
    guard start + 1 < bytes.count else { return true }
    let next = bytes[start + 1]
    // `<*` and `<[` begin GNUstep's forms, `<<` a merge conflict, `<>` empty data.
    return !"*[<> \t\r\n".utf8.contains(next) && !(Digit.isDecimal(next))
  }

  /// Whether a text that begins with `<` could be old-style data, such as `<da7a>`.
  private static func mayBeHexData(_ bytes: [UInt8]) -> Bool {
    guard let start = firstContent(bytes), start + 1 < bytes.count else { return false }
    return Digit.value(bytes[start + 1]) != nil
  }

  private static func firstContent(_ bytes: [UInt8]) -> Int? {
    bytes.firstIndex { $0 != UInt8(ascii: " ") && !(9...13).contains($0) }
  }
}
