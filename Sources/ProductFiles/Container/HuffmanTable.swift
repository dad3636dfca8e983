/// The codes of one alphabet: short ones are looked up, long ones followed bit by bit.
struct HuffmanTable {
  static let longestCode = 15
  /// Most symbols have codes of at most so many bits.
  private static let quickBits = 10

  /// By the next bits: the symbol and below it, in four bits, the length of its code; 0 for long codes.
  private var quick = [UInt16](repeating: 0, count: 1 << quickBits)
  /// The number of codes of each length.
  private var counts = [Int](repeating: 0, count: longestCode + 1)
  /// The symbols in the order of their codes.
  private var symbols: [UInt16] = []
  /// Whether each sequence of bits is a code.
  private(set) var isComplete = false
  /// The length of the longest code.
  private var longest = 0

  /// An incomplete set that zlib takes: it has no codes of more than one bit.
  var hasOneBitCodesAlone: Bool { longest <= 1 }

  /// Takes codes of these lengths for the symbols from 0 on; returns false if they are more than there can be.
  mutating func fill(_ lengths: ArraySlice<UInt8>) -> Bool {
    for length in counts.indices { counts[length] = 0 }
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    longest = counts.lastIndex { $0 > 0 } ?? 0
    var left = 1
    var nextIndex = [Int](repeating: 0, count: Self.longestCode + 1)
    var nextCode = nextIndex
    var (index, code) = (0, 0)
    for length in 1...Self.longestCode {
      left = left << 1 - counts[length]
      guard left >= 0 else { return false }
      code = (code + counts[length - 1]) << 1
      (nextIndex[length], nextCode[length]) = (index, code)
      index += counts[length]
    }
    isComplete = left == 0
    symbols = [UInt16](repeating: 0, count: index)
    for place in quick.indices { quick[place] = 0 }
    for (symbol, length) in zip(0..., lengths) where length > 0 {
      let length = Int(length)
      symbols[nextIndex[length]] = UInt16(symbol)
      nextIndex[length] += 1
      if length <= Self.quickBits {
        // The first bit of a code is the highest in the code and the lowest in the input.
        let reversed = Self.reversed(nextCode[length], length)
        for place in stride(from: reversed, to: quick.count, by: 1 << length) {
          quick[place] = UInt16(symbol << 4 | length)
        }
      }
      nextCode[length] += 1
    }
    return true
  }

  private static func reversed(_ code: Int, _ length: Int) -> Int {
    (0..<length).reduce(0) { $0 << 1 | code >> $1 & 1 }
  }

  /// Calls `body` with the short codes.
  @inline(__always)
  func withQuickCodes<Result>(
    _ body: (UnsafeBufferPointer<UInt16>) throws(Inflater.Failure) -> Result
  ) throws(Inflater.Failure) -> Result {
    try quick.withUnsafeBufferPointer(body)
  }

  /// Returns the symbol at the low end of `bits`, of which all of a code are there, and the length of its code; nil if there is none.
  @inline(__always)
  func symbol(_ bits: UInt64, _ quick: UnsafeBufferPointer<UInt16>) -> (Int, Int)? {
    let entry = Int(quick[Int(bits & (1 << UInt64(Self.quickBits) - 1))])
    return entry != 0 ? (entry >> 4, entry & 15) : longSymbol(bits, Self.longestCode)
  }

  /// Returns the symbol at the low end of `bits` and the length of its code; nil if there is none in the available ones.
  @inline(__always)
  func symbol(_ bits: UInt64, available: Int) -> (Int, Int)? {
    let entry = Int(quick[Int(bits & (1 << UInt64(Self.quickBits) - 1))])
    if entry != 0 {
      let length = entry & 15
      return length <= available ? (entry >> 4, length) : nil
    }
    return longSymbol(bits, available)
  }

  private func longSymbol(_ bits: UInt64, _ available: Int) -> (Int, Int)? {
    var (code, first, index) = (0, 0, 0)
    for length in 1...Self.longestCode {
      guard length <= available else { return nil }
      code |= Int(bits >> UInt64(length - 1) & 1)
      let count = counts[length]
      if code - first < count { return (Int(symbols[index + code - first]), length) }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }
}
