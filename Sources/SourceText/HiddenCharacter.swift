/// The characters that a terminal or the log of a CI system obeys, or that change what is read without being seen.
///
/// They are the controls of ASCII and of Latin-1, those that change the direction of a text, those of no width and the tags. The second
/// `#` of `##word[` is one too: GitHub Actions and Azure Pipelines look for commands that begin so anywhere in a line.
public enum HiddenCharacter {
  /// Returns whether a scalar is such a character; line ends and tabs are.
  public static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x2028...0x202E, 0x2060...0x206F, 0x2800, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    // Selectors of variants can carry a text; that of emoji, the sixteenth, is common.
    case 0xFE00...0xFE0E, 0xE0100...0xE01EF:
      true
    default: false
    }
  }

  /// Returns the hidden character that starts at an index of a text in UTF-8, with the number of its bytes; nil if there is none.
  ///
  /// Constant, but for `#` linear in the letters that follow.
  public static func at(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (scalar: Unicode.Scalar, count: Int)? {
    let count: Int
    switch bytes[index] {
    case UInt8(ascii: "#"): return isCommand(index, in: bytes) ? ("#", 1) : nil
    case 0..<0x20, 0x7F: count = 1
    case 0xC2, 0xCD, 0xD8: count = 2
    case 0xE1, 0xE2, 0xE3, 0xEF: count = 3
    case 0xF3: count = 4
    default: return nil
    }
    guard index + count <= bytes.count else { return nil }
    let text = String(decoding: bytes[index..<index + count], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, contains(scalar) else { return nil }
    return (scalar, count)
  }

  /// Returns whether the `#` at an index ends the start of a command.
  private static func isCommand(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index > 0, bytes[index - 1] == UInt8(ascii: "#") else { return false }
    let rest = bytes[(index + 1)...]
    return rest.first { !ASCII.isLetter($0) } == UInt8(ascii: "[")
  }
}
