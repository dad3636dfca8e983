import ProjectFiles
import SourceText

/// The fixes of a document that are made together.
public struct FixRound {
  /// A finding with the fix that is made.
  public typealias Choice = (finding: Finding, fix: Fix)

  /// The fixes; they do not overlap.
  public let fixes: [Choice]
  /// Whether repairs of the syntax were left out untried, because too many others failed.
  public let isExhausted: Bool

  /// Chooses fixes of `findings` in `document`.
  ///
  /// Those are repairs of the syntax that leave less wrong with it, and other fixes that leave no more wrong; a text must be
  /// one that `isWritable` accepts. Linear in the document and the findings, unless fixes do harm; then a limited number of
  /// them is tried.
  public init(
    _ findings: [Finding],
    in document: Document,
    _ selection: FixSelection,
    isRepairing: Bool = true,
    isWritable: (SourceText) -> Bool = { _ in true }
  ) {
    func isRepaired(_ finding: Finding) -> Bool { finding.fixes.first?.isRepair == true }
    let checked = isRepairing ? RepairCheck(document).confirming(findings.filter(isRepaired)) : []
    // What others change may rest on a wrong guess of the parser.
    let compatible = (checked + findings.filter { !isRepaired($0) }).compatibleFixes(selection)
    let repairs = compatible.filter(\.fix.isRepair)
    // What an error of syntax touches is guessed; it is found again after a repair.
    let errors = Self.errors(of: document)
    let others = compatible.filter { choice in
      let place = choice.finding.range
      return !choice.fix.isRepair
        && !errors.contains { $0 != place && $0.lowerBound <= place.upperBound && place.lowerBound <= $0.upperBound }
    }

    var search = FixSearch(size: document.text.count)
    let isSafe = selection == .safe
    let made = search.part(of: repairs[...]) { choices in
      let change = SyntaxChange(document, choices.flatMap(\.fix.edits))
      guard change.text.bytes != document.text.bytes, isWritable(change.text) else { return false }
      return isSafe ? change.confirms(repairsOf: choices.map(\.finding.range)) : change.helps(choices.count)
    }
    isExhausted = search.isExhausted
    fixes = search.part(of: others[...], with: made) { choices in
      let change = SyntaxChange(document, choices.flatMap(\.fix.edits))
      return change.helps(made.count) && isWritable(change.text)
    }
  }

  /// The places of the errors of syntax; a string catalog has none.
  private static func errors(of document: Document) -> [Range<Int>] {
    guard document.tree.hasIssues else { return [] }
    return document.tree.issues.filter { $0.severity == .error }.map(\.range)
  }
}
