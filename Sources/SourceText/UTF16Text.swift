/// Texts in UTF-16.
enum UTF16Text {
  /// Returns a text in UTF-8; units that are no character become U+FFFD each, and half a unit at the end is left out.
  ///
  /// Linear. `String(decoding:as:)` gives the same, but makes a generic iterator of each unit.
  static func utf8(_ content: ArraySlice<UInt8>, bigEndian: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    content.withUnsafeBufferPointer { bytes in
      let count = bytes.count / 2
      func unit(_ index: Int) -> UInt32 {
        let (first, second) = (UInt32(bytes[2 * index]), UInt32(bytes[2 * index + 1]))
        return bigEndian ? first << 8 | second : second << 8 | first
      }
      var index = 0
      while index < count {
        var code = unit(index)
        index += 1
        if UTF16.isLeadSurrogate(UInt16(code)), index < count, UTF16.isTrailSurrogate(UInt16(unit(index))) {
          code = 0x10000 + (code & 0x3FF) << 10 + (unit(index) & 0x3FF)
          index += 1
        }
        append(Unicode.Scalar(code) ?? "\u{FFFD}", to: &text)
      }
    }
    return text
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    if scalar.isASCII {
      text.append(UInt8(scalar.value))
    } else if let bytes = UTF8.encode(scalar) {
      text.append(contentsOf: bytes)
    }
  }
}
