import LintEngine

/// Reports each cause of findings once.
///
/// This is the one place where findings become fewer: rules name the causes, and editors show each finding at its place.
public enum JoinedFindings {
  /// The largest number of places that a finding lists in its own file and in others, of which it names each once.
  private static let (placeLimit, fileLimit) = (10, 100)
  /// The largest number of findings of a rule in one file that are reported on their own although they may be a crowd.
  private static let crowdLimit = 4

  /// Returns one finding for each cause in place of all that have it, in the order of `findings`.
  ///
  /// It is the most severe one, of these one where the defect is, of these the first, with the number of all of them, the first
  /// other places and the first place in each other file. Linear in the findings.
  public static func joined(_ findings: [ReportedFinding]) -> [ReportedFinding] {
    let crowds = Dictionary(findings.compactMap { $0.cause?.crowd }.map { ($0, 1) }, uniquingKeysWith: +)
    let identities = findings.map { finding in
      finding.cause.map { cause in
        cause.crowd.map { crowds[$0, default: 0] > crowdLimit } == true ? cause.crowd ?? cause.identity : cause.identity
      }
    }
    var groups: [ReportedCause.Identity: [Int]] = [:]
    for (index, identity) in identities.enumerated() {
      if let identity { groups[identity, default: []].append(index) }
    }
    let shared = groups.filter { $0.value.count > 1 }
    let leaders = shared.mapValues { group in group.max { rank($0, findings) < rank($1, findings) } }
    return findings.enumerated().compactMap { index, finding in
      guard let identity = identities[index], let group = shared[identity] else { return finding }
      guard leaders[identity] == index else { return nil }
      var finding = finding
      finding.count = group.count
      finding.fileCount = Set(group.map { findings[$0].file }).count
      finding.related += others(index, of: group, in: findings).map { ReportedPlace(findings[$0]) }
      return finding
    }
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
