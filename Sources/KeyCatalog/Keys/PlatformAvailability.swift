import SourceText

/// The versions of one platform that support a key or a value.
public struct PlatformAvailability: Sendable, Hashable {
  /// The platform as Apple writes it, such as "iOS" or "Mac Catalyst".
  public let platform: String
  /// The first version; nil if it is not known.
  public let introduced: String?
  /// The version that deprecated it, or nil.
  public let deprecated: String?

  /// Makes the availability from its parts.
  public init(platform: String, introduced: String?, deprecated: String?) {
    self.platform = platform
    self.introduced = introduced
    self.deprecated = deprecated
  }

  /// Reads one part of a list, such as `iOS 6.0-10.0`; the name of the platform may contain spaces.
  private init(_ text: Substring) {
    let bytes = text.utf8
    guard let space = bytes.lastIndex(of: UInt8(ascii: " ")), let digit = bytes[space...].dropFirst().first,
      ASCII.isDigit(digit)
    else {
      self.init(platform: String(text), introduced: nil, deprecated: nil)
      return
    }
    let versions = text[bytes.index(after: space)...].utf8.split(separator: UInt8(ascii: "-"), maxSplits: 1)
    self.init(
      platform: String(text[..<space]),
      introduced: versions.first.flatMap { String($0) },
      deprecated: versions.dropFirst().first.flatMap { String($0) }
    )
  }

  /// Reads a list such as `iOS 6.0-10.0; macOS 10.14`.
  static func list(_ text: String) -> [PlatformAvailability] {
    text.utf8.split(separator: UInt8(ascii: ";")).map { part in
      PlatformAvailability(Substring(part.drop { $0 == UInt8(ascii: " ") }))
    }
  }
}
