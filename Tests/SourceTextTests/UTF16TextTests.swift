import TestSupport
import Testing

@testable import SourceText

@Suite struct UTF16TextTests {
  private func bytes(_ units: [UInt16], bigEndian: Bool) -> [UInt8] {
    units.flatMap { bigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  @Test(arguments: [false, true])
  func readsWhatTheStandardLibraryReads(bigEndian: Bool) {
    var random = SeededGenerator(seed: 16)
    // Letters of one, two and three bytes, and halves of pairs, alone and together.
    let ranges: [ClosedRange<UInt16>] = [0x20...0x7E, 0xA0...0x7FF, 0x4E00...0x9FFF, 0xD800...0xDBFF, 0xDC00...0xDFFF]
    for _ in 0..<200 {
      let units = (0..<40).map { _ in UInt16.random(in: ranges.randomElement(using: &random) ?? 0...1, using: &random) }
      let expected = Array(String(decoding: units, as: UTF16.self).utf8)
      #expect(UTF16Text.utf8(bytes(units, bigEndian: bigEndian)[...], bigEndian: bigEndian) == expected, "\(units)")
    }
  }

  @Test func halfAUnitAtTheEndIsLeftOut() {
    #expect(UTF16Text.utf8([0x61, 0, 0x62][...], bigEndian: false) == [0x61])
    #expect(UTF16Text.utf8([0x61][...], bigEndian: true).isEmpty)
  }
}
