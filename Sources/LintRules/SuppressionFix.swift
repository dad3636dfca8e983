import AppProject
import LintEngine
import Messages
import PropertyList

/// The change that suppresses a finding where somebody means what stands there.
public enum SuppressionFix {
  /// Returns a fix that puts a comment in front of the finding's line, or nil where none can stand.
  ///
  /// A broken text gets none: who reads it may see something else than a comment there.
  public static func fix(for finding: Finding, in document: Document) -> Fix? {
    guard document.tree.isReadable, RuleRegistry.rule(finding.rule) != nil,
      let edit = TreeEditor(document.tree)
        .insertComment("plist-lsp:disable:next \(finding.rule)", aboveLineOf: finding.range.lowerBound)
    else { return nil }
    return Fix(Messages.text("common.disable-rule", [finding.rule]), [edit], isSafe: false)
  }
}
