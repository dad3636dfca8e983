import SourceText

/// References to build settings in values, `$(NAME)` and `${NAME}`, and what a script replaces before the build.
public enum BuildVariable {
  /// Returns whether `text` refers to a build setting, or holds a placeholder that a script fills in, so that its value is known
  /// only to the build; linear.
  public static func occurs(in text: String) -> Bool {
    refers(in: text) || isFilledIn(text)
  }

  /// Returns whether `text` refers to a build setting; linear.
  public static func refers(in text: String) -> Bool { text.containsBytes(of: "$(") || text.containsBytes(of: "${") }

  /// Returns whether `text` refers to a build setting whose name begins as those of Xcode do, with a capital; linear.
  public static func refersToXcode(in text: String) -> Bool {
    let bytes = Array(text.utf8)
    return ["$(", "${"].contains { opening in
      bytes.firstRange(of: opening.utf8).flatMap { bytes[$0.upperBound...].first }.map(ASCII.isCapital) ?? false
    }
  }

  /// The delimiters of placeholders that scripts and template engines use, and whether the name between them must be in capitals.
  private static let delimiters: [(open: String, close: String, inCapitals: Bool)] = [
    ("@@", "@@", false), ("__", "__", false), ("%%", "%%", false), ("{{", "}}", false), ("[[", "]]", false),
    ("<%", "%>", false), ("#{", "}", false), ("@", "@", true), ("%", "%", true),
  ]

  /// Whether the text is a name in capitals with underscores, such as `APP_PACKAGE_NAME`, or has a name between delimiters, such as
  /// `@@VERSION@@`.
  private static func isFilledIn(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    if isConstant(bytes[...]) { return true }
    return delimiters.contains { open, close, inCapitals in
      guard text.containsBytes(of: open), let start = bytes.firstRange(of: open.utf8)?.upperBound,
        let end = bytes[start...].firstRange(of: close.utf8)?.lowerBound, end > start
      else { return false }
      let name = bytes[start..<end]
      return name.allSatisfy { byte in
        ASCII.isCapital(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "_")
          || !inCapitals && (ASCII.isLetter(byte) || " .-=".utf8.contains(byte))
      }
    }
  }

  /// Whether the text is a name as scripts and the C preprocessor have them: capitals, digits and at least one underscore.
  private static func isConstant(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, ASCII.isCapital(first), let last = bytes.last, last != UInt8(ascii: "_") else {
      return false
    }
    return bytes.contains(UInt8(ascii: "_"))
      && bytes.allSatisfy { ASCII.isCapital($0) || ASCII.isDigit($0) || $0 == UInt8(ascii: "_") }
  }

  /// Returns whether `text` refers to a build setting, or contains a word such as `TEAM_IDENTIFIER` that a script may replace.
  public static func mayOccur(in text: String) -> Bool {
    occurs(in: text)
      || text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { word in
        word.contains("_") && word.contains(where: \.isLetter) && !word.contains(where: \.isLowercase)
      }
  }
}
