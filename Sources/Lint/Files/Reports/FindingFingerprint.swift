/// What a finding is recognised by when the lines above it have changed.
///
/// It depends on the file, the rule, the text of the finding's line and, where several findings have all these in common, on
/// their order.
public struct FindingFingerprint {
  private var counts: [String: Int] = [:]

  /// Makes fingerprints for the findings of one run.
  public init() {}

  /// Returns the fingerprint of the next finding, 16 hexadecimal digits; constant.
  public mutating func next(_ finding: ReportedFinding) -> String {
    let content = [finding.file, finding.rule, finding.lineText].joined(separator: "\u{0}")
    let number = counts[content, default: 0]
    counts[content] = number + 1
    let hex = String(Self.hash("\(content)\u{0}\(number)"), radix: 16)
    return String(repeating: "0", count: 16 - hex.count) + hex
  }

  /// The FNV-1a hash: the same on each machine and in each run, unlike Swift's own.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
