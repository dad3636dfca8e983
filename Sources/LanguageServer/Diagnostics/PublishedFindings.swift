import LintEngine
import Messages

/// The findings in a document as far as the client gets them, with a note about those that are omitted.
struct PublishedFindings {
  /// The id of the last diagnostic if others were omitted.
  static let overflowCode = "too-many-findings"

  /// The first findings.
  private let shown: [Finding]
  /// The first one that is omitted.
  private let firstLeftOut: Finding?
  /// How many there are.
  private let total: Int

  /// Joins the findings that a client is shown, and keeps the first `limit`.
  init(_ list: ShownFindings.List, limit: Int) {
    self.init(list.quick, count: list.count, others: list.others, limit: limit)
  }

  /// Joins two lists of findings, each by ascending start, and keeps the first `limit`.
  ///
  /// Only the kept elements of `findings`, whose number is `count`, are computed.
  init(_ findings: some Sequence<Finding>, count: Int, others: [Finding] = [], limit: Int) {
    // One more than is shown, for the place of the note.
    let kept = max(limit, 1) + 1
    var first = Array(findings.prefix(kept))
    for finding in others.prefix(kept) {
      let place = first.firstIndex { $0.range.lowerBound > finding.range.lowerBound } ?? first.endIndex
      first.insert(finding, at: place)
    }
    shown = Array(first.prefix(kept - 1))
    firstLeftOut = first.count >= kept ? first[kept - 1] : nil
    total = count + others.count
  }

  /// Returns the diagnostics; the last one reports how many findings were omitted, if any.
  ///
  /// Advice that repeats is an information the first time and a hint at its other places.
  func diagnostics(_ converter: DiagnosticConverter) -> [Diagnostic] {
    var causes: Set<RuleCause> = []
    var diagnostics = shown.map { finding in
      let isRepeated = RuleCause(ofAdvice: finding).map { !causes.insert($0).inserted } ?? false
      return converter.diagnostic(finding, isRepeated: isRepeated)
    }
    guard let firstLeftOut else { return diagnostics }
    let count = total - shown.count
    let message =
      count == 1 ? Messages.text("common.finding-not-shown") : Messages.text("common.findings-not-shown", ["\(count)"])
    diagnostics.append(
      Diagnostic(
        range: converter.range(of: firstLeftOut),
        severity: .information,
        code: .string(Self.overflowCode),
        source: DiagnosticConverter.source,
        message: message
      )
    )
    return diagnostics
  }

  /// The cause of advice, which one rule gives.
  private struct RuleCause: Hashable {
    let rule: String
    let cause: FindingCause

    init?(ofAdvice finding: Finding) {
      guard finding.severity == .info, let cause = finding.sharedCause else { return nil }
      (rule, self.cause) = (finding.rule, cause)
    }
  }
}
