import Locking

/// The files of a product in a zip file, such as an `.ipa`; they are unpacked into memory when they are asked for.
///
/// An archive whose names or places are false is refused as a whole: what it holds would depend on who unpacks it. What it unpacks to
/// is limited in all, so that a small file cannot cost much work.
package struct ZipContainer: ProductContainer {
  private let source: any ByteSource
  private let records: [ZipDirectory.Record]
  /// Where the bytes of each entry end at the latest: the next entry or the directory begins there.
  private let ends: [Int]
  /// What may still be unpacked.
  private let left: Locked<Int>
  package let entries: [ProductEntry]

  /// Reads the directory of an archive.
  package init(_ source: some ByteSource) throws(ProductFailure) {
    let directory = try ZipDirectory(source)
    self.source = source
    records = directory.records
    ends = try Self.ends(directory)
    left = Locked(Self.allowance(source.count))
    var names = NameSet()
    var entries: [ProductEntry] = []
    for (place, record) in directory.records.enumerated() {
      // As on disk, a name that is no text is left out.
      guard let text = BinaryData(record.name).validText else { continue }
      let path = try Self.path(text)
      let isFolder = record.name.last == UInt8(ascii: "/")
      let kind: ProductEntry.Kind =
        switch record.mode & 0xF000 {
        case _ where isFolder: .folder
        case 0xA000: .link
        case 0, 0x8000: .file
        case 0x4000: .folder
        default: .other
        }
      try names.insert(path, isFolder: kind == .folder)
      entries.append(ProductEntry(path: path, kind: kind, size: kind == .folder ? 0 : record.size, place: place))
    }
    // Archives need not have entries for folders.
    entries += names.impliedFolders.map { ProductEntry(path: $0, kind: .folder) }
    self.entries = entries.filter { !$0.path.split(separator: "/").contains(where: ProductNames.isIgnored) }
      .sorted { $0.path < $1.path }
  }

  /// What may be unpacked from an archive of this size.
  private static func allowance(_ size: Int) -> Int {
    let (product, overflows) = size.multipliedReportingOverflow(by: ProductLimits.unpackedFactor)
    return overflows ? .max : product.addingReportingOverflow(ProductLimits.unpackedBase).partialValue
  }

  // MARK: Directory

  /// The bytes of the head of an entry before its name.
  private static let headSize = 30

  private static func ends(_ directory: ZipDirectory) throws(ProductFailure) -> [Int] {
    let records = directory.records
    let order = records.indices.sorted { records[$0].offset < records[$1].offset }
    var ends = [Int](repeating: directory.offset, count: records.count)
    for (place, next) in zip(order, order.dropFirst()) { ends[place] = records[next].offset }
    for (record, end) in zip(records, ends) {
      let least = record.offset.addingReportingOverflow(headSize + record.name.count)
      let (whole, overflows) = least.partialValue.addingReportingOverflow(record.packedSize)
      guard !least.overflow, !overflows, record.offset >= 0, record.packedSize >= 0, record.size >= 0, whole <= end
      else {
        throw .overlappingEntry(path: String(decoding: record.name, as: UTF8.self))
      }
    }
    return ends
  }

  private static func path(_ text: String) throws(ProductFailure) -> String {
    let name = text.utf8
    var components = name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if components.last?.isEmpty == true { components.removeLast() }
    guard !components.isEmpty, name.count <= ProductLimits.pathLength,
      !name.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }),
      components.allSatisfy({ !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) })
    else { throw .invalidName(text) }
    guard components.count <= ProductLimits.depth else { throw .tooDeep(path: text) }
    return text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  // MARK: Contents

  package func contents(of entry: ProductEntry, limit: Int) throws(ProductFailure) -> [UInt8] {
    let record = records[entry.place]
    guard record.size <= limit else { throw .tooLarge(path: entry.path, limit: limit) }
    let output = try unpack(entry, upTo: record.size)
    guard output.isComplete, output.bytes.count == record.size, CRC32.checksum(output.bytes) == record.checksum else {
      throw .damaged(path: entry.path)
    }
    return output.bytes
  }

  package func start(of entry: ProductEntry, count: Int) throws(ProductFailure) -> [UInt8] {
    try unpack(entry, upTo: min(count, records[entry.place].size)).bytes
  }

  package func read(
    _ entry: ProductEntry,
    _ use: @escaping (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(ProductFailure) {
    let (record, path) = (records[entry.place], entry.path)
    try allow(record.size, of: entry)
    let start = try dataOffset(entry)
    var (checksum, count, position) = (CRC32(), 0, 0)
    func nextPiece() -> [UInt8]? {
      let size = min(ProductLimits.pieceSize, record.packedSize - position)
      defer { position += size }
      return size > 0 ? source.bytes(start + position, size) : nil
    }
    func add(_ bytes: UnsafeBufferPointer<UInt8>) {
      checksum.add(bytes)
      count += bytes.count
      use(bytes)
    }
    switch record.method {
    case 0: while let piece = nextPiece() { piece.withUnsafeBufferPointer(add) }
    case 8:
      do throws(Inflater.Failure) {
        guard try Inflater.inflate(upTo: record.size, from: nextPiece, to: add) else { throw .truncated }
      } catch { throw .damaged(path: path) }
    default: throw .unknownMethod(record.method, path: path)
    }
    guard count == record.size, checksum.checksum == record.checksum else { throw .damaged(path: path) }
  }

  /// Counts `count` more bytes of an entry as unpacked; throws if that is far more than files of products unpack to.
  private func allow(_ count: Int, of entry: ProductEntry) throws(ProductFailure) {
    let record = records[entry.place]
    // Deflate makes at most 1,032 bytes of one.
    let isAllowed =
      record.size / 1_032 <= record.packedSize
      && left.withLock { left in
        guard count <= left else { return false }
        left -= count
        return true
      }
    guard isAllowed else { throw .bomb(path: entry.path) }
  }

  private func unpack(_ entry: ProductEntry, upTo limit: Int) throws(ProductFailure) -> Inflater.Output {
    let (record, path) = (records[entry.place], entry.path)
    try allow(limit, of: entry)
    let start = try dataOffset(entry)
    // Only the start may be wanted: the tables and data of the first block mostly lie in the first kilobyte.
    let counts = limit < record.size ? [min(record.packedSize, limit + 1_024), record.packedSize] : [record.packedSize]
    for count in counts {
      guard let packed = source.bytes(start, count) else { throw .damaged(path: path) }
      switch record.method {
      case 0:
        guard record.packedSize == record.size else { throw .damaged(path: path) }
        return Inflater.Output(bytes: limit < packed.count ? Array(packed.prefix(limit)) : packed, isComplete: true)
      case 8:
        do throws(Inflater.Failure) {
          return try Inflater.inflate(BinaryData(packed), upTo: limit)
        } catch {
          guard error == .truncated, count < record.packedSize else { throw .damaged(path: path) }
        }
      default: throw .unknownMethod(record.method, path: path)
      }
    }
    throw .damaged(path: path)
  }

  /// Returns where the data of an entry begins, whose own head must agree with the directory.
  private func dataOffset(_ entry: ProductEntry) throws(ProductFailure) -> Int {
    let (record, path) = (records[entry.place], entry.path)
    // Encrypted, strongly encrypted, or with a hidden head.
    guard record.flags & 0x2041 == 0 else { throw .encrypted(path: path) }
    let length = Self.headSize + record.name.count
    guard let head = source.bytes(record.offset, length).map(BinaryData.init), head.word(0) == 0x0403_4B50,
      let flags: UInt16 = head.number(6), let method: UInt16 = head.number(8), let nameLength: UInt16 = head.number(26),
      let extraLength: UInt16 = head.number(28), Int(nameLength) == record.name.count,
      head.rest(Self.headSize)?.starts(with: record.name) == true
    else { throw .damaged(path: path) }
    guard flags & 0x2041 == 0 else { throw .encrypted(path: path) }
    guard method == record.method else { throw .damaged(path: path) }
    // Without bit 3 the head has the sizes, or marks for those of more than 4 GB.
    if flags & 8 == 0 {
      for (offset, size) in [(18, record.packedSize), (22, record.size)] {
        guard let value = head.word(offset), value == .max || Int(value) == size else { throw .damaged(path: path) }
      }
    }
    let start = record.offset + length + Int(extraLength)
    guard start <= ends[entry.place], record.packedSize <= ends[entry.place] - start else {
      throw .overlappingEntry(path: path)
    }
    return start
  }
}

/// The names of an archive, each of which may occur once.
private struct NameSet {
  private var isFolder: [String: Bool] = [:]
  private var implied: Set<String> = []

  /// Adds a path; throws if it is there, or is a file where another path needs a folder.
  mutating func insert(_ path: String, isFolder: Bool) throws(ProductFailure) {
    // Texts that differ in bytes alone are equal, as on the disks of macOS.
    guard self.isFolder.updateValue(isFolder, forKey: path) == nil, isFolder || !implied.contains(path) else {
      throw .duplicateName(path)
    }
    var path = path[...]
    while let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
      path = path[..<slash]
      let folder = String(path)
      if self.isFolder[folder] == false { throw .duplicateName(folder) }
      guard implied.insert(folder).inserted else { break }
    }
  }

  /// The folders without entries of their own.
  var impliedFolders: [String] { implied.filter { isFolder[$0] == nil } }
}
