/// What a finding is recognised by when the lines around it have changed: its file, its rule, the text of its line and its
/// message, in which numbers do not count, as they may be those of lines.
struct FindingIdentity: Hashable, Comparable {
  let file: String
  let rule: String
  let text: String
  let message: String

  /// Makes the identity of something that was found in a file that reports call `file`.
  init(file: String, rule: String, text: String, message: String) {
    self.file = file
    self.rule = rule
    self.text = text
    self.message = Self.withoutNumbers(message)
  }

  /// Makes the identity of a finding in a file that reports call `file`.
  init(_ finding: ReportedFinding, file: String) {
    self.init(file: file, rule: finding.rule, text: finding.lineText, message: finding.message)
  }

  static func < (lhs: FindingIdentity, rhs: FindingIdentity) -> Bool {
    (lhs.file, lhs.rule, lhs.text, lhs.message) < (rhs.file, rhs.rule, rhs.text, rhs.message)
  }

  /// Returns a text with a sign instead of each number that is a word; `arm64` and the like are not.
  private static func withoutNumbers(_ text: String) -> String {
    var previous: Unicode.Scalar = " "
    var isNumber = false
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      let isDigit = ("0"..."9").contains(scalar)
      let continues = isNumber && isDigit
      isNumber = isDigit && (isNumber || !previous.properties.isAlphabetic && !("0"..."9").contains(previous))
      previous = scalar
      if !isNumber { result.unicodeScalars.append(scalar) } else if !continues { result += "#" }
    }
  }
}
