import JSONRPC
import LanguageFeatures
import LintEngine

/// `textDocument/codeAction`: what can be done about a selection.
enum CodeActionHandler: ReadHandler {
  /// The kinds that are offered.
  private static let kinds: [CodeActionKind] = [
    .quickFix, .insertUsageDescription, .insertTranslation, .refactorRewrite, .sortKeys, .fixAll,
  ]

  static func capability(for client: ClientFeatures) -> Capability? {
    guard client.takesCodeActionLiterals else { return nil }
    let kinds = JSONValue.array((kinds + [.sourceFixAll]).map { .string($0.rawValue) })
    var options: [String: JSONValue] = ["codeActionKinds": kinds]
    if client.resolvesActionEdits { options["resolveProvider"] = true }
    return Capability(name: "codeActionProvider", options: .object(options))
  }

  static func answer(
    _ request: CodeActionRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> CodeActionRequest.Result {
    let session = context.session
    let wanted = wantedKinds(request.context)
    guard session.client.takesCodeActionLiterals, !wanted.isEmpty,
      let document = await context.checkedDocument(request.textDocument)
    else { return [] }
    let analyzer = context.services.analyzer
    let selection = session.converter(for: document).byteRange(of: request.range)
    // A light bulb in code must not wait for the project.
    let list =
      await document.isPropertyList
      ? await analyzer.findings(in: document, session: session)
      : document.analysis.known(document, session)?.findings ?? FindingList()
    let slow = document.analysis.known(document, session)?.slow ?? []
    try context.checkCancellation()
    let content = await document.content
    var proposals: [CodeActionProposal] = []
    if wanted.contains(.fixAll) {
      let all = await Worker().run { CodeActions.fixAll(in: content, findings: list.all + slow) }
      proposals += [all].compactMap(\.self)
    }
    if wanted.contains(.quickFix) {
      let only = onlyDiagnostic(of: request, document, session, selection)
      let findings = list.touching(only?.range ?? selection) + slow
      proposals += await Worker().run {
        guard let (rule, range) = only else {
          return CodeActions.actions(in: content, selection: selection, findings: findings)
        }
        return [CodeActions.fix(of: rule, at: range, in: content, findings: findings)].compactMap(\.self)
      }
    }
    // What is not known yet is looked up, or read.
    let project = document.analysis.last?.surroundings.project
    if wanted.contains(.refactorRewrite) || wanted.contains(.sortKeys) {
      let others = await Worker().run {
        CodeActions.rewritings(in: content, selection: selection, table: project?.table)
          + [CodeActions.sortKeys(in: content)].compactMap(\.self)
      }
      proposals += others
    }
    if wanted.contains(.insertTranslation), [.stringTable, .stringCatalog].contains(content.kind) {
      proposals += await Worker().run {
        CodeActions.translations(in: content, selection: selection, table: project?.table)
      }
    }
    if wanted.contains(.insertUsageDescription) {
      proposals += await Worker().run {
        CodeActions.insertions(in: content, systems: Set((project?.bundles ?? []).flatMap(\.systems)))
      }
    }
    var conversion: TableConversionAction.Proposal?
    if wanted.contains(.refactorRewrite), TableConversions.areOffered(to: session.client), let project {
      conversion = await Worker().run { TableConversionAction.proposal(in: content, project: project) }
    }
    let converter = CodeActionConverter(document, in: session)
    let conversions = conversion.flatMap { TableConversions.action($0, for: document, session.client) }
    let explanations = explains(request, session) ? converter.explanations(of: list.touching(selection) + slow) : []
    return (proposals.compactMap(converter.action) + [conversions].compactMap(\.self) + explanations)
      .filter { action in action.kind.map(wanted.contains) ?? false }
  }

  /// Whether the pages of rules are offered: to a person who asked, in a client that does not lead there by itself.
  private static func explains(_ request: CodeActionRequest, _ session: Session) -> Bool {
    request.context.triggerKind == .invoked && session.client.runsCommands && !session.client.explainsRules
  }

  /// The one diagnostic that the request is about although its range is another one: its rule and its bytes.
  ///
  /// Kate's "Quick Fix" asks so and applies all that it gets: version 22 for the whole document, 26 for the start of the line.
  private static func onlyDiagnostic(
    of request: CodeActionRequest,
    _ document: OpenDocument,
    _ session: Session,
    _ selection: Range<Int>
  ) -> (rule: String, range: Range<Int>)? {
    guard request.context.diagnostics.count == 1, let diagnostic = request.context.diagnostics.first,
      case .string(let rule) = diagnostic.code
    else { return nil }
    let range = session.converter(for: document).byteRange(of: diagnostic.range)
    let isTouched = selection.lowerBound <= range.upperBound && range.lowerBound <= selection.upperBound
    return isTouched && selection != 0..<document.text.count ? nil : (rule, range)
  }

  /// The kinds that the client requests.
  ///
  /// Otherwise only what is about the place, which a person who asked can also have written in another way: insertions that are
  /// possible anywhere are offered by name, since editors show one long list of everything, as are all fixes at once, which
  /// editors apply when a file is saved.
  private static func wantedKinds(_ context: CodeActionContext) -> [CodeActionKind] {
    guard let only = context.only else {
      switch context.triggerKind {
      case .automatic: return [.quickFix]
      case .invoked: return [.quickFix, .insertTranslation, .refactorRewrite]
      default: return [.quickFix, .insertTranslation]
      }
    }
    return kinds.filter { only.contains(where: $0.isWithin) }
  }
}

/// `codeAction/resolve`: adds the edit of an action that was offered without.
enum CodeActionResolveHandler: ReadHandler {
  // The options of code actions contain it.
  static func capability(for client: ClientFeatures) -> Capability? { nil }

  static func answer(
    _ request: CodeAction,
    in context: ReadContext
  ) async throws(ResponseError) -> CodeAction {
    var action = request
    let session = context.session
    guard let uri = TableConversions.document(of: action), let document = session.documents[uri],
      let path = document.filePath, let project = await context.services.analyzer.project(around: path, session)
    else { return action }
    let content = await document.content
    let proposal = await Worker().run { TableConversionAction.proposal(in: content, project: project) }
    guard let proposal else { return action }
    switch proposal.result {
    case .success(let conversion): action.edit = try TableConversions.edit(conversion, project, in: session)
    case .failure(let refusal): throw ResponseError(code: .requestFailed, message: refusal.sentence)
    }
    return action
  }
}
