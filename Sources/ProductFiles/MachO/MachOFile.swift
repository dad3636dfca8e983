/// A file with code: one image, the same code for several processors, or an archive of object files.
package struct MachOFile: Sendable {
  /// What the file is at its top, where a fat file counts as what its slices are.
  package enum Kind: Sendable {
    case image
    case archive
  }

  /// What the file is.
  package let kind: Kind
  /// Whether the file has slices.
  package let isFat: Bool
  /// The images of all slices and members.
  package let images: [MachOImage]
  /// The number of members of archives that are no Mach-O files, such as those with bitcode alone.
  package let otherMembers: Int

  private static let sliceLimit = 64
  private static let memberLimit = 100_000
  private static let bigEndianMagics: [UInt32] = [0xCAFE_BABE, 0xCAFE_BABF]

  /// Returns whether a file may be one, by its first 8 bytes or more.
  package static func recognises(_ start: [UInt8]) -> Bool {
    let data = BinaryData(start)
    if data.starts(with: StaticArchive.magic) { return true }
    guard let magic = data.word(0) else { return false }
    if magic == 0xFEED_FACE || magic == 0xFEED_FACF { return true }
    // Classes of Java begin so too; there a version of 45 or more follows.
    return bigEndianMagics.contains(magic.byteSwapped) && (data.word(4, isBigEndian: true) ?? .max) < 45
  }

  /// Reads a file; throws if it is none or its frame is broken; linear in its size.
  ///
  /// The code is compared with the hashes in the signatures if `comparesCode`.
  package init(_ bytes: [UInt8], comparesCode: Bool = false) throws(MachOFailure) {
    try self.init(BinaryData(bytes), comparesCode: comparesCode)
  }

  init(_ data: BinaryData, comparesCode: Bool = false) throws(MachOFailure) {
    var reading = Reading(comparesCode: comparesCode)
    try reading.read(data, depth: 0)
    (kind, isFat) = (reading.isArchive ? .archive : .image, reading.isFat)
    (images, otherMembers) = (reading.images, reading.otherMembers)
  }

  private struct Reading {
    let comparesCode: Bool
    var images: [MachOImage] = []
    var otherMembers = 0
    var isArchive = false
    var isFat = false

    mutating func read(_ data: BinaryData, depth: Int) throws(MachOFailure) {
      if data.starts(with: StaticArchive.magic) {
        guard depth < 2 else { throw .tooDeep }
        isArchive = true
        return try readMembers(try StaticArchive.members(data, limit: memberLimit))
      }
      guard let magic = data.word(0) else { throw .notMachO }
      switch magic.byteSwapped {
      case 0xCAFE_BABE, 0xCAFE_BABF:
        guard depth == 0 else { throw .tooDeep }
        isFat = true
        try readSlices(data, is64Bit: magic.byteSwapped == 0xCAFE_BABF)
      default: images.append(try MachOReader.image(data, comparesCode: comparesCode))
      }
    }

    private mutating func readSlices(_ data: BinaryData, is64Bit: Bool) throws(MachOFailure) {
      guard let count = data.word(4, isBigEndian: true), count < 45 else { throw .notMachO }
      guard count > 0 else { throw .malformed("fat header") }
      var position = 8
      var ranges: [Range<Int>] = []
      for _ in 0..<count {
        let slice: BinaryData?
        let place: (UInt64, UInt64)?
        if is64Bit {
          let offset: UInt64? = data.number(position + 8, isBigEndian: true)
          let size: UInt64? = data.number(position + 16, isBigEndian: true)
          place = offset.flatMap { offset in size.map { (offset, $0) } }
          position += 32
        } else {
          let size = data.word(position + 12, isBigEndian: true)
          place = data.word(position + 8, isBigEndian: true).flatMap { offset in
            size.map { (UInt64(offset), UInt64($0)) }
          }
          position += 20
        }
        slice = place.flatMap { data.part($0.0, $0.1) }
        guard let place, let slice, let offset = Int(exactly: place.0), offset >= position else { throw .truncated }
        // Slices that share bytes would be read again and again.
        let range = offset..<(offset + slice.count)
        guard !ranges.contains(where: range.overlaps) else { throw .malformed("fat header") }
        ranges.append(range)
        try read(slice, depth: 1)
      }
    }

    private mutating func readMembers(_ members: [StaticArchive.Member]) throws(MachOFailure) {
      for member in members {
        guard let magic = member.contents.word(0), magic == 0xFEED_FACE || magic == 0xFEED_FACF else {
          otherMembers += 1
          continue
        }
        var image = try MachOReader.image(member.contents, comparesCode: false)
        image.member = member.name
        images.append(image)
      }
    }
  }
}
