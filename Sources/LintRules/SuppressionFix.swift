import LintEngine
import Messages
import ProjectFiles
import PropertyList

/// The change that suppresses a finding if the text is intended.
public enum SuppressionFix {
  /// Returns a fix that puts a comment before the finding's line, or nil if a comment is not possible there.
  ///
  /// A broken text gets none: a reader may not see it as a comment there. Nor does a file that Xcode writes without its comments.
  public static func fix(for finding: Finding, in document: Document) -> Fix? {
    guard document.tree.isReadable, !document.isWrittenByTool, RuleRegistry.rule(finding.rule) != nil,
      let edit = TreeEditor(document.tree)
        .insertComment("plist-lsp:disable:next \(finding.rule)", aboveLineOf: finding.range.lowerBound)
    else { return nil }
    return Fix(Messages.text("common.disable-rule", [finding.rule]), [edit], isSafe: false)
  }
}
