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

/// What programs recognise a finding by when the lines above it have changed.
///
/// It depends on the file, the rule, the text of the finding's line, the message without its numbers and, where several
/// findings have all these in common, on their order.
public struct FindingFingerprint {
  private let paths: ReportPaths
  private var counts: [FindingIdentity: Int] = [:]

  /// Makes fingerprints for the findings of one run, whose files are called as in a report.
  public init(_ paths: ReportPaths) {
    self.paths = paths
  }

  /// Returns the fingerprint of the next finding, 16 hexadecimal digits; constant.
  public mutating func next(_ finding: ReportedFinding) -> String {
    let identity = FindingIdentity(finding, file: paths.relative(finding.file))
    let number = counts[identity, default: 0]
    counts[identity] = number + 1
    let parts = [identity.file, identity.rule, identity.text, identity.message, "\(number)"]
    let hex = String(Self.hash(parts.joined(separator: "\u{0}")), radix: 16)
    return String(repeating: "0", count: 16 - hex.count) + hex
  }

  /// The FNV-1a hash: the same on each machine and in each run, unlike Swift's own.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
