import AppProject
import CodeScanning
import LintEngine
import LintRules
import Messages
import ProjectFiles
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
    /// It puts a text into the tables of other languages.
    case insertTranslation
    /// It applies all safe fixes of the document.
    case fixAll
    /// It writes the same in another form.
    case rewrite
    /// It sorts the keys of the root dictionary.
    case sortKeys
  }

  /// The title.
  public let title: String
  /// The kind of change.
  public let kind: Kind
  /// The changes to the document; they do not overlap.
  public let edits: [TextEdit]
  /// Texts that the edits insert and that the user is to replace, in their order.
  public let placeholders: [String]
  /// The changes to other files that are made together with them.
  public let otherFiles: [FileEdit]
  /// Whether it is the usual action, which editors apply without a menu.
  public let isPreferred: Bool
  /// Whether it states what only people know or can decide, so that it is one of several choices, after all other fixes.
  public let needsDecision: Bool
  /// The findings that it resolves.
  public fileprivate(set) var resolves: [Finding]

  init(
    title: String,
    kind: Kind,
    edits: [TextEdit],
    placeholders: [String] = [],
    otherFiles: [FileEdit] = [],
    isPreferred: Bool = false,
    needsDecision: Bool = false,
    resolves: [Finding] = []
  ) {
    self.title = title
    self.kind = kind
    self.edits = edits
    self.placeholders = placeholders
    self.otherFiles = otherFiles
    self.isPreferred = isPreferred
    self.needsDecision = needsDecision
    self.resolves = resolves
  }
}

/// The code actions at a place.
public enum CodeActions {
  /// Returns the code actions for `selection`, in bytes of the document.
  ///
  /// These are the fixes of those `findings` that touch it, one action that adds all missing purpose strings, then
  /// suppressions. The findings must be those of the document. A fix that several findings share is returned once. Linear
  /// in the findings.
  public static func actions(
    in document: Document,
    selection: Range<Int>,
    findings: [Finding]
  ) -> [CodeActionProposal] {
    let touched = RepairCheck(document).confirming(findings.filter { touches($0.range, selection) })
    return fixes(of: touched) + MissingPurposeActions.actions(for: touched, in: document)
      + suppressions(of: touched, in: document)
  }

  /// Returns the usual fix of the finding of `rule` at exactly `range`, in bytes of the document; nil without one.
  ///
  /// The usual fix is the preferred one, else the first that needs no decision.
  public static func fix(
    of rule: String,
    at range: Range<Int>,
    in document: Document,
    findings: [Finding]
  ) -> CodeActionProposal? {
    let meant = findings.filter { $0.rule == rule && $0.range == range }
    let proposals = fixes(of: RepairCheck(document).confirming(meant)).filter { !$0.needsDecision }
    return proposals.first(where: \.isPreferred) ?? proposals.first
  }

  /// Returns the insertion of the text at `selection` of a document into the other languages of its `table`.
  ///
  /// Reads all files of the table.
  public static func translations(
    in document: Document,
    selection: Range<Int>,
    table: TableFamily?
  ) -> [CodeActionProposal] {
    TableActions.actions(in: document, selection, table)
      + StringCatalogActions.translations(in: document, at: selection.lowerBound)
  }

  /// Returns the purpose strings that can be added to the document, wherever the cursor is.
  ///
  /// For bundles on `systems` only, if these are known. Linear in the entries of the root dictionary.
  public static func insertions(in document: Document, systems: Set<ApplePlatform> = []) -> [CodeActionProposal] {
    UsageDescriptionActions.actions(in: document, systems: systems)
  }

  /// Returns the action that applies all safe fixes of the document together; nil if there are none.
  ///
  /// Fixes that change other files are left out, since editors run the action whenever a file is saved. Linear in the
  /// findings and the document.
  public static func fixAll(in document: Document, findings: [Finding]) -> CodeActionProposal? {
    let round = FixRound(findings, in: document, .safe)
    guard !round.fixes.isEmpty else { return nil }
    return CodeActionProposal(
      title: Messages.text("common.fix-all"),
      kind: .fixAll,
      edits: round.fixes.flatMap(\.fix.edits),
      resolves: round.fixes.map(\.finding)
    )
  }

  /// Returns what writes the same in another form: the list of capabilities at `selection`, the text and the order of the base
  /// language of its `table`, the keys around it sorted, the state of a translation in a catalog, and the other syntax.
  ///
  /// Reads the file of the base language.
  public static func rewritings(
    in document: Document,
    selection: Range<Int>,
    table: TableFamily? = nil
  ) -> [CodeActionProposal] {
    let sorting = SortKeysAction.action(in: document, at: selection.lowerBound, kind: .rewrite)
    return CapabilityShapeActions.actions(in: document, selection: selection)
      + BaseTableActions.actions(in: document, selection, table) + [sorting].compactMap(\.self)
      + StringCatalogActions.rewritings(in: document, at: selection.lowerBound)
      + ConversionActions.actions(in: document)
  }

  /// Returns the action that sorts the keys of the root dictionary; nil if they are sorted.
  public static func sortKeys(in document: Document) -> CodeActionProposal? {
    guard let root = document.rootDictionary else { return nil }
    return SortKeysAction.action(in: document, at: root.range.lowerBound, kind: .sortKeys)
  }

  private static func suppressions(of findings: [Finding], in document: Document) -> [CodeActionProposal] {
    // Comments of other languages are not suppressions.
    guard document.kind.isPropertyList else { return [] }
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

  /// What the fixes of several findings have in common that are one action.
  private struct Change: Hashable {
    let title: String
    let edits: [TextEdit]
    let otherFiles: [FileEdit]
  }

  /// Returns the fixes of findings, each once, those that need a decision last; linear in them.
  private static func fixes(of findings: [Finding]) -> [CodeActionProposal] {
    var proposals: [CodeActionProposal] = []
    var indices: [Change: Int] = [:]
    for finding in findings {
      for (index, fix) in finding.fixes.enumerated() {
        let change = Change(title: fix.title, edits: fix.edits, otherFiles: fix.otherFiles)
        if let known = indices[change] {
          proposals[known].resolves.append(finding)
          continue
        }
        indices[change] = proposals.count
        proposals.append(
          CodeActionProposal(
            title: fix.title,
            kind: .quickFix,
            edits: fix.edits,
            placeholders: fix.placeholders,
            otherFiles: fix.otherFiles,
            isPreferred: index == 0 && fix.isSafe,
            needsDecision: fix.needsDecision,
            resolves: [finding]
          )
        )
      }
    }
    return proposals.filter { !$0.needsDecision } + proposals.filter(\.needsDecision)
  }

  /// Whether two ranges share a byte or an end.
  private static func touches(_ range: Range<Int>, _ selection: Range<Int>) -> Bool {
    range.lowerBound <= selection.upperBound && selection.lowerBound <= range.upperBound
  }
}
