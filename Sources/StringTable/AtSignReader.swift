import SourceText

/// Reads digits, a dollar sign and white space after a percent sign in an order that is not a specifier.
struct AtSignReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let sign: PercentSign
  private var cursor: Int
  private var digits = ""
  private var dollarCount = 0
  private var spaceCount = 0
  /// Whether the digits are directly after the sign and the dollar sign directly after them.
  private var isInOrder = true

  init(_ bytes: UnsafeBufferPointer<UInt8>, after sign: PercentSign) {
    self.bytes = bytes
    self.sign = sign
    cursor = sign.range.upperBound
    readRun()
  }

  /// What is wrong, or nil if a specifier is there or nothing similar to one.
  var defect: FormatDefect? {
    if bytes.has([UInt8(ascii: "@")], at: cursor) { return objectDefect(end: cursor + 1, isFullWidth: false) }
    if bytes.has([0xEF, 0xBC, 0xA0], at: cursor) { return objectDefect(end: cursor + 3, isFullWidth: true) }
    return sign.isASCII ? nil : numberDefect
  }

  /// Reads digits, dollar signs and space; a specifier has few of them.
  private mutating func readRun() {
    let limit = min(bytes.count, cursor + 8)
    while cursor < limit {
      switch bytes[cursor] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        isInOrder = isInOrder && dollarCount == 0
        digits.unicodeScalars.append(Unicode.Scalar(bytes[cursor]))
        cursor += 1
      case UInt8(ascii: "$"):
        isInOrder = isInOrder && !digits.isEmpty
        dollarCount += 1
        cursor += 1
      case 0x20:
        spaceCount += 1
        cursor += 1
      case 0xC2 where bytes.has([0xC2, 0xA0], at: cursor):
        spaceCount += 1
        cursor += 2
      default: return
      }
    }
  }

  private func objectDefect(end: Int, isFullWidth: Bool) -> FormatDefect? {
    let kind: FormatDefect.Kind
    if !sign.isASCII || isFullWidth {
      kind = .lookalike
    } else if spaceCount > 0 {
      kind = .space
    } else if digits.isEmpty ? dollarCount > 0 : dollarCount != 1 || !isInOrder {
      // Two digits are a width; a width of one digit is useless in a text.
      guard dollarCount > 0 || (digits.count == 1 && digits != "0") else { return nil }
      kind = .number
    } else {
      return nil
    }
    let number = digits.isEmpty ? "" : digits + "$"
    let range = sign.range.lowerBound..<end
    return FormatDefect(kind: kind, range: range, correction: "\(gap)%\(number)@")
  }

  /// The space inside that belongs before; none if there already is some or nothing to separate from.
  private var gap: String {
    let before = sign.range.lowerBound - 1
    guard spaceCount > 0, before >= 0 else { return "" }
    let isParted =
      [0x20, 0x22, 0x27, 0x28, 0x3E, 0x5B].contains(bytes[before]) || bytes.has([0xC2, 0xA0], at: before - 1)
      || bytes.has([0xC2, 0xAB], at: before - 1) || bytes.has([0xE2, 0x80], at: before - 2)
    return isParted ? "" : " "
  }

  /// A number after a sign that only resembles a percent sign.
  private var numberDefect: FormatDefect? {
    guard digits.isEmpty || (dollarCount == 1 && isInOrder), spaceCount == 0 else { return nil }
    var end = cursor
    while end < bytes.count, end < cursor + 2, bytes[end] == UInt8(ascii: "l") { end += 1 }
    guard end < bytes.count, [UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u")].contains(bytes[end]),
      end + 1 == bytes.count || !ASCII.isLetter(bytes[end + 1])
    else { return nil }
    let number = digits.isEmpty ? "" : digits + "$"
    let conversion = String(decoding: bytes[cursor...end], as: UTF8.self)
    return FormatDefect(
      kind: .lookalike,
      range: sign.range.lowerBound..<(end + 1),
      correction: "%\(number)\(conversion)"
    )
  }
}
