/// Bytes of small images in the form of Mach-O.
public enum MachOBytes {
  /// Returns an image for a system: a program (2), a library (6) or an object file (1), with an identifier that is made of `build`.
  public static func image(
    type: UInt32 = 2,
    platform: UInt32 = 2,
    minimum: UInt32 = 15,
    sdk: UInt32 = 26,
    isEncrypted: Bool = false,
    isForIntel: Bool = false,
    hasEncryptionInformation: Bool = true,
    build: UInt32? = nil
  ) -> [UInt8] {
    let version: [UInt32] = [0x32, 24, platform, minimum << 16, sdk << 16, 0]
    let encryption: [UInt32] = hasEncryptionInformation ? [0x2C, 24, 0, 0, isEncrypted ? 1 : 0, 0] : []
    let identifier: [UInt32] = build.map { [0x1B, 24, $0, 0, 0, 0] } ?? []
    let commands = version + encryption + identifier
    let processor: [UInt32] = isForIntel ? [0x0100_0007, 3] : [0x0100_000C, 0]
    let head: [UInt32] =
      [0xFEED_FACF] + processor + [type, UInt32(commands.count / 6), UInt32(commands.count * 4), 0x80, 0]
    return (head + commands).flatMap { withUnsafeBytes(of: $0.littleEndian, Array.init) }
  }
}
