/// The list of entries at the end of a zip file (PKWARE's APPNOTE.TXT, with the forms of more than 4 GB).
struct ZipDirectory {
  /// An entry as the list has it.
  struct Record: Sendable {
    let name: [UInt8]
    let flags: UInt16
    let method: UInt16
    let checksum: UInt32
    let packedSize: Int
    let size: Int
    /// Where the entry begins in the file.
    let offset: Int
    /// The kind of file and its rights, as Unix has them; 0 if another system made the entry.
    let mode: UInt32
  }

  /// The entries in the order of the list.
  let records: [Record]
  /// Where the list begins.
  let offset: Int

  private static let endSize = 22
  private static let locatorSize = 20
  private static let recordSize = 46

  /// Reads the list of a file.
  init(_ source: some ByteSource) throws(ProductFailure) {
    let end = try End(source)
    guard let bytes = source.bytes(end.offset, end.size) else { throw .invalidDirectory }
    let data = BinaryData(bytes)
    var (records, position): ([Record], Int) = ([], 0)
    // The number of entries may be wrong: the list itself shows where it ends.
    while position < data.count {
      guard records.count < ProductLimits.entryCount else { throw .tooManyEntries(limit: ProductLimits.entryCount) }
      let (record, size) = try Self.record(data, position)
      records.append(record)
      position += size
    }
    guard records.count == end.count else { throw .invalidDirectory }
    (self.records, offset) = (records, end.offset)
  }

  private static func record(_ data: BinaryData, _ position: Int) throws(ProductFailure) -> (Record, size: Int) {
    guard let head = data.part(position, recordSize), head.word(0) == 0x0201_4B50,
      let maker: UInt16 = head.number(4), let flags: UInt16 = head.number(8), let method: UInt16 = head.number(10),
      let checksum = head.word(16), let packed = head.word(20), let size = head.word(24),
      let nameLength: UInt16 = head.number(28), let extraLength: UInt16 = head.number(30),
      let commentLength: UInt16 = head.number(32), let attributes = head.word(38), let offset = head.word(42),
      let name = data.part(position + recordSize, Int(nameLength)),
      let extra = data.part(position + recordSize + Int(nameLength), Int(extraLength))
    else { throw .invalidDirectory }
    let whole = recordSize + Int(nameLength) + Int(extraLength) + Int(commentLength)
    guard data.part(position, whole) != nil else { throw .invalidDirectory }
    var numbers = [size, packed, offset].map(UInt64.init)
    if numbers.contains(UInt64(UInt32.max)) { numbers = try largeNumbers(numbers, extra) }
    let values = numbers.compactMap(Int.init(exactly:))
    guard values.count == 3 else { throw .invalidDirectory }
    let record = Record(
      name: name.array,
      flags: flags,
      method: method,
      checksum: checksum,
      packedSize: values[1],
      size: values[0],
      offset: values[2],
      mode: maker >> 8 == 3 ? attributes >> 16 : 0
    )
    return (record, whole)
  }

  /// Replaces the numbers that do not fit 32 bits by those of the extra field for zip64, which has only these, in this order.
  private static func largeNumbers(_ numbers: [UInt64], _ extra: BinaryData) throws(ProductFailure) -> [UInt64] {
    var position = 0
    while let id: UInt16 = extra.number(position), let size: UInt16 = extra.number(position + 2) {
      guard let field = extra.part(position + 4, Int(size)) else { throw .invalidDirectory }
      position += 4 + Int(size)
      guard id == 1 else { continue }
      var place = 0
      var result: [UInt64] = []
      for number in numbers {
        guard number == UInt64(UInt32.max) else {
          result.append(number)
          continue
        }
        guard let large: UInt64 = field.number(place) else { throw .invalidDirectory }
        result.append(large)
        place += 8
      }
      return result
    }
    return numbers
  }

  /// The record at the end of a file, with the place of the list.
  private struct End {
    let offset: Int
    let size: Int
    let count: Int

    init(_ source: some ByteSource) throws(ProductFailure) {
      let tailSize = min(source.count, ZipDirectory.endSize + Int(UInt16.max))
      guard tailSize >= ZipDirectory.endSize, let bytes = source.bytes(source.count - tailSize, tailSize) else {
        throw .noArchive
      }
      let tail = BinaryData(bytes)
      // From the end; the comment must reach the end of the file.
      let start = stride(from: tail.count - ZipDirectory.endSize, through: 0, by: -1).first { place in
        tail.word(place) == 0x0605_4B50
          && tail.number(place + 20).map { (length: UInt16) in place + ZipDirectory.endSize + Int(length) }
            == tail.count
      }
      guard let start, let record = tail.part(start, ZipDirectory.endSize), let disk: UInt16 = record.number(4),
        let firstDisk: UInt16 = record.number(6), let here: UInt16 = record.number(8),
        let all: UInt16 = record.number(10),
        let size = record.word(12), let offset = record.word(16)
      else { throw .noArchive }
      let place = source.count - tailSize + start
      if here == .max || all == .max || size == .max || offset == .max,
        let large = try Self.large(source, before: place)
      {
        self = large
        return
      }
      guard disk == 0, firstDisk == 0, here == all else { throw .severalParts }
      try self.init(UInt64(offset), UInt64(size), UInt64(all), before: place)
    }

    private init(_ offset: UInt64, _ size: UInt64, _ count: UInt64, before place: Int) throws(ProductFailure) {
      guard let offset = Int(exactly: offset), let size = Int(exactly: size), let count = Int(exactly: count),
        offset <= place, size <= place - offset
      else { throw .invalidDirectory }
      guard count <= ProductLimits.entryCount else { throw .tooManyEntries(limit: ProductLimits.entryCount) }
      (self.offset, self.size, self.count) = (offset, size, count)
    }

    /// Reads the record for large files; nil if no locator lies before the usual record at `place`.
    private static func large(_ source: some ByteSource, before place: Int) throws(ProductFailure) -> End? {
      guard let locator = source.bytes(place - ZipDirectory.locatorSize, ZipDirectory.locatorSize).map(BinaryData.init),
        locator.word(0) == 0x0706_4B50
      else { return nil }
      guard locator.word(4) == 0, locator.word(16) == 1 else { throw .severalParts }
      guard let position: UInt64 = locator.number(8), let position = Int(exactly: position),
        let record = source.bytes(position, 56).map(BinaryData.init), record.word(0) == 0x0606_4B50,
        let here: UInt64 = record.number(24), let all: UInt64 = record.number(32), here == all,
        let size: UInt64 = record.number(40), let offset: UInt64 = record.number(48)
      else { throw .invalidDirectory }
      return try End(offset, size, all, before: position)
    }
  }
}
