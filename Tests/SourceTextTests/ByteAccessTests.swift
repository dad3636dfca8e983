import SourceText
import Testing

/// Bytes of any part of a text.
@Suite struct ByteAccessTests {
  private let text = SourceText("abcdef")

  @Test func rangesAreClamped() {
    #expect(text.bytes(in: 1..<3) == Array("bc".utf8))
    #expect(text.bytes(in: -5..<2) == Array("ab".utf8))
    #expect(text.bytes(in: 4..<99) == Array("ef".utf8))
    #expect(text.bytes(in: 77..<99).isEmpty)
    #expect(SourceText("").bytes(in: 0..<1).isEmpty)
    #expect(text.withBytes(in: 2..<99) { $0.count } == 4)
  }

  @Test func searchesStayInTheirRange() {
    #expect(text.firstOffset(in: 1..<99) { $0 > UInt8(ascii: "a") } == 1)
    #expect(text.lastOffset(in: -1..<3) { $0 < UInt8(ascii: "f") } == 2)
    #expect(text.firstOffset(in: 0..<2) { $0 == UInt8(ascii: "c") } == nil)
    #expect(text.lastOffset(in: 6..<9) { _ in true } == nil)
  }

  @Test func thereIsZeroOutsideTheText() {
    #expect(text[0] == UInt8(ascii: "a"))
    #expect(text[5] == UInt8(ascii: "f"))
    #expect(text[6] == 0)
    #expect(text[-1] == 0)
    #expect(SourceText("")[0] == 0)
  }
}
