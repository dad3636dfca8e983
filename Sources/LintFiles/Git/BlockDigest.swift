/// A hash that works on blocks of 64 bytes, as SHA-1 and SHA-256 do (FIPS 180-4).
protocol BlockDigest {
  /// Makes one without input.
  init()

  /// Takes the 64 bytes at `block`.
  mutating func add(_ block: UnsafePointer<UInt8>)

  /// The words of the hash.
  var words: [UInt32] { get }
}

extension BlockDigest {
  /// Returns the hash of `bytes` as hexadecimal digits; linear.
  static func text(of bytes: [UInt8]) -> String {
    var digest = Self()
    let whole = bytes.count & ~63
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      for offset in stride(from: 0, to: whole, by: 64) { digest.add(start + offset) }
    }
    // What is left, a bit, zeros, and the length in bits in the last eight bytes of a block.
    var rest = Array(bytes[whole...]) + [0x80]
    while rest.count % 64 != 56 { rest.append(0) }
    let length = UInt64(bytes.count) &* 8
    for shift in stride(from: 56, through: 0, by: -8) {
      rest.append(UInt8(truncatingIfNeeded: length >> UInt64(shift)))
    }
    rest.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      for offset in stride(from: 0, to: buffer.count, by: 64) { digest.add(start + offset) }
    }
    return digest.words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Returns the `index`-th word of a block, with its first byte at the top.
  @inline(__always) static func word(_ block: UnsafePointer<UInt8>, _ index: Int) -> UInt32 {
    UInt32(bigEndian: UnsafeRawPointer(block + index * 4).loadUnaligned(as: UInt32.self))
  }
}
