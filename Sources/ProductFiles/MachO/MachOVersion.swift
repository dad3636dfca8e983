/// A version of a system or SDK as a binary has it.
package struct MachOVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// 16 bits for the first number and 8 for each other one.
  private let packed: UInt32

  /// Makes a version of its form in a load command.
  package init(packed: UInt32) { self.packed = packed }

  /// Reads a version of one to three numbers; nil for other texts.
  package init?(_ text: String) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt32($0) }
    guard (1...3).contains(numbers.count), let major = numbers[0], major <= 0xFFFF else { return nil }
    var packed = major << 16
    for (number, shift) in zip(numbers.dropFirst(), [8, 0] as [UInt32]) {
      guard let number, number <= 0xFF else { return nil }
      packed |= number << shift
    }
    self.packed = packed
  }

  /// The first number.
  package var major: Int { Int(packed >> 16) }

  package var description: String {
    let patch = packed & 0xFF
    return "\(packed >> 16).\(packed >> 8 & 0xFF)" + (patch == 0 ? "" : ".\(patch)")
  }

  package static func < (left: MachOVersion, right: MachOVersion) -> Bool { left.packed < right.packed }
}

/// The system that an image was built for.
package enum MachOPlatform: UInt32, Sendable, CaseIterable {
  case macOS = 1
  case iOS = 2
  case tvOS = 3
  case watchOS = 4
  case bridgeOS = 5
  case macCatalyst = 6
  case iOSSimulator = 7
  case tvOSSimulator = 8
  case watchOSSimulator = 9
  case driverKit = 10
  case visionOS = 11
  case visionOSSimulator = 12

  /// Whether it is a simulator, whose images no store takes.
  package var isSimulator: Bool {
    switch self {
    case .iOSSimulator, .tvOSSimulator, .watchOSSimulator, .visionOSSimulator: true
    default: false
    }
  }
}

/// The system, its least version and the SDK that an image was built for and with.
package struct BuildVersion: Sendable, Hashable {
  /// The system; nil if it is not known.
  package let platform: MachOPlatform?
  /// The least version of the system.
  package let minimumOS: MachOVersion
  /// The version of the SDK.
  package let sdk: MachOVersion
}

/// The processor that an image was built for.
package struct MachOArchitecture: Sendable, Hashable, CustomStringConvertible {
  /// Its number, with a bit for 64 bits.
  package let type: UInt32
  /// The kind within the type.
  package let subtype: UInt32

  package var description: String {
    switch (type, subtype & 0xFF_FFFF) {
    case (0x0100_000C, 2): "arm64e"
    case (0x0100_000C, _): "arm64"
    case (0x0200_000C, _): "arm64_32"
    case (0x0000_000C, 9): "armv7"
    case (0x0000_000C, 11): "armv7s"
    case (0x0000_000C, 12): "armv7k"
    case (0x0000_000C, _): "arm"
    case (0x0100_0007, 8): "x86_64h"
    case (0x0100_0007, _): "x86_64"
    case (0x0000_0007, _): "i386"
    default: "\(type)/\(subtype)"
    }
  }
}
