import LintEngine

/// Reports each cause of findings once.
///
/// This is the one place where findings become fewer: rules name the causes, and editors show each finding at its place.
public enum JoinedFindings {
  /// The largest number of places that a finding lists.
  private static let placeLimit = 10

  /// Returns one finding for each cause in place of all that have it, in the order of `findings`.
  ///
  /// It is the most severe one, of these one where the defect is, of these the first, with the number of all of them and the
  /// places of the first others. Linear in the findings.
  public static func joined(_ findings: [ReportedFinding]) -> [ReportedFinding] {
    var groups: [ReportedCause.Identity: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      if let cause = finding.cause { groups[cause.identity, default: []].append(index) }
    }
    let shared = groups.filter { $0.value.count > 1 }
    let leaders = shared.mapValues { group in group.map { (index: $0, finding: findings[$0]) }.max(by: precedes)?.index }
    return findings.enumerated().compactMap { index, finding in
      guard let identity = finding.cause?.identity, let group = shared[identity] else { return finding }
      guard leaders[identity] == index else { return nil }
      var finding = finding
      finding.count = group.count
      finding.fileCount = Set(group.map { findings[$0].file }).count
      finding.related += group.filter { $0 != index }.prefix(placeLimit).map { ReportedPlace(findings[$0]) }
      return finding
    }
  }

  private typealias Member = (index: Int, finding: ReportedFinding)

  /// Whether another finding of the cause is reported rather than this one.
  private static func precedes(_ member: Member, _ other: Member) -> Bool {
    rank(member) < rank(other)
  }

  private static func rank(_ member: Member) -> (Severity, Int, Int) {
    (member.finding.severity, member.finding.cause?.isOrigin == true ? 1 : 0, -member.index)
  }
}
