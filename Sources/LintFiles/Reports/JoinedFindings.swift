import LintEngine

/// Reports each cause of findings once.
///
/// This is the one place where findings become fewer: rules name the causes, and editors show each finding at its place.
public enum JoinedFindings {
  /// The largest number of places that a finding lists in its own file and in others, of which it names each once.
  private static let (placeLimit, fileLimit) = (10, 100)
  /// The largest number of findings of a rule in one file or table that are reported on their own although they may be a crowd.
  private static let crowdLimit = 4

  /// Returns one finding for each cause in place of all that have it, in the order of `findings`.
  ///
  /// It is the most severe one, of these one where the defect is, of these the first, with the number of all of them, the first
  /// other places and the first place in each other file. Causes of which a file has a crowd are one then. Linear in the findings.
  public static func joined(_ findings: [ReportedFinding]) -> [ReportedFinding] {
    let causes = groups(findings.indices.map { [$0] }, findings) { $0.identity }
    let joined = groups(causes, findings, above: crowdLimit) { $0.crowd }
    let leaders = Dictionary(joined.map { (leader(of: $0, findings), $0) }) { first, _ in first }
    return findings.enumerated().compactMap { index, finding in
      guard let group = leaders[index] else { return nil }
      guard group.count > 1 else { return finding }
      var finding = finding
      finding.count = group.count
      finding.fileCount = Set(group.map { findings[$0].file }).count
      finding.related += others(index, of: group.sorted(), in: findings).map { ReportedPlace(findings[$0]) }
      return finding
    }
  }

  /// Returns the groups of findings, with more than `limit` of those whose leaders have one identity in common as one.
  private static func groups(
    _ groups: [[Int]],
    _ findings: [ReportedFinding],
    above limit: Int = 1,
    identity: (ReportedCause) -> ReportedCause.Identity?
  ) -> [[Int]] {
    let identities = groups.map { findings[leader(of: $0, findings)].cause.flatMap(identity) }
    var shared: [ReportedCause.Identity: [[Int]]] = [:]
    for (group, identity) in zip(groups, identities) {
      if let identity { shared[identity, default: []].append(group) }
    }
    let single = zip(groups, identities).filter { _, identity in
      identity.map { shared[$0, default: []].count <= limit } ?? true
    }
    return single.map(\.0) + shared.values.filter { $0.count > limit }.map { Array($0.joined()) }
  }

  /// Returns the finding that is reported for a group, which is not empty.
  private static func leader(of group: [Int], _ findings: [ReportedFinding]) -> Int {
    group.max { rank($0, findings) < rank($1, findings) } ?? 0
  }

  /// Returns the findings of a group whose places the one at `index` lists.
  private static func others(_ index: Int, of group: [Int], in findings: [ReportedFinding]) -> [Int] {
    var (count, files) = (0, Set([findings[index].file]))
    return group.filter { other in
      guard other != index else { return false }
      let isFirst = files.count <= fileLimit && files.insert(findings[other].file).inserted
      count += 1
      return isFirst || count <= placeLimit
    }
  }

  /// Which finding of a cause is reported: the one of the highest rank.
  private static func rank(_ index: Int, _ findings: [ReportedFinding]) -> (Severity, Int, Int) {
    (findings[index].severity, findings[index].cause?.isOrigin == true ? 1 : 0, -index)
  }
}
