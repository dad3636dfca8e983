/// The findings of a file before a change, each of which explains one of now.
///
/// A finding is recognised by its rule, the text of its line and its message, or by what can be done about it: the message
/// of a missing key may name another call that needs it. The file may have another name now.
public struct KnownFindings: Sendable {
  /// What stays the same when another place is the evidence.
  private struct Cause: Hashable {
    let rule: String
    let text: String
    let words: [String]

    init(_ finding: ReportedFinding) {
      (rule, text) = (finding.rule, finding.lineText)
      let titles = finding.fixes.map(\.title)
      words = titles.isEmpty ? Self.withoutFileNames(finding) : titles
    }

    /// The words of the message without those that name a line of a file.
    private static func withoutFileNames(_ finding: ReportedFinding) -> [String] {
      FindingIdentity(finding, file: "").message.split(separator: " ").map { $0.contains(":#") ? "#" : String($0) }
    }
  }

  private let findings: [ReportedFinding]

  /// Makes the known findings of one file.
  public init(_ findings: [ReportedFinding] = []) {
    self.findings = findings
  }

  /// Returns for each of the findings in the same file now whether it is new; linear.
  func areNew(_ current: [ReportedFinding]) -> [Bool] {
    let (isNew, unexplained) = Self.match(current, findings) { FindingIdentity($0, file: "") }
    let candidates = current.indices.filter { isNew[$0] }
    let (isStillNew, _) = Self.match(candidates.map { current[$0] }, unexplained, Cause.init)
    var result = isNew
    for (index, isNew) in zip(candidates, isStillNew) { result[index] = isNew }
    return result
  }

  /// Returns which of `current` have no counterpart of their own in `known`, and what of `known` is left.
  private static func match(
    _ current: [ReportedFinding],
    _ known: [ReportedFinding],
    _ key: (ReportedFinding) -> some Hashable
  ) -> (isNew: [Bool], rest: [ReportedFinding]) {
    var rest = Dictionary(grouping: known.reversed(), by: { AnyHashable(key($0)) })
    let isNew = current.map { rest[AnyHashable(key($0))]?.popLast() == nil }
    return (isNew, rest.values.flatMap(\.self))
  }
}
