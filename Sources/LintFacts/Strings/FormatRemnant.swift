import SourceText

/// What a translation has left of a format specifier: a percent sign, with digits, or `{0}`.
package enum FormatRemnant {
  /// Returns the bytes in the file of the first one in a text; linear.
  package static func first(in text: WrittenText) -> Range<Int>? {
    let start = text.range.lowerBound
    let bytes = Array(text.string(in: text.range).utf8)
    var skipped = text.format.specifiers.map(\.range)[...]
    var offset = 0
    while offset < bytes.count {
      if let range = skipped.first, range.lowerBound <= offset {
        skipped.removeFirst()
        offset = max(offset, range.upperBound)
        continue
      }
      let end = digitsEnd(bytes, offset + 1)
      switch bytes[offset] {
      case UInt8(ascii: "%") where bytes.dropFirst(offset + 1).first == UInt8(ascii: "%"): offset += 1
      // A percent sign after a number is one.
      case UInt8(ascii: "%") where !followsNumber(bytes, offset): return (start + offset)..<(start + end)
      case UInt8(ascii: "$")
      where bytes.dropFirst(offset + 1).first == UInt8(ascii: "@") && !followsNumber(bytes, offset)
        && (offset == 0 || bytes[offset - 1] != UInt8(ascii: "%")):
        return (start + offset)..<(start + offset + 2)
      case UInt8(ascii: "{") where end > offset + 1 && bytes.dropFirst(end).first == UInt8(ascii: "}"):
        return (start + offset)..<(start + end + 1)
      default: break
      }
      offset += 1
    }
    return nil
  }

  private static func digitsEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    bytes.dropFirst(start).firstIndex { !ASCII.isDigit($0) } ?? bytes.count
  }

  private static func followsNumber(_ bytes: [UInt8], _ offset: Int) -> Bool {
    bytes[..<offset].last { $0 != UInt8(ascii: " ") }.map(ASCII.isDigit) ?? false
  }
}
