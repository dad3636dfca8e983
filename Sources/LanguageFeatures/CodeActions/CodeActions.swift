import AppProject
import LintEngine
import LintRules
import SourceText

/// A code action at a place.
public struct CodeActionProposal: Sendable, Hashable {
  /// The kind of change.
  public enum Kind: Sendable, Hashable {
    /// It resolves a finding.
    case quickFix
    /// It suppresses a finding.
    case suppression
    /// It adds a purpose string that no code needs yet.
    case insertUsageDescription
  }

  /// The title.
  public let title: String
  /// The kind of change.
  public let kind: Kind
  /// The changes to the document; they do not overlap.
  public let edits: [TextEdit]
  /// The changes to other files that are made together with them.
  public let otherFiles: [FileEdit]
  /// Whether it is the usual action, which editors apply without a menu.
  public let isPreferred: Bool
  /// The findings that it resolves.
  public let resolves: [Finding]

  init(
    title: String,
    kind: Kind,
    edits: [TextEdit],
    otherFiles: [FileEdit] = [],
    isPreferred: Bool = false,
    resolves: [Finding] = []
  ) {
    self.title = title
    self.kind = kind
    self.edits = edits
    self.otherFiles = otherFiles
    self.isPreferred = isPreferred
    self.resolves = resolves
  }
}

/// The code actions at a place.
public enum CodeActions {
  /// Returns the code actions for `selection`, in bytes of the document.
  ///
  /// These are the fixes of those `findings` that touch it, one action that adds all missing purpose strings, then
  /// suppressions, then the purpose strings that can be added. The findings must be those of the document. A fix that
  /// several findings share is returned once. Linear in the findings and the entries of the root dictionary.
  public static func actions(
    in document: Document,
    selection: Range<Int>,
    findings: [Finding]
  ) -> [CodeActionProposal] {
    let touched = findings.filter { touches($0.range, selection) }
    return fixes(of: touched) + MissingPurposeActions.actions(for: touched, in: document)
      + suppressions(of: touched, in: document) + UsageDescriptionActions.actions(in: document)
  }

  private static func suppressions(of findings: [Finding], in document: Document) -> [CodeActionProposal] {
    // Comments of other languages are not suppressions.
    guard document.kind != .other else { return [] }
    var known: Set<String> = []
    return findings.compactMap { finding in
      guard known.insert(finding.rule).inserted, let fix = SuppressionFix.fix(for: finding, in: document) else {
        return nil
      }
      return CodeActionProposal(
        title: fix.title,
        kind: .suppression,
        edits: fix.edits,
        resolves: [finding]
      )
    }
  }

  private static func fixes(of findings: [Finding]) -> [CodeActionProposal] {
    var proposals: [CodeActionProposal] = []
    for finding in findings {
      for (index, fix) in finding.fixes.enumerated() {
        if let known = proposals.firstIndex(where: {
          $0.title == fix.title && $0.edits == fix.edits && $0.otherFiles == fix.otherFiles
        }) {
          proposals[known] = merge(proposals[known], finding)
          continue
        }
        proposals.append(
          CodeActionProposal(
            title: fix.title,
            kind: .quickFix,
            edits: fix.edits,
            otherFiles: fix.otherFiles,
            isPreferred: index == 0 && fix.isSafe,
            resolves: [finding]
          )
        )
      }
    }
    return proposals
  }

  private static func merge(_ proposal: CodeActionProposal, _ finding: Finding) -> CodeActionProposal {
    CodeActionProposal(
      title: proposal.title,
      kind: proposal.kind,
      edits: proposal.edits,
      otherFiles: proposal.otherFiles,
      isPreferred: proposal.isPreferred,
      resolves: proposal.resolves + [finding]
    )
  }

  /// Whether two ranges share a byte or an end.
  private static func touches(_ range: Range<Int>, _ selection: Range<Int>) -> Bool {
    range.lowerBound <= selection.upperBound && selection.lowerBound <= range.upperBound
  }
}
