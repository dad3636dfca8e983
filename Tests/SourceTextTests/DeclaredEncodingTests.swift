@testable import SourceText
import Testing

/// Files whose XML declaration names an encoding.
@Suite struct DeclaredEncodingTests {
  private func file(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array("<?xml version=\"1.0\" encoding=\"\(name)\"?><plist><string>".utf8) + content
      + Array("</string></plist>".utf8)
  }

  /// Bug: without libxml2, a valid file in ISO-8859-1 was an error; this module no longer uses that library.
  @Test func aFileInLatin1IsReadWithoutLibXML2() {
    let decoded = DecodedFile(file("ISO-8859-1", [0xE9]))
    #expect(decoded.problem == nil)
    #expect(decoded.text.string.contains("<string>é</string>"))
  }

  @Test(arguments: ["ascii", "US-ASCII"])
  func bytesAboveASCIIAreReadAsLatin1(name: String) {
    #expect(DecodedFile(file(name, [0xE9])).text.string.contains("<string>é</string>"))
  }

  @Test(arguments: [
    ("Shift_JIS", [0x93, 0xFA] as [UInt8], "日"), ("windows-1252", [0x80], "€"), ("EUC-KR", [0xB0, 0xA1], "가"),
  ])
  func decodedTextIsWrittenBackAsTheSameBytes(name: String, content: [UInt8], text: String) {
    let decoded = DecodedFile(file(name, content))
    #expect(decoded.encoding == .declared(name))
    #expect(decoded.text.string.contains("<string>\(text)</string>"))
    #expect(decoded.encoding.encode(decoded.text) == file(name, content))
  }

  /// Bug: a NUL after the name made it unknown, where CoreFoundation reads the file.
  @Test(arguments: [("UTF-8\0", true), ("utf8\0x", true), ("\0UTF-8", false), ("UTF\0-8", false)])
  func aNameEndsAtANUL(name: String, isKnown: Bool) {
    #expect((DecodedFile(file(name, [0xC3, 0xA9])).problem == nil) == isKnown)
    #expect(DecodedFile(file(name, [0xC3, 0xA9])).text.string.contains("<string>é</string>"))
  }

  /// A text that an editor holds: which bytes the file has is not known.
  @Test(arguments: [
    ("UTF-9", true), ("no such encoding", true), ("", true), ("UTF-8", false), ("utf8", false), ("ISO-8859-1", false),
    ("UTF-16", false),
  ])
  func anUnknownNameShowsInATextToo(name: String, isUnknown: Bool) {
    let text = SourceText(bytes: file(name, []))
    #expect(EncodingProblem.declared(in: text) == (isUnknown ? .unknownName(name, 30..<(30 + name.utf8.count)) : nil))
  }

  @Test func aTextWithoutDeclarationHasNoProblem() {
    for text in ["", "<?xml", "<?xml version=\"1.0\"?>", "<plist/>", " <?xml encoding=\"UTF-9\"?>"] {
      #expect(EncodingProblem.declared(in: SourceText(text)) == nil)
    }
  }

  @Test func moreTextThanOneStepConvertsIsWhole() {
    let decoded = DecodedFile(file("ISO-8859-1", Array(repeating: 0xE9, count: 100_000)))
    #expect(decoded.text.string.contains("<string>" + String(repeating: "é", count: 100_000) + "</string>"))
  }

  /// Half a character at the end, and bytes that begin none.
  @Test(arguments: [[0x93], [0xFF, 0xFF], [0x41, 0x93]] as [[UInt8]])
  func bytesThatDoNotDecodeAreMalformed(content: [UInt8]) {
    #expect(CharacterConverter.decode(content, from: "Shift_JIS") == .malformed)
  }

  @Test func aCharacterThatTheEncodingLacksIsMalformed() {
    #expect(CharacterConverter.encode(Array("日".utf8), to: "ISO-8859-1") == .malformed)
    #expect(CharacterConverter.encode([0xC3], to: "ISO-8859-1") == .malformed)
  }

  @Test(arguments: ["", "UTF-9", "no such encoding"])
  func unknownNames(name: String) {
    #expect(CharacterConverter.decode([0x41], from: name) == .unknownEncoding)
  }

  /// ISO-2022-JP ends with the bytes that lead back to ASCII.
  @Test func encodingsWithStatesEndInTheInitialOne() {
    let bytes: [UInt8] = [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42]
    #expect(CharacterConverter.encode(Array("日".utf8), to: "ISO-2022-JP") == .converted(bytes))
    #expect(CharacterConverter.decode(bytes, from: "ISO-2022-JP") == .converted(Array("日".utf8)))
  }

  @Test func emptyTextStaysEmpty() {
    #expect(CharacterConverter.decode([], from: "ISO-8859-1") == .converted([]))
  }

  /// Bug: what is no character was read as U+FFFD, while Foundation refuses the file.
  @Test(arguments: [0x61: true, 0x10_FFFF: true, 0xD800: false, 0x11_0000: false])
  func utf32HoldsCharactersOnly(unit: UInt32, isValid: Bool) {
    let bytes = [0xFEFF, unit].flatMap { unit in withUnsafeBytes(of: unit.littleEndian) { Array($0) } }
    #expect(DecodedFile(bytes).problem == (isValid ? nil : .invalidUTF32))
    #expect(DecodedFile(bytes + [0]).problem == .invalidUTF32)
  }
}
