import SourceText

/// Names for files and anchors in them.
enum Slug {
  /// Returns `text` in lower case with hyphens for all other characters than letters and digits.
  static func of(_ text: String) -> String {
    let bytes = text.lowercased().utf8.map { ASCII.isLetterOrDigit($0) ? $0 : UInt8(ascii: "-") }
    return String(decoding: bytes, as: UTF8.self).split(separator: "-").joined(separator: "-")
  }

  /// Returns a name such as `infoPlist` with hyphens between its words.
  static func words(of name: String) -> String {
    of(name.map { $0.isUppercase ? "-\($0)" : "\($0)" }.joined())
  }

  /// Returns the anchor of a key, value or code, which keeps the case of `term`; `*` becomes `any`, `[]` becomes
  /// `item`.
  static func anchor(of term: String) -> String {
    let parts = term.split(separator: "/", omittingEmptySubsequences: false).map { part in
      switch part {
      case "*": "any"
      case "[]": "item"
      default: String(decoding: part.utf8.map { stays($0) ? $0 : UInt8(ascii: "-") }, as: UTF8.self)
      }
    }
    return parts.joined(separator: "-")
  }

  private static func stays(_ byte: UInt8) -> Bool {
    ASCII.isLetterOrDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }
}
