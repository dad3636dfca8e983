import ProjectFiles
import PropertyList

/// The code signature of an image, of which nothing is verified: it holds what the signer wrote, true or not.
package struct CodeSignature: Sendable {
  /// The identifier, mostly that of the bundle.
  package let identifier: String?
  /// The identifier of the team.
  package let team: String?
  /// The flags of the first code directory.
  package let flags: UInt32
  /// The entitlements in their form as a property list; nil if there are none or they cannot be read.
  package let entitlements: PropertyListValue?
  /// The bytes of that form.
  package let entitlementsFile: [UInt8]?
  /// The entitlements in their binary form, which iOS 15 and later use; nil if there are none or they cannot be read.
  package let binaryEntitlements: PropertyListValue?
  /// The signer's certificate; nil for signatures without one.
  package let signer: Certificate?
  /// Whether there is a time stamp.
  package let hasTimestamp: Bool
  /// Whether a certificate was used; signatures without one are called ad hoc.
  package let hasCertificate: Bool

  /// Whether the code was signed without a certificate.
  package var isAdHoc: Bool { flags & 0x2 != 0 || !hasCertificate }
  /// Whether the linker signed it, which is no signature of a person.
  package var isLinkerSigned: Bool { flags & 0x2_0000 != 0 }
  /// Whether the runtime of macOS protects the process.
  package var hasHardenedRuntime: Bool { flags & 0x1_0000 != 0 }

  /// The hashes in it, by the best function that it uses; nil if there are none that can be made here.
  let directory: CodeDirectory?
  /// Whether its own parts have other hashes than when it was made.
  let isAltered: Bool

  private static let partLimit = 64

  /// Reads a signature; nil if it is none.
  package init?(_ data: BinaryData) {
    guard data.word(0, isBigEndian: true) == 0xFADE_0CC0, let count = data.word(8, isBigEndian: true),
      count <= Self.partLimit
    else { return nil }
    var parts: [UInt32: BinaryData] = [:]
    for index in 0..<Int(count) {
      guard let slot = data.word(12 + index * 8, isBigEndian: true),
        let offset = data.word(16 + index * 8, isBigEndian: true), let rest = data.rest(Int(offset)),
        let length = rest.word(4, isBigEndian: true), let part = rest.part(0, Int(length)), parts[slot] == nil
      else { return nil }
      parts[slot] = part
    }
    let directory = parts[0].flatMap { $0.word(0, isBigEndian: true) == 0xFADE_0C02 ? $0 : nil }
    flags = directory?.word(12, isBigEndian: true) ?? 0
    identifier = directory.flatMap { Self.text($0, at: 20) }
    let version = directory?.word(8, isBigEndian: true) ?? 0
    team = version >= 0x20200 ? directory.flatMap { Self.text($0, at: 48) } : nil
    entitlementsFile = Self.contents(parts[5], 0xFADE_7171)?.array
    entitlements = entitlementsFile.flatMap(PropertyListContents.value)
    binaryEntitlements = Self.contents(parts[7], 0xFADE_7172).flatMap(BinaryEntitlements.value)
    let message = Self.contents(parts[0x10000], 0xFADE_0B01).flatMap(SignedMessage.init)
    (signer, hasTimestamp) = (message?.signer, message?.hasTimestamp ?? false)
    hasCertificate = message?.hasSigner ?? false
    self.directory = Self.bestDirectory(parts)
    isAltered = self.directory.map { Self.isAltered($0, parts) } ?? false
  }

  /// Returns the directory that newer systems read: the others have shorter hashes for older ones.
  private static func bestDirectory(_ parts: [UInt32: BinaryData]) -> CodeDirectory? {
    let directories = ([0] + Array(0x1000..<0x1008)).compactMap { parts[$0].flatMap(CodeDirectory.init) }
    return [.sha256, .shortSHA256, .sha1].firstResult { type in directories.first { $0.hashType == type } }
  }

  private static func isAltered(_ directory: CodeDirectory, _ parts: [UInt32: BinaryData]) -> Bool {
    [.requirements, .entitlements, .binaryEntitlements].contains { (slot: CodeDirectory.Slot) in
      guard let part = parts[UInt32(slot.rawValue)] else {
        return slot != .requirements && directory.hash(of: slot) != nil
      }
      return part.withBytes { directory.fits($0, slot) } == false
    }
  }

  private static func text(_ directory: BinaryData, at place: Int) -> String? {
    guard let offset = directory.word(place, isBigEndian: true), offset > 0 else { return nil }
    return directory.text(Int(offset), limit: 1_024)
  }

  private static func contents(_ part: BinaryData?, _ magic: UInt32) -> BinaryData? {
    part.flatMap { $0.word(0, isBigEndian: true) == magic ? $0.rest(8) : nil }
  }
}
