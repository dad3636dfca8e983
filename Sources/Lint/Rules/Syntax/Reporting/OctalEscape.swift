import PropertyList

/// An octal escape above `\177`, which means different characters to different readers.
struct OctalEscape {
  /// The character that Foundation reads.
  let inNextStep: Character
  /// The character that the number stands for in ISO Latin 1 and Unicode.
  let inLatin1: Character
}

extension SyntaxReport {
  /// The octal escape at the issue's start, or nil.
  var octalEscape: OctalEscape? {
    let digits = octalRange.flatMap { UInt32(document.text.string(in: $0).dropFirst(), radix: 8) }
    guard let digits, let range = octalRange, let scalar = Unicode.Scalar(digits & 0xFF),
      let read = PropertyListTree.parse(.init("\"\(document.text.string(in: range))\"")).root?.stringValue?.first
    else { return nil }
    return OctalEscape(inNextStep: read, inLatin1: Character(scalar))
  }

  /// The bytes of the whole escape: the backslash and up to three digits.
  var octalRange: Range<Int>? {
    let bytes = document.text.bytes
    let start = issue.range.lowerBound
    var end = start + 1
    while end < min(start + 4, bytes.count), (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[end]) { end += 1 }
    return end > start + 1 ? start..<end : nil
  }
}
