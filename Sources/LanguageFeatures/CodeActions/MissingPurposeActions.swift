import LintEngine
import Messages
import ProjectFiles
import SourceText

/// Adds all purpose strings that are reported missing.
enum MissingPurposeActions {
  private static let rules: Set<String> = ["purpose-string-missing", "purpose-string-probably-missing"]

  /// Returns an action that applies the first fix of each finding of a missing purpose string, if there are several.
  static func actions(for findings: [Finding], in document: Document) -> [CodeActionProposal] {
    let missing = findings.filter { rules.contains($0.rule) && !$0.fixes.isEmpty }
    var edits: [TextEdit] = []
    var placeholders: [String] = []
    var count = 0
    for fix in missing.compactMap(\.fixes.first) where !fix.edits.allSatisfy(edits.contains) {
      edits += fix.edits
      placeholders += fix.placeholders
      // One text can be several edits: a project has settings for each configuration.
      count += 1
    }
    guard count > 1, let joined = joined(edits) else { return [] }
    return [
      CodeActionProposal(
        title: Messages.text("common.insert-all-missing", ["\(count)"]),
        kind: .quickFix,
        edits: joined,
        placeholders: placeholders,
        resolves: missing
      )
    ]
  }

  /// Returns edits that can be made together; insertions stay as they are, since they are applied one after the other.
  ///
  /// Nil if edits replace the same text, as in an empty dictionary.
  private static func joined(_ edits: [TextEdit]) -> [TextEdit]? {
    edits.allSatisfy(\.range.isEmpty) ? edits : nil
  }
}
