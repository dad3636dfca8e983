/// The name of an object of git: 40 hexadecimal digits, 64 where a repository uses SHA-256.
///
/// Nothing else that a repository contains is ever an argument of git, so that no name of a tag, a branch or a file is taken for an
/// option.
struct GitObjectID: Sendable, Hashable {
  /// The digits.
  let text: String

  /// Makes it from its digits; nil for any other text.
  init?(_ text: some StringProtocol) {
    let isDigits = text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    guard [40, 64].contains(text.utf8.count), isDigits else { return nil }
    self.text = String(text)
  }

  /// Makes it from its 20 or 32 bytes.
  init?(bytes: ArraySlice<UInt8>) {
    var digits: [UInt8] = []
    for byte in bytes { digits += [Self.digit(byte >> 4), Self.digit(byte & 0xF)] }
    self.init(String(decoding: digits, as: UTF8.self))
  }

  /// Whether it is of SHA-256.
  var isLong: Bool { text.utf8.count == 64 }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
