import SourceText
import Testing

/// Each class of bytes against its list, over all bytes.
@Suite struct ASCIITests {
  private func members(_ isMember: (UInt8) -> Bool) -> String {
    String(decoding: (UInt8.min...UInt8.max).filter(isMember), as: UTF8.self)
  }

  @Test func classes() {
    #expect(members(ASCII.isBlank) == "\t ")
    #expect(members(ASCII.isLineEnd).unicodeScalars.elementsEqual("\n\r".unicodeScalars))
    #expect(members(ASCII.isSpace) == "\t\n\u{B}\u{C}\r ")
    #expect(members(ASCII.isBlankOrLineEnd) == "\t\n\r ")
    #expect(members(ASCII.isDigit) == "0123456789")
    #expect(members(ASCII.isCapital) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    #expect(members(ASCII.isLetter) == "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    #expect(members(ASCII.isLetterOrDigit) == members(ASCII.isDigit) + members(ASCII.isLetter))
  }

  @Test func hexadecimalDigits() {
    #expect(members { ASCII.hexValue($0) != nil } == "0123456789ABCDEFabcdef")
    for byte in UInt8.min...UInt8.max {
      let digits = Array(ASCII.hex(byte).utf8).compactMap(ASCII.hexValue)
      #expect(digits == [byte >> 4, byte & 15])
    }
    #expect(ASCII.hex(0xAF) == "AF")
  }

  @Test func lowerCase() {
    #expect(members { ASCII.lowercased($0) != $0 } == members(ASCII.isCapital))
    #expect(ASCII.lowercased(UInt8(ascii: "Z")) == UInt8(ascii: "z"))
  }
}
