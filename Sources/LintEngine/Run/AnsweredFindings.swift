import AppProject

/// Joins what rules found for the unlike bundles that a file belongs to.
struct AnsweredFindings {
  /// What makes two findings one.
  private struct Identity: Hashable {
    let rule: String
    let severity: Severity
    let range: Range<Int>
    let message: String

    init(_ finding: Finding) {
      (rule, severity, range, message) = (finding.rule, finding.severity, finding.range, finding.message)
    }
  }

  private let answers: [BundleAnswer]

  /// Makes it for the answers that the rules were run for, in their order.
  init(_ answers: [BundleAnswer]) { self.answers = answers }

  /// Returns each finding once; one that holds for some bundles only names their targets.
  ///
  /// Linear in the findings.
  func joined(_ lists: [[SourcedFinding]]) -> [SourcedFinding] {
    var holders: [Identity: [Int]] = [:]
    for (index, list) in lists.enumerated() {
      for identity in Set(list.map { Identity($0.finding) }) { holders[identity, default: []].append(index) }
    }
    var joined: [SourcedFinding] = []
    for (index, list) in lists.enumerated() {
      for found in list {
        let indices = holders[Identity(found.finding)] ?? []
        guard indices.first == index else { continue }
        var found = found
        if indices.count < lists.count {
          let names = indices.compactMap { answers.indices.contains($0) ? answers[$0].name(among: answers) : nil }
          found.finding.target = names.count == 1 ? names.first : nil
          found.finding.message = "\(names.joined(separator: ", ")): \(found.finding.message)"
        }
        joined.append(found)
      }
    }
    return joined.inOrder
  }
}
