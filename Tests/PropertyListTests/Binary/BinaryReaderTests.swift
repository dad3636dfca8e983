@testable import PropertyList
import Foundation
import TestSupport
import Testing

/// Binary property lists are read, and broken ones are rejected without harm.
@Suite struct BinaryReaderTests {
  /// Returns a file of these objects, whose references and offsets take one byte.
  private func file(_ objects: [[UInt8]], top: Int = 0, count: Int? = nil) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [count ?? objects.count, top, table] {
      bytes += withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).bigEndian) { Array($0) }
    }
    return bytes
  }

  private func read(_ bytes: [UInt8]) -> Result<PropertyListValue, BinaryReader.Failure> {
    do throws(BinaryReader.Failure) {
      var reader = try BinaryReader(bytes)
      return .success(try reader.read())
    } catch {
      return .failure(error)
    }
  }

  @Test func readsEachKind() {
    #expect(read(file([[0x08]])) == .success(.boolean(false)))
    #expect(read(file([[0x09]])) == .success(.boolean(true)))
    #expect(read(file([[0x10, 0xFF]])) == .success(.integer(IntegerValue(255))))
    #expect(read(file([[0x13] + Array(repeating: 0xFF, count: 8)])) == .success(.integer(IntegerValue(-1))))
    #expect(
      read(file([[0x14] + Array(repeating: 0, count: 8) + Array(repeating: 0xFF, count: 8)]))
        == .success(.integer(IntegerValue(isNegative: false, magnitude: .max)))
    )
    #expect(read(file([[0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0]])) == .success(.real(1.5)))
    #expect(read(file([[0x22, 0x3F, 0xC0, 0, 0]])) == .success(.real(1.5)))
    #expect(read(file([[0x42, 1, 2]])) == .success(.data([1, 2])))
    #expect(read(file([[0x52, 0x61, 0x62]])) == .success(.string("ab")))
    #expect(read(file([[0x62, 0x00, 0xE9, 0x26, 0x3A]])) == .success(.string("é☺")))
    #expect(read(file([[0x80, 7]])) == .success(.uid(7)))
    #expect(read(file([[0xA2, 1, 1], [0x09]])) == .success(.array([.boolean(true), .boolean(true)])))
    #expect(read(file([[0xC1, 1], [0x09]])) == .success(.array([.boolean(true)])))
    #expect(
      read(file([[0xD1, 1, 2], [0x51, 0x61], [0x08]]))
        == .success(.dictionary([.init(key: "a", value: .boolean(false))]))
    )
    #expect(read(file([[0x5F, 0x10, 0x02, 0x61, 0x62]])) == .success(.string("ab")))
  }

  @Test func readsWhatFoundationWrites() throws {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<200 {
      let text = XMLWriter().document(RandomValue.make(depth: 4, &generator))
      let object = try #require(CoreFoundation.value(Array(text.utf8)))
      let data = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
      #expect(BinaryReader.recognises([UInt8](data)))
      let value = try read([UInt8](data)).get()
      #expect(XMLWriter().document(value) == text)
    }
  }

  @Test func rejectsObjectsThatContainThemselves() {
    #expect(read(file([[0xA1, 0]])) == .failure(.containsItself(object: 0)))
    #expect(read(file([[0xD1, 1, 0], [0x51, 0x61]])) == .failure(.containsItself(object: 0)))
    #expect(read(file([[0xA1, 1], [0xA1, 0]])) == .failure(.containsItself(object: 0)))
  }

  @Test func rejectsObjectsThatMultiply() {
    // Each array holds the next one fifteen times: a few bytes would become billions of values.
    let arrays = (0..<12).map { level -> [UInt8] in [0xAE] + Array(repeating: UInt8(level + 1), count: 14) }
    #expect(read(file(arrays + [[0x09]])) == .failure(.tooLarge))
  }

  @Test func rejectsDeepNesting() {
    var bytes = Array("bplist00".utf8)
    let count = 2_000
    for index in 0..<count { bytes += [0xA1, UInt8((index + 1) >> 8), UInt8((index + 1) & 0xFF)] }
    bytes += [0x09]
    let table = bytes.count
    for index in 0...count { bytes += [UInt8((8 + 3 * index) >> 8), UInt8((8 + 3 * index) & 0xFF)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 2]
    for number in [count + 1, 0, table] { bytes += withUnsafeBytes(of: UInt64(number).bigEndian) { Array($0) } }
    #expect(read(bytes) == .failure(.tooDeep))
  }

  @Test func rejectsWrongOffsetsAndCounts() {
    #expect(read([]) == .failure(.truncated))
    #expect(read(Array("bplist00".utf8)) == .failure(.truncated))
    #expect(read(file([[0x09]], top: 1)) == .failure(.invalidTrailer))
    #expect(read(file([[0x09]], count: 1 << 40)) == .failure(.invalidTrailer))
    #expect(read(file([[0x09]], count: -1)) == .failure(.invalidTrailer))
    #expect(read(file([[0xA1, 9]])) == .failure(.invalidOffset(object: 9)))
    #expect(
      read(file([[0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]])) == .failure(.invalidOffset(object: 0))
    )
    #expect(read(file([[0x5F, 0x12, 0xFF, 0xFF, 0xFF, 0xFF]])) == .failure(.invalidOffset(object: 0)))
    #expect(read(file([[0xF0]])) == .failure(.unknownType(marker: 0xF0, object: 0)))
    #expect(read(file([[0xD1, 1, 1], [0x09]])) == .failure(.keyIsNoString(object: 0)))
  }

  @Test func mutatedFilesDoNoHarm() throws {
    var generator = SeededGenerator(seed: 9)
    var mutator = Mutator(seed: 9)
    var refused = 0
    for _ in 0..<50 {
      let text = XMLWriter().document(RandomValue.make(depth: 4, &generator))
      let object = try #require(CoreFoundation.value(Array(text.utf8)))
      let data = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
      for _ in 0..<40 {
        if case .failure = read(mutator.mutate([UInt8](data))) { refused += 1 }
      }
      for count in 0..<data.count { #expect((try? read([UInt8](data.prefix(count))).get()) == nil) }
    }
    #expect(refused > 500)
  }

  /// Bug: CoreFoundation refuses a file with bytes between the table of offsets and the trailer.
  @Test func rejectsBytesBeforeTheTrailer() {
    var bytes = file([[0x08]])
    bytes.insert(0, at: bytes.count - 32)
    #expect(CoreFoundation.value(bytes) == nil)
    #expect(read(bytes) == .failure(.invalidTrailer))
  }

  /// Bug: sizes above eight bytes, of which the last eight count, made a file unreadable.
  @Test func theLastEightBytesOfLongerReferencesCount() {
    var bytes = file([[0xA1] + Array(repeating: 0xFF, count: 4) + Array(repeating: 0, count: 7) + [1], [0x09]])
    bytes[bytes.count - 25] = 12
    #expect(CoreFoundation.value(bytes) as? [Bool] == [true])
    #expect(read(bytes) == .success(.array([.boolean(true)])))
  }

  /// Bug: CoreFoundation checks the offsets of all objects, also of those that nothing refers to.
  @Test func rejectsAnOffsetThatNothingUses() {
    var bytes = file([[0x09], [0x08]])
    #expect(read(bytes) == .success(.boolean(true)))
    bytes[bytes.count - 33] = 200
    #expect(CoreFoundation.value(bytes) == nil)
    #expect(read(bytes) == .failure(.invalidOffset(object: 1)))
  }

  /// Bug: kinds of objects that CoreFoundation does not support in this version of the format were read.
  @Test func rejectsKindsOfLaterVersions() {
    for object in [[0x71, 0x61], [0xB0]] as [[UInt8]] {
      #expect(CoreFoundation.value(file([object])) == nil)
      #expect(read(file([object])) == .failure(.unknownType(marker: object[0], object: 0)))
    }
  }

  /// Bug: a UID of more than 32 bits, or of bytes after the objects, was read.
  @Test func rejectsUIDsThatAreTooLarge() {
    #expect(read(file([[0x84, 1, 0, 0, 0, 0]])) == .failure(.uidTooLarge(object: 0)))
    #expect(CoreFoundation.value(file([[0x84, 1, 0, 0, 0, 0]])) == nil)
    #expect(read(file([[0x83, 1, 0]])) == .failure(.invalidOffset(object: 0)))
  }

  /// Bug: ASCII text with bytes above 0x7F was refused.
  @Test func bytesAboveASCIIAreReadAsLatin1() {
    #expect(CoreFoundation.value(file([[0x52, 0x61, 0xE9]])) as? String == "aé")
    #expect(read(file([[0x52, 0x61, 0xE9]])) == .success(.string("aé")))
  }

  /// Bug: CoreFoundation refuses an empty text in UTF-16, for which it gets no memory.
  @Test func rejectsAnEmptyTextInUTF16() {
    #expect(CoreFoundation.value(file([[0x60]])) == nil)
    #expect(read(file([[0x60]])) == .failure(.emptyUnicodeText(object: 0)))
  }

  /// Bug: of two equal keys, the last one counted, as in texts.
  @Test func theFirstOfEqualKeysCounts() {
    let bytes = file([[0xD2, 1, 1, 2, 3], [0x51, 0x61], [0x09], [0x08]])
    #expect(CoreFoundation.value(bytes) as? [String: Bool] == ["a": true])
    #expect(read(bytes) == .success(.dictionary([.init(key: "a", value: .boolean(true))])))
  }

  /// Bug: a moment just before a second had that second's start less one, and a whole second as its fraction.
  @Test func aTinyNegativeTimeIsTheReferenceDate() throws {
    let bytes = file([[0x33, 0x80, 0, 0, 0, 0, 0, 0, 1]])
    #expect(XMLWriter().document(try read(bytes).get()).contains("<date>2001-01-01T00:00:00Z</date>"))
  }
}
