import TestSupport

/// Breaks binary files: cut ends, flipped bits, foreign bytes, and numbers at the edges of what fits.
struct BinaryMutator {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private static let numbers: [UInt32] = [
    0, 1, 2, 7, 0x7F, 0x80, 0xFF, 0x100, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, .max - 8, .max,
  ]

  mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    // Frames are at the start or the end of files.
    let area =
      [bytes.count, min(bytes.count, 64), min(bytes.count, 2_048)].randomElement(using: &generator) ?? bytes.count
    let isAtEnd = Int.random(in: 0..<4, using: &generator) == 0
    let place = Int.random(in: 0..<area, using: &generator) + (isAtEnd ? bytes.count - area : 0)
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: bytes.removeSubrange(place...)
    case 1, 2: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 3: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 4:
      let end = min(bytes.count, place + Int.random(in: 1...16, using: &generator))
      bytes.removeSubrange(place..<end)
    default:
      guard place + 4 <= bytes.count else { return }
      var number = Self.numbers.randomElement(using: &generator) ?? 0
      if Bool.random(using: &generator) { number = number.byteSwapped }
      for offset in 0..<4 { bytes[place + offset] = UInt8(truncatingIfNeeded: number >> UInt32(8 * offset)) }
    }
  }
}
