/// Finds specifiers, and text that was probably meant as one, in the bytes of a text.
struct FormatScanner {
  enum Item {
    case specifier(FormatSpecifier)
    case defect(FormatDefect)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var cursor = 0
  /// The percent signs so far that begin nothing.
  private(set) var bareSigns: [Int] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Returns the next item, or nil at the end.
  mutating func next() -> Item? {
    while let sign = PercentSign.first(in: bytes, from: cursor) {
      let start = sign.range.lowerBound
      cursor = sign.range.upperBound
      if let defect = AtSignReader(bytes, after: sign).defect {
        cursor = defect.range.upperBound
        return .defect(defect)
      }
      guard sign.isASCII else { continue }
      if byte(cursor) == Self.percent {
        cursor += 1
      } else if let item = SpecifierReader(bytes, from: start).item {
        switch item {
        case .specifier(let specifier): cursor = specifier.range.upperBound
        case .defect(let defect): cursor = defect.range.upperBound
        }
        return item
      } else {
        bareSigns.append(start)
      }
    }
    cursor = bytes.count
    return nil
  }

  private func byte(_ offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  static let percent = UInt8(ascii: "%")
}
