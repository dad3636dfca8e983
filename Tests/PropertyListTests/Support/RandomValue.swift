@testable import PropertyList

/// Values of every kind, the same on every run.
enum RandomValue {
  private static let texts = [
    "", "a", "two words", "a & b < c > d", "\"quoted\"", "'single'", "é🙂", "line\nline\r\n", "\ttab ", "]]>", "//",
    "\\", "&amp;",
    "\u{2028}", "日本語",
  ]

  /// Returns a value with at most `depth` levels of containers.
  static func make<Generator: RandomNumberGenerator>(depth: Int, _ generator: inout Generator) -> PropertyListValue {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &generator) {
    case 0: return .string(text(&generator))
    case 1:
      let number = UInt64.random(in: 0...UInt64.max, using: &generator) >> UInt64.random(in: 0..<64, using: &generator)
      return .integer(IntegerValue(isNegative: Bool.random(using: &generator) && number <= 1 << 63, magnitude: number))
    case 2:
      let number = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &generator))
      return .real(number.isNaN ? 0.1 : number)
    case 3: return .boolean(Bool.random(using: &generator))
    case 4:
      return .date(
        DateValue(secondsSinceReferenceDate: Double(Int.random(in: -9_000_000_000...9_000_000_000, using: &generator)))
      )
    case 5:
      return .data(
        (0..<Int.random(in: 0..<120, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator) }
      )
    case 6:
      return .array((0..<Int.random(in: 0..<5, using: &generator)).map { _ in make(depth: depth - 1, &generator) })
    default:
      let entries = (0..<Int.random(in: 0..<5, using: &generator)).map { _ in
        PropertyListValue.KeyedValue(key: text(&generator), value: make(depth: depth - 1, &generator))
      }
      return .dictionary(merging: entries, recognisingUID: false)
    }
  }

  private static func text<Generator: RandomNumberGenerator>(_ generator: inout Generator) -> String {
    texts.randomElement(using: &generator).map { $0 + (texts.randomElement(using: &generator) ?? "") } ?? ""
  }
}
