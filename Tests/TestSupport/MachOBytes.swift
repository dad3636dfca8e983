/// Bytes of small images in the form of Mach-O.
public enum MachOBytes {
  /// Returns an image for a system: a program (2), a library (6) or an object file (1).
  public static func image(
    type: UInt32 = 2,
    platform: UInt32 = 2,
    minimum: UInt32 = 15,
    sdk: UInt32 = 26,
    isEncrypted: Bool = false,
    isForIntel: Bool = false
  ) -> [UInt8] {
    let version: [UInt32] = [0x32, 24, platform, minimum << 16, sdk << 16, 0]
    let encryption: [UInt32] = [0x2C, 24, 0, 0, isEncrypted ? 1 : 0, 0]
    let processor: [UInt32] = isForIntel ? [0x0100_0007, 3] : [0x0100_000C, 0]
    let head: [UInt32] = [0xFEED_FACF] + processor + [type, 2, 48, 0x80, 0]
    return (head + version + encryption).flatMap { withUnsafeBytes(of: $0.littleEndian, Array.init) }
  }
}
