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

/// Looks for the fixes of a list that can be made together, by halves: those that do harm cost a few attempts each.
struct FixSearch {
  /// How many attempts are left; each reads a text.
  private(set) var attempts: Int
  /// Whether some fixes were left out untried.
  private(set) var isExhausted = false

  /// Creates a search in a text of `size` bytes: a few megabytes are read in all, whatever the file holds.
  init(size: Int) {
    attempts = min(256, max(24, 16_000_000 / (size + 1)))
  }

  /// Returns `base` with those of `fixes` with which `isAccepted` holds; if it holds for all, after one attempt.
  mutating func part<Fix>(of fixes: ArraySlice<Fix>, with base: [Fix] = [], isAccepted: ([Fix]) -> Bool) -> [Fix] {
    guard !fixes.isEmpty else { return base }
    guard attempts > 0 else {
      isExhausted = true
      return base
    }
    attempts -= 1
    let all = base + fixes
    if isAccepted(all) { return all }
    guard fixes.count > 1 else { return base }
    let middle = fixes.startIndex + fixes.count / 2
    let first = part(of: fixes[..<middle], with: base, isAccepted: isAccepted)
    return part(of: fixes[middle...], with: first, isAccepted: isAccepted)
  }
}

/// Which fixes are applied without a look at each.
public enum FixSelection: Sendable, Hashable {
  /// Those that keep the meaning and leave nothing to fill in.
  case safe
  /// All but those that need a decision.
  case all

  /// Returns the fix that is applied to a finding: its first, which is the usual one; nil if that is not selected.
  public func fix(of finding: Finding) -> Fix? {
    guard let fix = finding.fixes.first, fix.isSafe || self == .all && !fix.needsDecision else { return nil }
    return fix
  }
}

extension Sequence<Finding> {
  /// Returns the fixes that can be applied together to the file of the findings.
  ///
  /// These are the selected ones that change no other file, without those that overlap an earlier one.
  public func compatibleFixes(_ selection: FixSelection) -> [(finding: Finding, fix: Fix)] {
    var occupied = OccupiedRanges()
    return compactMap { finding in
      guard let fix = selection.fix(of: finding), fix.otherFiles.isEmpty, !fix.edits.isEmpty,
        occupied.insert(fix.edits.map(\.range))
      else { return nil }
      return (finding, fix)
    }
  }
}
