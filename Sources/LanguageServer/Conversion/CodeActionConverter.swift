import LanguageFeatures
import LintEngine
import LintRules
import Messages

/// Translates code action proposals for one document to actions that the client understands.
struct CodeActionConverter: Sendable {
  private let document: OpenDocument
  private let session: Session
  private let diagnostics: DiagnosticConverter

  /// Makes a converter for the state of a document that the proposals were made for.
  init(_ document: OpenDocument, in session: Session) {
    self.document = document
    self.session = session
    diagnostics = DiagnosticConverter(document, in: session)
  }

  /// Returns the action of a proposal, with its edit; nil if the client does not support it.
  func action(_ proposal: CodeActionProposal) -> CodeAction? {
    let edit = WorkspaceEdit(
      proposal.edits,
      of: document,
      placeholders: proposal.placeholders,
      and: proposal.otherFiles,
      in: session
    )
    guard let edit else { return nil }
    return CodeAction(
      title: proposal.title,
      kind: kind(proposal.kind),
      diagnostics: proposal.resolves.isEmpty ? nil : proposal.resolves.map(diagnostics.diagnostic),
      isPreferred: proposal.isPreferred && session.client.takesPreferredActions ? true : nil,
      edit: edit
    )
  }

  /// Returns an action for each rule of findings that shows the page of the rule.
  func explanations(of findings: [Finding]) -> [CodeAction] {
    var known: Set<String> = []
    return findings.filter { RuleRegistry.rule($0.rule) != nil && known.insert($0.rule).inserted }.map { finding in
      let title = Messages.text("common.explain-rule", [finding.rule])
      let command = Command(
        title: title,
        command: ExecuteCommandHandler.explainRule,
        arguments: [.string(finding.rule)]
      )
      return CodeAction(title: title, kind: .quickFix, command: command)
    }
  }

  private func kind(_ kind: CodeActionProposal.Kind) -> CodeActionKind {
    switch kind {
    case .quickFix, .suppression: .quickFix
    case .insertUsageDescription: .insertUsageDescription
    case .rewrite: .refactorRewrite
    case .insertTranslation: .insertTranslation
    case .fixAll: .fixAll
    case .sortKeys: .sortKeys
    }
  }
}

extension CodeActionKind {
  /// Adds the key that explains to users why an app wants something.
  static let insertUsageDescription = CodeActionKind(rawValue: "refactor.insertUsageDescription")
  /// Sorts the keys of the root dictionary.
  static let sortKeys = CodeActionKind(rawValue: "source.sortKeys")
  /// Puts a text into the tables of other languages, to be translated there.
  static let insertTranslation = CodeActionKind(rawValue: "refactor.insertTranslation")
  /// Applies all safe fixes of ours; within `source.fixAll`.
  static let fixAll = CodeActionKind(rawValue: "source.fixAll.plist-lsp")
}
