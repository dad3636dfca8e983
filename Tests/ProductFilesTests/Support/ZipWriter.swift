@testable import ProductFiles

/// Writes zip files, also such as no tool writes.
struct ZipWriter {
  struct Entry {
    var name: String
    /// Other bytes than those of the name, such as ones that are no text.
    var nameBytes: [UInt8]?
    var contents: [UInt8] = []
    /// What lies in the file, where it differs from the contents.
    var packed: [UInt8]?
    var method: UInt16 = 0
    var flags: UInt16 = 0x800
    var mode: UInt32 = 0o100644
    var size: Int?
    var checksum: UInt32?
    /// Where the entry begins by its record.
    var offset: Int?
    /// The name in front of the contents, where it differs.
    var localName: String?
    var isLarge = false
  }

  var entries: [Entry]
  var comment: [UInt8] = []
  var isLarge = false
  /// What is added to the number of entries at the end.
  var surplus = 0

  init(_ entries: [Entry]) { self.entries = entries }

  init(_ files: [String: String]) {
    entries = files.sorted { $0.key < $1.key }.map { Entry(name: $0.key, contents: Array($0.value.utf8)) }
  }

  var container: ZipContainer {
    get throws(ProductFailure) { try ZipContainer(MemoryBytes(bytes)) }
  }

  var bytes: [UInt8] {
    var (file, list): ([UInt8], [UInt8]) = ([], [])
    for entry in entries {
      let packed = entry.packed ?? entry.contents
      let (size, start) = (entry.size ?? entry.contents.count, file.count)
      let checksum = entry.checksum ?? CRC32.checksum(entry.contents)
      let name = entry.nameBytes ?? Array(entry.name.utf8)
      let localName = entry.localName.map { Array($0.utf8) } ?? name
      let isStream = entry.flags & 8 != 0
      file += word(0x0403_4B50) + half(20) + half(entry.flags) + half(entry.method) + word(0)
      file +=
        word(isStream ? 0 : checksum) + word(isStream ? 0 : UInt32(packed.count)) + word(isStream ? 0 : UInt32(size))
      file += half(UInt16(localName.count)) + half(0) + localName + packed
      let extra =
        entry.isLarge ? half(1) + half(24) + long(size) + long(packed.count) + long(entry.offset ?? start) : []
      list +=
        word(0x0201_4B50) + half(0x31E) + half(20) + half(entry.flags) + half(entry.method) + word(0) + word(checksum)
      list += word(entry.isLarge ? .max : UInt32(packed.count)) + word(entry.isLarge ? .max : UInt32(size))
      list +=
        half(UInt16(name.count)) + half(UInt16(extra.count)) + half(0) + half(0) + half(0) + word(entry.mode << 16)
      list += word(entry.isLarge ? .max : UInt32(entry.offset ?? start)) + name + extra
    }
    let (offset, size, count) = (file.count, list.count, entries.count + surplus)
    file += list
    if isLarge {
      let place = file.count
      file += word(0x0606_4B50) + long(44) + half(45) + half(45) + word(0) + word(0) + long(count) + long(count)
      file += long(size) + long(offset) + word(0x0706_4B50) + word(0) + long(place) + word(1)
    }
    file +=
      word(0x0605_4B50) + half(0) + half(0) + half(isLarge ? .max : UInt16(count))
      + half(isLarge ? .max : UInt16(count))
    file += word(isLarge ? .max : UInt32(size)) + word(isLarge ? .max : UInt32(offset))
    return file + half(UInt16(comment.count)) + comment
  }

  private func half(_ value: UInt16) -> [UInt8] { withUnsafeBytes(of: value.littleEndian, Array.init) }
  private func word(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.littleEndian, Array.init) }
  private func long(_ value: Int) -> [UInt8] { withUnsafeBytes(of: value.littleEndian, Array.init) }
}
