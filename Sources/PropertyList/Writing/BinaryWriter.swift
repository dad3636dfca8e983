/// Writes values as binary property lists (`bplist00`), in the layout of CFBinaryPList.c: objects, then a table of their
/// offsets, then a trailer of 32 bytes.
///
/// Equal strings, numbers, dates and data are stored once. Dictionaries keep the order of their entries.
public struct BinaryWriter: Sendable {
  /// Makes a writer.
  public init() {}

  /// Returns the bytes of a whole file that holds `value`; linear.
  public func document(_ value: PropertyListValue) -> [UInt8] {
    var objects = ObjectList()
    _ = objects.add(value)
    let referenceSize = BinaryObject.size(of: UInt64(objects.count))
    var output = Array("bplist00".utf8)
    var offsets: [Int] = []
    offsets.reserveCapacity(objects.count)
    for object in objects.all {
      offsets.append(output.count)
      BinaryObject.append(object, referenceSize: referenceSize, to: &output)
    }
    let tableOffset = output.count
    let offsetSize = BinaryObject.size(of: UInt64(tableOffset))
    for offset in offsets { BinaryObject.append(UInt64(offset), size: offsetSize, to: &output) }
    output += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    BinaryObject.append(UInt64(objects.count), size: 8, to: &output)
    // The top object is the first.
    BinaryObject.append(0, size: 8, to: &output)
    BinaryObject.append(UInt64(tableOffset), size: 8, to: &output)
    return output
  }
}

/// The objects of a binary property list in the order of the file, containers before what they hold.
private struct ObjectList {
  enum Object {
    case scalar(PropertyListValue)
    case array([Int])
    case dictionary(keys: [Int], values: [Int])
  }

  private(set) var all: [Object] = []
  private var strings: [LiteralText: Int] = [:]
  private var others: [PropertyListValue: Int] = [:]

  var count: Int { all.count }

  /// Adds `value` with all that it holds and returns its index; a scalar that is there already is not added again.
  mutating func add(_ value: PropertyListValue) -> Int {
    let index = all.count
    switch value {
    case .array(let items):
      all.append(.array([]))
      all[index] = .array(items.map { add($0) })
    case .dictionary(let entries):
      all.append(.dictionary(keys: [], values: []))
      let keys = entries.map { add(.string($0.key)) }
      all[index] = .dictionary(keys: keys, values: entries.map { add($0.value) })
    case .string(let text):
      let text = LiteralText(text)
      if let known = strings[text] { return known }
      strings[text] = index
      all.append(.scalar(value))
    case .real(let number) where number == 0 && number.sign == .minus:
      // It equals zero without a sign, but is a different number.
      all.append(.scalar(value))
    case .integer, .real, .boolean, .date, .data, .uid:
      if let known = others[value] { return known }
      others[value] = index
      all.append(.scalar(value))
    }
    return index
  }
}

/// The bytes of single objects.
private enum BinaryObject {
  static func append(_ object: ObjectList.Object, referenceSize: Int, to output: inout [UInt8]) {
    switch object {
    case .scalar(let value):
      append(value, to: &output)
    case .array(let items):
      append(marker: 0xA0, count: items.count, to: &output)
      for item in items { append(UInt64(item), size: referenceSize, to: &output) }
    case .dictionary(let keys, let values):
      append(marker: 0xD0, count: keys.count, to: &output)
      for reference in keys + values { append(UInt64(reference), size: referenceSize, to: &output) }
    }
  }

  private static func append(_ value: PropertyListValue, to output: inout [UInt8]) {
    switch value {
    case .string(let text):
      append(text, to: &output)
    case .integer(let number):
      append(number, to: &output)
    case .real(let number):
      output.append(0x23)
      append(number.bitPattern, size: 8, to: &output)
    case .boolean(let flag):
      output.append(flag ? 0x09 : 0x08)
    case .date(let date):
      output.append(0x33)
      append(date.secondsSinceReferenceDate.bitPattern, size: 8, to: &output)
    case .data(let bytes):
      append(marker: 0x40, count: bytes.count, to: &output)
      output += bytes
    case .uid(let number):
      let size = size(of: number)
      output.append(0x80 | UInt8(size - 1))
      append(number, size: size, to: &output)
    case .array, .dictionary:
      // Containers are objects of their own, never scalars.
      return
    }
  }

  private static func append(_ text: String, to output: inout [UInt8]) {
    let utf8 = text.utf8
    if utf8.allSatisfy({ $0 < 0x80 }) {
      append(marker: 0x50, count: utf8.count, to: &output)
      output += utf8
    } else {
      append(marker: 0x60, count: text.utf16.count, to: &output)
      for unit in text.utf16 { append(UInt64(unit), size: 2, to: &output) }
    }
  }

  /// Integers of up to four bytes have no sign, those of eight have one; above 2⁶³−1 it takes sixteen.
  private static func append(_ number: IntegerValue, to output: inout [UInt8]) {
    if let value = number.int64 {
      let size = value < 0 ? 8 : size(of: UInt64(value))
      output.append(0x10 | UInt8(size.trailingZeroBitCount))
      append(UInt64(bitPattern: value), size: size, to: &output)
    } else {
      output.append(0x14)
      append(0, size: 8, to: &output)
      append(number.magnitude, size: 8, to: &output)
    }
  }

  /// Counts above 14 follow the marker as an integer.
  private static func append(marker: UInt8, count: Int, to output: inout [UInt8]) {
    if count < 15 {
      output.append(marker | UInt8(count))
    } else {
      output.append(marker | 0x0F)
      append(IntegerValue(Int64(count)), to: &output)
    }
  }

  /// Returns the number of bytes, a power of two, in which numbers up to `number` are stored.
  static func size(of number: UInt64) -> Int {
    switch number {
    case ...0xFF: 1
    case ...0xFFFF: 2
    case ...0xFFFF_FFFF: 4
    default: 8
    }
  }

  /// Appends the lowest `size` bytes of `number`, the highest of them first.
  static func append(_ number: UInt64, size: Int, to output: inout [UInt8]) {
    for position in (0..<size).reversed() { output.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * position))) }
  }
}
