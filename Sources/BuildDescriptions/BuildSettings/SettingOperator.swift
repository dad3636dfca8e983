import ProjectFiles

/// The operators after the colon of a build variable, as in `$(PRODUCT_NAME:rfc1034identifier)`.
///
/// The names are those of swift-build's `MacroExpressionProgram`.
enum SettingOperator {
  /// Returns what the operator makes of a value; unknown for unsupported operators and for unknown values without a
  /// default.
  static func apply(_ name: String, to value: ExpandedText) -> ExpandedText {
    if name.hasPrefix("default=") {
      let fallback = String(name.dropFirst("default=".count))
      return value.text.map { $0.isEmpty ? .known(fallback) : .known($0) } ?? .known(fallback)
    }
    guard case .known(let text) = value else { return value }
    switch name {
    case "lower": return .known(text.lowercased())
    case "upper": return .known(text.uppercased())
    case "identifier", "c99extidentifier": return .known(identifier(text, isExtended: name != "identifier"))
    case "rfc1034identifier": return .known(hostName(text))
    case "quote": return .known(quoted(text))
    case "file": return .known(FilePath.name(text))
    case "dir": return .known(folder(text))
    case "base": return .known(base(text))
    case "suffix": return .known(suffix(text))
    case "standardizepath": return .known(text.hasPrefix("/") ? FilePath.absolute(text, from: "/") : text)
    default: return .unknown(variable: ":\(name)")
    }
  }

  /// A name of C: other characters become underscores, in the extended form only those that C99 forbids.
  private static func identifier(_ text: String, isExtended: Bool) -> String {
    let mapped = text.unicodeScalars.map { scalar -> Character in
      let isAllowed = scalar.isASCII ? isWordPart(scalar) : isExtended
      return isAllowed ? Character(scalar) : "_"
    }
    let name = String(mapped)
    return name.first?.isASCII == true && name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }

  /// A part of a bundle identifier: other characters than letters, digits, `-` and `.` become `-`.
  private static func hostName(_ text: String) -> String {
    String(
      text.unicodeScalars.map { scalar -> Character in
        let isAllowed = scalar.isASCII && (isWordPart(scalar) && scalar != "_" || scalar == "-" || scalar == ".")
        return isAllowed ? Character(scalar) : "-"
      }
    )
  }

  private static func quoted(_ text: String) -> String {
    text.reduce(into: "") { quoted, character in
      if " \"'\\".contains(character) { quoted += "\\" }
      quoted.append(character)
    }
  }

  private static func folder(_ path: String) -> String {
    path.contains("/") ? FilePath.folder(path) + "/" : ""
  }

  private static func base(_ path: String) -> String {
    let name = FilePath.name(path)
    return String(name.dropLast(suffix(name).count))
  }

  private static func suffix(_ path: String) -> String {
    let name = FilePath.name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[dot...])
  }
}
