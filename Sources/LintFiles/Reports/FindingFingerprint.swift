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
