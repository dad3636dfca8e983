import LanguageServerProtocol
import LintEngine

/// The findings in a document as far as the client gets them, with a word on those that are left out.
struct PublishedFindings {
  /// The id that the last diagnostic carries where others were left out.
  static let overflowCode = "too-many-findings"

  /// The first findings.
  private let shown: [Finding]
  /// The first one that is left out.
  private let firstLeftOut: Finding?
  /// How many there are.
  private let total: Int

  /// Joins the findings of quick and of slow checks, each by ascending start, and keeps the first `limit`.
  ///
  /// No more of `findings`, whose number is `count`, are asked for than are kept.
  init(_ findings: some Sequence<Finding>, count: Int, thorough: [Finding] = [], limit: Int) {
    // One more than is shown, for the place of the note.
    let kept = max(limit, 1) + 1
    var first = Array(findings.prefix(kept))
    for finding in thorough.prefix(kept) {
      let place = first.firstIndex { $0.range.lowerBound > finding.range.lowerBound } ?? first.endIndex
      first.insert(finding, at: place)
    }
    shown = Array(first.prefix(kept - 1))
    firstLeftOut = first.count >= kept ? first[kept - 1] : nil
    total = count + thorough.count
  }

  /// Returns the diagnostics; the last one says how many findings were left out, where any were.
  func diagnostics(_ converter: DiagnosticConverter) -> [Diagnostic] {
    var diagnostics = shown.map(converter.diagnostic)
    guard let firstLeftOut else { return diagnostics }
    let count = total - shown.count
    let left = count == 1 ? "One more finding is not shown." : "\(count) more findings are not shown."
    diagnostics.append(
      Diagnostic(
        range: converter.range(of: firstLeftOut),
        severity: .information,
        code: .string(Self.overflowCode),
        source: DiagnosticConverter.source,
        message: "\(left) The setting 'maximumDiagnostics' and the option '--max-diagnostics' say how many are."
      )
    )
    return diagnostics
  }
}
