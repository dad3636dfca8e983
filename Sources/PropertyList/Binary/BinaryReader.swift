/// Reads binary property lists (`bplist00`), which Foundation on Linux does not always read reliably.
///
/// The layout is in CFBinaryPList.c: a header, objects, a table of their offsets, and a trailer of 32 bytes.
public struct BinaryReader {
  /// Why a file is not a readable binary property list.
  public enum Failure: Error, Sendable, Hashable {
    case truncated
    case invalidTrailer
    case invalidOffset(object: Int)
    case unknownType(marker: UInt8, object: Int)
    case emptyUnicodeText(object: Int)
    case uidTooLarge(object: Int)
    case keyIsNoString(object: Int)
    case containsItself(object: Int)
    case tooDeep
    case tooLarge
  }

  private static let header = Array("bplist0".utf8)
  private static let trailerSize = 32
  /// Shared objects may be expanded to at most this many values, so that a small file cannot fill the memory.
  private static let maximumValueCount = 5_000_000

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let tableOffset: Int
  /// The number of objects that the file holds.
  public let objectCount: Int
  private let topObject: Int
  private var path: Set<Int> = []
  private var valueCount = 0

  /// Returns whether the bytes begin as a binary property list does.
  public static func recognises(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: header)
  }

  /// Reads the trailer; throws `Failure` if it does not fit the file.
  public init(_ bytes: [UInt8]) throws(Failure) {
    guard bytes.count >= Self.header.count + 1 + Self.trailerSize else { throw .truncated }
    let trailer = bytes.count - Self.trailerSize
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard offsetSize > 0, referenceSize > 0,
      let objectCount = Self.number(bytes, at: trailer + 8, size: 8),
      let topObject = Self.number(bytes, at: trailer + 16, size: 8),
      let tableOffset = Self.number(bytes, at: trailer + 24, size: 8),
      objectCount > 0, topObject < objectCount, tableOffset >= 9, tableOffset < trailer,
      // The table of offsets ends where the trailer begins (CFBinaryPList.c).
      objectCount == (trailer - tableOffset) / offsetSize, (trailer - tableOffset) % offsetSize == 0,
      Self.fits(objectCount, referenceSize), Self.fits(tableOffset, offsetSize)
    else { throw .invalidTrailer }
    self.objectCount = objectCount
    self.topObject = topObject
    self.tableOffset = tableOffset
    // Also those of objects that nothing refers to.
    for index in 0..<objectCount {
      guard let offset = Self.number(bytes, at: tableOffset + index * offsetSize, size: offsetSize),
        offset < tableOffset
      else { throw .invalidOffset(object: index) }
    }
  }

  /// Returns whether `size` bytes hold numbers up to and including `number`.
  private static func fits(_ number: Int, _ size: Int) -> Bool { size >= 8 || number < 1 << (8 * size) }

  /// Reads the whole property list; throws `Failure` at the first object that is wrong.
  public mutating func read() throws(Failure) -> PropertyListValue {
    try object(topObject, depth: 0)
  }

  // MARK: Objects

  private mutating func object(_ index: Int, depth: Int) throws(Failure) -> PropertyListValue {
    guard depth <= XMLParser.maximumDepth else { throw .tooDeep }
    valueCount += 1
    guard valueCount <= Self.maximumValueCount else { throw .tooLarge }
    guard index < objectCount, let offset = Self.number(bytes, at: tableOffset + index * offsetSize, size: offsetSize),
      offset >= 8, offset < tableOffset
    else { throw .invalidOffset(object: index) }
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x0: return try singleton(marker, object: index)
    case 0x1: return try integer(marker, at: offset, object: index)
    case 0x2: return .real(try float(marker, at: offset, object: index))
    case 0x3 where marker == 0x33:
      return .date(DateValue(secondsSinceReferenceDate: try float(0x23, at: offset, object: index)))
    case 0x4:
      let (range, _) = try content(marker, at: offset, unit: 1, object: index)
      return .data(Array(bytes[range]))
    case 0x5, 0x6: return .string(try text(marker, at: offset, object: index))
    case 0x8: return .uid(try uid(marker, at: offset, object: index))
    case 0xA, 0xC: return try array(marker, at: offset, object: index, depth: depth)
    case 0xD: return try dictionary(marker, at: offset, object: index, depth: depth)
    default: throw .unknownType(marker: marker, object: index)
    }
  }

  private func singleton(_ marker: UInt8, object: Int) throws(Failure) -> PropertyListValue {
    switch marker {
    case 0x08: return .boolean(false)
    case 0x09: return .boolean(true)
    // A null, which no other syntax can hold.
    case 0x00: return .string("$null")
    default: throw .unknownType(marker: marker, object: object)
    }
  }

  private func integer(_ marker: UInt8, at offset: Int, object: Int) throws(Failure) -> PropertyListValue {
    let size = 1 << Int(marker & 0x0F)
    guard size <= 16, offset + 1 + size <= tableOffset else { throw .invalidOffset(object: object) }
    // Integers of one to four bytes are unsigned, those of eight bytes signed; the upper half of sixteen bytes only
    // gives the sign.
    let low = bytes[(offset + 1 + max(0, size - 8))..<(offset + 1 + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    if size == 8, low > UInt64(Int64.max) { return .integer(IntegerValue(Int64(bitPattern: low))) }
    let isNegative = size == 16 && bytes[offset + 1] >= 0x80
    return .integer(IntegerValue(isNegative: isNegative, magnitude: isNegative ? 0 &- low : low))
  }

  private func float(_ marker: UInt8, at offset: Int, object: Int) throws(Failure) -> Double {
    let size = 1 << Int(marker & 0x0F)
    guard size == 4 || size == 8, offset + 1 + size <= tableOffset else { throw .invalidOffset(object: object) }
    let bits = bytes[(offset + 1)..<(offset + 1 + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size == 4 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits)
  }

  private func uid(_ marker: UInt8, at offset: Int, object: Int) throws(Failure) -> UInt64 {
    let size = Int(marker & 0x0F) + 1
    guard offset + 1 + size <= tableOffset else { throw .invalidOffset(object: object) }
    let value = Self.number(bytes, at: offset + 1, size: size).flatMap(UInt32.init(exactly:))
    guard let value else { throw .uidTooLarge(object: object) }
    return UInt64(value)
  }

  private func text(_ marker: UInt8, at offset: Int, object: Int) throws(Failure) -> String {
    let isUTF16 = marker >> 4 == 0x6
    let (range, _) = try content(marker, at: offset, unit: isUTF16 ? 2 : 1, object: object)
    let content = bytes[range]
    if isUTF16 {
      // CoreFoundation has no memory for such a text.
      guard !content.isEmpty else { throw .emptyUnicodeText(object: object) }
      let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      return String(decoding: units, as: UTF16.self)
    }
    // CoreFoundation reads bytes above 0x7F in ASCII as Latin-1.
    let isASCII = content.allSatisfy { $0 < 0x80 }
    return isASCII
      ? String(decoding: content, as: UTF8.self) : String(String.UnicodeScalarView(content.map { Unicode.Scalar($0) }))
  }

  private mutating func array(_ marker: UInt8, at offset: Int, object: Int, depth: Int) throws(Failure)
    -> PropertyListValue
  {
    try enter(object)
    let (range, count) = try content(marker, at: offset, unit: referenceSize, object: object)
    var items: [PropertyListValue] = []
    items.reserveCapacity(count)
    for item in 0..<count {
      items.append(
        try self.object(try reference(at: range.lowerBound + item * referenceSize, object: object), depth: depth + 1)
      )
    }
    path.remove(object)
    return .array(items)
  }

  private mutating func dictionary(_ marker: UInt8, at offset: Int, object: Int, depth: Int) throws(Failure)
    -> PropertyListValue
  {
    try enter(object)
    let (range, pairs) = try content(marker, at: offset, unit: 2 * referenceSize, object: object)
    var entries: [PropertyListValue.KeyedValue] = []
    entries.reserveCapacity(pairs)
    var keys: Set<LiteralText> = []
    for pair in 0..<pairs {
      let keyReference = try reference(at: range.lowerBound + pair * referenceSize, object: object)
      let valueReference = try reference(at: range.lowerBound + (pairs + pair) * referenceSize, object: object)
      guard case .string(let key) = try self.object(keyReference, depth: depth + 1) else {
        throw .keyIsNoString(object: object)
      }
      let value = try self.object(valueReference, depth: depth + 1)
      // Of equal keys the first counts, unlike in texts.
      if keys.insert(LiteralText(key)).inserted { entries.append(.init(key: key, value: value)) }
    }
    path.remove(object)
    return .dictionary(entries)
  }

  private mutating func enter(_ object: Int) throws(Failure) {
    guard path.insert(object).inserted else { throw .containsItself(object: object) }
  }

  // MARK: Bytes

  /// Returns the bytes of an object's content and its length in units; lengths above 14 follow as an integer.
  private func content(_ marker: UInt8, at offset: Int, unit: Int, object: Int) throws(Failure) -> (Range<Int>, Int) {
    var count = Int(marker & 0x0F)
    var start = offset + 1
    if count == 0x0F {
      guard start < tableOffset, bytes[start] >> 4 == 0x1 else { throw .invalidOffset(object: object) }
      let size = 1 << Int(bytes[start] & 0x0F)
      guard size <= 8, let long = Self.number(bytes, at: start + 1, size: size) else {
        throw .invalidOffset(object: object)
      }
      count = long
      start += 1 + size
    }
    guard start <= tableOffset, count <= (tableOffset - start) / unit else { throw .invalidOffset(object: object) }
    return (start..<(start + count * unit), count)
  }

  private func reference(at offset: Int, object: Int) throws(Failure) -> Int {
    guard let index = Self.number(bytes, at: offset, size: referenceSize) else { throw .invalidOffset(object: object) }
    return index
  }

  /// Returns the big-endian number of `size` bytes at `offset`, the last eight of which count; nil outside the file or above the
  /// range of Int.
  private static func number(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset + size <= bytes.count else { return nil }
    let value = bytes[offset..<(offset + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }
}

extension BinaryReader.Failure {
  /// What is wrong, as the part of a sentence that follows a colon.
  public var reason: String {
    switch self {
    case .truncated: "it is too short"
    case .invalidTrailer: "its trailer (the last 32 bytes) is invalid"
    case .invalidOffset(let object): "object \(object) is outside the file"
    case .unknownType(let marker, let object): "object \(object) has the unknown type 0x\(String(marker, radix: 16))"
    case .emptyUnicodeText(let object): "object \(object) is a text in UTF-16 without a character"
    case .uidTooLarge(let object): "the UID of object \(object) has more than 32 bits"
    case .keyIsNoString(let object): "dictionary \(object) has a key that is not a string"
    case .containsItself(let object): "object \(object) contains itself"
    case .tooDeep: "its objects are nested too deeply"
    case .tooLarge: "its objects repeat each other too often"
    }
  }
}
