/// Text that is printed to a terminal.
package enum TerminalText {
  /// Returns a text in which nothing controls a terminal, and no line ends inside of it; linear.
  ///
  /// Names of files and keys are data: control characters in them are written as in Swift source.
  package static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if isControl(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// The characters of Unicode's category Cc.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
  }
}
