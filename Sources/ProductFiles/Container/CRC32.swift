/// The checksum that a zip file has for each entry (CRC-32 of ISO 3309).
struct CRC32 {
  private var value = UInt32.max

  /// The checksum of the bytes so far.
  var checksum: UInt32 { ~value }

  /// What each byte, followed by as many zeros as the number of the table, does to the checksum.
  private static let tables: [UInt32] = {
    var tables = (0..<256).map { index in
      var value = UInt32(index)
      for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : (value >> 1) ^ 0xEDB8_8320 }
      return value
    }
    for index in 256..<(8 * 256) {
      let former = tables[index - 256]
      tables.append((former >> 8) ^ tables[Int(former & 0xFF)])
    }
    return tables
  }()

  /// Returns the checksum of `bytes`; linear.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var running = CRC32()
    bytes.withUnsafeBufferPointer { running.add($0) }
    return running.checksum
  }

  /// Takes the next bytes; linear.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeRawBufferPointer(bytes)
    value = Self.tables.withUnsafeBufferPointer { table in
      var (value, index) = (value, 0)
      while index + 8 <= bytes.count {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ UInt64(value)
        value = 0
        for place in 0..<8 {
          // The first byte is followed by seven others.
          let byte = Int((word >> UInt64(8 * place)) & 0xFF)
          value ^= table[(7 - place) * 256 + byte]
        }
        index += 8
      }
      while index < bytes.count {
        value = (value >> 8) ^ table[Int((value ^ UInt32(bytes[index])) & 0xFF)]
        index += 1
      }
      return value
    }
  }
}
