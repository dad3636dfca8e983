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
