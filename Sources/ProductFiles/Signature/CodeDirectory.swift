import ProjectFiles

/// The hashes that a signature has of an image, of its own parts, and of files of the bundle (`CSSLOT_…` in xnu's `cs_blobs.h`).
struct CodeDirectory: Sendable {
  /// What has a hash besides the pages of the image.
  enum Slot: Int, CaseIterable {
    case infoPlist = 1
    case requirements = 2
    case resources = 3
    case entitlements = 5
    case binaryEntitlements = 7
  }

  /// How hashes are made.
  enum HashType: UInt8 {
    case sha1 = 1
    case sha256 = 2
    /// Cut to the length of the first.
    case shortSHA256 = 3

    /// Returns the hash of bytes; linear.
    func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
      switch self {
      case .sha1: SHA1.bytes(of: bytes)
      case .sha256: SHA256.bytes(of: bytes)
      case .shortSHA256: Array(SHA256.bytes(of: bytes).prefix(20))
      }
    }
  }

  /// How its hashes are made.
  let hashType: HashType
  private let data: BinaryData
  private let hashOffset: Int
  private let hashSize: Int
  private let slotCount: Int
  private let pageCount: Int
  private let codeSize: Int
  /// The size of the pages; nil if all code has one hash.
  private let pageSize: Int?

  /// Reads a directory; nil if it is none whose hashes can be made here.
  init?(_ data: BinaryData) {
    guard data.word(0, isBigEndian: true) == 0xFADE_0C02, let version = data.word(8, isBigEndian: true),
      let hashOffset = data.word(16, isBigEndian: true), let slotCount = data.word(24, isBigEndian: true),
      let pageCount = data.word(28, isBigEndian: true), let limit = data.word(32, isBigEndian: true),
      let hashSize = data.byte(36), let type = data.byte(37).flatMap(HashType.init), let pageBits = data.byte(39),
      pageBits < 32, slotCount <= 64, hashSize == (type == .sha256 ? 32 : 20)
    else { return nil }
    // Directories with holes are those of other systems.
    guard version < 0x20100 || data.word(44, isBigEndian: true) == 0 else { return nil }
    var codeSize = UInt64(limit)
    if version >= 0x20300, let large: UInt64 = data.number(56, isBigEndian: true), large > 0 { codeSize = large }
    guard let codeSize = Int(exactly: codeSize) else { return nil }
    (self.data, hashType, self.hashOffset, self.hashSize) = (data, type, Int(hashOffset), Int(hashSize))
    (self.slotCount, self.pageCount, self.codeSize) = (Int(slotCount), Int(pageCount), codeSize)
    pageSize = pageBits == 0 ? nil : 1 << Int(pageBits)
  }

  /// Returns the hash of a part; nil if it has none.
  func hash(of slot: Slot) -> BinaryData? {
    guard slot.rawValue <= slotCount, let hash = data.part(hashOffset - slot.rawValue * hashSize, hashSize),
      hash.withBytes({ $0.contains { $0 != 0 } })
    else { return nil }
    return hash
  }

  /// Returns whether bytes have the hash of a part; nil if that has none.
  func fits(_ bytes: UnsafeBufferPointer<UInt8>, _ slot: Slot) -> Bool? {
    hash(of: slot).map { hash in hash.withBytes { $0.elementsEqual(hashType.hash(bytes)) } }
  }

  /// Returns whether the pages of an image have their hashes; nil if the directory has not one for each; linear in the image.
  func fits(_ image: BinaryData) -> Bool? {
    let size = pageSize ?? max(codeSize, 1)
    guard codeSize > 0, pageCount == (codeSize - 1) / size + 1,
      let hashes = data.part(hashOffset, pageCount.multipliedReportingOverflow(by: hashSize).partialValue),
      hashes.count / hashSize == pageCount
    else { return nil }
    guard let code = image.part(0, codeSize) else { return false }
    return code.withBytes { code in
      hashes.withBytes { hashes in
        (0..<pageCount).allSatisfy { page in
          let bytes = UnsafeBufferPointer(rebasing: code.dropFirst(page * size).prefix(size))
          return hashes[(page * hashSize)..<((page + 1) * hashSize)].elementsEqual(hashType.hash(bytes))
        }
      }
    }
  }
}
