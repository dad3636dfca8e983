import LintEngine
import SourceText

/// A fix that changes other files than that of its finding.
public struct SharedFix: Sendable {
  /// The finding.
  public let finding: ReportedFinding
  /// What resolves it.
  public let fix: Fix
  /// The text that the finding was made for.
  let text: SourceText
}
