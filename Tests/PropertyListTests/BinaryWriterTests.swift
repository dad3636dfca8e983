import Foundation
import PropertyList
import SourceText
import Testing

/// What the writer writes is what CoreFoundation and our own reader read.
@Suite struct BinaryWriterTests {
  /// Returns the value of an old-style or XML text.
  private func value(_ text: String) throws -> PropertyListValue {
    try #require(PropertyListTree.parse(SourceText(text)).value)
  }

  private func readBack(_ bytes: [UInt8]) throws -> PropertyListValue {
    var reader = try BinaryReader(bytes)
    return try reader.read()
  }

  private func checkRoundTrip(_ text: String) throws {
    let value = try value(text)
    let bytes = BinaryWriter().document(value)
    #expect(try readBack(bytes) == value)
    let expected = try #require(CoreFoundation.value(Array(text.utf8)) as? NSObject)
    #expect(CoreFoundation.value(bytes) as? NSObject == expected)
  }

  @Test(arguments: [
    "0", "1", "255", "256", "65535", "65536", "4294967295", "4294967296", "9223372036854775807", "9223372036854775808",
    "18446744073709551615", "-1", "-128", "-9223372036854775808",
  ])
  func integers(text: String) throws {
    try checkRoundTrip("<plist><integer>\(text)</integer></plist>")
  }

  @Test(arguments: [("255", 1), ("256", 2), ("65536", 4), ("4294967296", 8), ("-1", 8), ("9223372036854775808", 16)])
  func integersTakeAsManyBytesAsTheyNeed(text: String, size: Int) throws {
    let bytes = BinaryWriter().document(try value("<plist><integer>\(text)</integer></plist>"))
    // Header, marker, the integer, one offset, trailer.
    #expect(bytes.count == 8 + 1 + size + 1 + 32)
    #expect(1 << Int(bytes[8] & 0x0F) == size)
  }

  @Test(arguments: ["0", "-0.0", "1.5", "1e300", "5e-324", "+infinity", "-infinity"])
  func reals(text: String) throws {
    try checkRoundTrip("<plist><real>\(text)</real></plist>")
  }

  @Test func zerosKeepTheirSign() throws {
    let list = PropertyListValue.array([.real(0), .real(-0.0)])
    guard case .array(let items) = try readBack(BinaryWriter().document(list)), items.count == 2,
      case .real(let first) = items[0], case .real(let second) = items[1]
    else {
      Issue.record("no array of two numbers")
      return
    }
    #expect(first.sign == .plus)
    #expect(second.sign == .minus)
  }

  @Test(arguments: ["", "a", "fifteen letters", "é", "📷", "e\u{301}", "a\u{0}b"])
  func strings(text: String) throws {
    let bytes = BinaryWriter().document(.string(text))
    #expect(try readBack(bytes) == .string(text))
    #expect(CoreFoundation.value(bytes) as? String == text)
  }

  @Test(arguments: [0, 1, 14, 15, 16, 255, 256, 300, 70_000])
  func countsOfEverySize(count: Int) throws {
    let numbers = PropertyListValue.array((0..<count).map { .string("\($0)") })
    let bytes = BinaryWriter().document(numbers)
    #expect(try readBack(bytes) == numbers)
    #expect((CoreFoundation.value(bytes) as? [String])?.count == count)
    let data = PropertyListValue.data([UInt8](repeating: 7, count: count))
    #expect(CoreFoundation.value(BinaryWriter().document(data)) as? Data == Data(repeating: 7, count: count))
  }

  @Test func datesDataAndNesting() throws {
    try checkRoundTrip(
      """
      <plist><dict><key>d</key><date>1969-07-20T20:17:40Z</date><key>x</key><data>AAEC</data>
      <key>l</key><array><true/><false/><dict/><array/></array></dict></plist>
      """
    )
  }

  @Test func fractionsOfSecondsStay() throws {
    // 2001-01-01T00:00:00.5Z, which no text can hold.
    var bytes = BinaryWriter().document(try value("<plist><date>2001-01-01T00:00:00Z</date></plist>"))
    bytes.replaceSubrange(9..<17, with: withUnsafeBytes(of: 0.5.bitPattern.bigEndian) { Array($0) })
    #expect(BinaryWriter().document(try readBack(bytes)) == bytes)
  }

  @Test func referencesStay() throws {
    for number: UInt64 in [0, 255, 256, 65_536, 4_294_967_295] {
      #expect(try readBack(BinaryWriter().document(.uid(number))) == .uid(number))
    }
  }

  @Test func equalScalarsAreStoredOnce() throws {
    let list = PropertyListValue.array([
      .string("a"), .string("a"), .boolean(true), .boolean(true), .real(1), .integer(IntegerValue(1)), .string("1"),
    ])
    #expect(try BinaryReader(BinaryWriter().document(list)).objectCount == 6)
  }

  @Test func composedAndDecomposedTextAreTwoStrings() throws {
    let list = PropertyListValue.array([.string("é"), .string("e\u{301}")])
    let bytes = BinaryWriter().document(list)
    #expect(try BinaryReader(bytes).objectCount == 3)
    let strings = try #require(CoreFoundation.value(bytes) as? [String])
    #expect(strings.map { Array($0.utf8) } == [Array("é".utf8), Array("e\u{301}".utf8)])
  }

  @Test func composedAndDecomposedKeysAreTwoEntries() throws {
    guard case .dictionary(let entries) = try value("{ \"é\" = a; \"e\u{301}\" = b; }") else {
      Issue.record("no dictionary")
      return
    }
    #expect(entries.map(\.value) == [.string("a"), .string("b")])
  }
}
