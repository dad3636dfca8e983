/// The findings of a file before a change, each of which explains one of now.
///
/// A finding is recognised by its rule, the text of its line and its message, or by what can be done about it: the message
/// of a missing key may name another call that needs it. The file may have another name now.
public struct KnownFindings: Sendable, Hashable {
  /// What a finding is recognised by.
  struct Known: Sendable, Hashable {
    let rule: String
    let text: String
    let message: String
    /// The titles of its fixes.
    let fixes: [String]
  }

  /// What stays the same when another place is the evidence.
  private struct Cause: Hashable {
    let rule: String
    let text: String
    let words: [String]

    init(_ finding: Known) {
      (rule, text) = (finding.rule, finding.text)
      words = finding.fixes.isEmpty ? Self.withoutFileNames(finding) : finding.fixes
    }

    /// The words of the message without those that name a line of a file.
    private static func withoutFileNames(_ finding: Known) -> [String] {
      FindingIdentity(finding).message.split(separator: " ").map { $0.contains(":#") ? "#" : String($0) }
    }
  }

  /// The findings, in the order of the file.
  let findings: [Known]

  /// Makes the known findings of one file.
  public init(_ findings: [ReportedFinding] = []) {
    self.init(findings.map(Known.init))
  }

  /// Makes the known findings of one file from what they are recognised by.
  init(_ findings: [Known]) { self.findings = findings }

  /// Returns for each of the findings in the same file now whether it is new; linear.
  func areNew(_ current: [ReportedFinding]) -> [Bool] {
    let current = current.map(Known.init)
    let (isNew, unexplained) = Self.match(current, findings, FindingIdentity.init)
    let candidates = current.indices.filter { isNew[$0] }
    let (isStillNew, _) = Self.match(candidates.map { current[$0] }, unexplained, Cause.init)
    var result = isNew
    for (index, isNew) in zip(candidates, isStillNew) { result[index] = isNew }
    return result
  }

  /// Returns which of `current` have no counterpart of their own in `known`, and what of `known` is left.
  private static func match(
    _ current: [Known],
    _ known: [Known],
    _ key: (Known) -> some Hashable
  ) -> (isNew: [Bool], rest: [Known]) {
    var rest = Dictionary(grouping: known.reversed(), by: { AnyHashable(key($0)) })
    let isNew = current.map { rest[AnyHashable(key($0))]?.popLast() == nil }
    return (isNew, rest.values.flatMap(\.self))
  }
}

extension KnownFindings.Known {
  init(_ finding: ReportedFinding) {
    self.init(
      rule: finding.rule,
      text: finding.lineText,
      message: finding.message,
      fixes: finding.fixes.map(\.title)
    )
  }
}

extension FindingIdentity {
  fileprivate init(_ finding: KnownFindings.Known) {
    self.init(file: "", rule: finding.rule, text: finding.text, message: finding.message)
  }
}
