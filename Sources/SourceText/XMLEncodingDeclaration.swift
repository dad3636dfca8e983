/// The encoding name in an XML declaration (`<?xml version="1.0" encoding="…"?>`).
public struct XMLEncodingDeclaration: Sendable {
  /// The name as written, up to the first NUL, where CoreFoundation ends it.
  public let name: String
  /// The bytes of the name, without its quotes.
  public let nameRange: Range<Int>

  /// Finds the name as CoreFoundation does: the declaration must be at byte 0, `encoding=` before the first `?` or `>`.
  ///
  /// Returns nil if there is no declaration or it does not name an encoding, which is UTF-8 then.
  public init?(_ bytes: [UInt8]) {
    let keyword = Array("encoding=".utf8)
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    var cursor = 5
    while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "?"), bytes[cursor] != UInt8(ascii: ">") {
      guard bytes[cursor...].starts(with: keyword) else {
        cursor += 1
        continue
      }
      let quoteIndex = cursor + keyword.count
      guard quoteIndex < bytes.count else { return nil }
      let quote = bytes[quoteIndex]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = bytes[(quoteIndex + 1)...].firstIndex(of: quote)
      else { return nil }
      nameRange = (quoteIndex + 1)..<end
      name = String(decoding: bytes[nameRange].prefix { $0 != 0 }, as: UTF8.self)
      return
    }
    return nil
  }

  /// Whether the name has the characters that XML allows in one (XML 1.0, production 81).
  var isWellFormed: Bool {
    guard let first = name.utf8.first, ASCII.isLetter(first) else { return false }
    return name.utf8.allSatisfy { ASCII.isLetterOrDigit($0) || "._-".utf8.contains($0) }
  }

  /// Whether it is the name of an encoding that files can be read in.
  var isKnown: Bool { isWellFormed && CharacterConverter.knows(name) }

  /// Whether CoreFoundation reads the name as UTF-8: it compares letters and digits only.
  var isUTF8: Bool {
    let letters = name.utf8.filter { ASCII.isLetterOrDigit($0) }
    return name.utf8.allSatisfy { $0 < 0x80 } && String(decoding: letters, as: UTF8.self).lowercased() == "utf8"
  }
}
