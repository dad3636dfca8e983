import JSON

/// Requests the code actions for a range of a document.
struct CodeActionRequest: RequestType, Decodable, Hashable {
  typealias Result = [CodeAction]?
  static let method = "textDocument/codeAction"

  /// The document.
  var textDocument: TextDocumentIdentifier
  /// The range.
  var range: PositionRange
  /// The context of the client.
  var context: CodeActionContext
}

/// The context of a code action request.
struct CodeActionContext: Decodable, Hashable {
  /// The diagnostics that overlap the range, without those that cannot be decoded; they may be of other servers.
  @LossyArray var diagnostics: [Diagnostic] = []
  /// The requested kinds; all when absent.
  @Lenient var only: [CodeActionKind]? = nil
  /// What triggered the request.
  @Lenient var triggerKind: CodeActionTriggerKind? = nil
}

/// What triggered a code action request.
struct CodeActionTriggerKind: OpenEnumeration {
  let rawValue: Int

  /// The user.
  static let invoked = Self(rawValue: 1)
  /// The client, automatically.
  static let automatic = Self(rawValue: 2)
}

/// A kind of code action; kinds form a tree, with dots between the levels.
struct CodeActionKind: OpenEnumeration {
  let rawValue: String

  /// Fixes a diagnostic.
  static let quickFix = Self(rawValue: "quickfix")
  /// Refactors the text.
  static let refactor = Self(rawValue: "refactor")
  /// Writes the same in another way.
  static let refactorRewrite = Self(rawValue: "refactor.rewrite")
  /// Concerns the whole document.
  static let source = Self(rawValue: "source")
  /// Applies all safe fixes.
  static let sourceFixAll = Self(rawValue: "source.fixAll")

  /// Whether this is `other` or is below it, as in `quickfix.typo` and `quickfix`.
  func isWithin(_ other: CodeActionKind) -> Bool {
    other.rawValue.isEmpty || rawValue == other.rawValue || rawValue.hasPrefix(other.rawValue + ".")
  }
}

/// A change that is offered; as a request, the edit of one that was offered without.
struct CodeAction: RequestType, JSONObject, Decodable, Hashable {
  typealias Result = CodeAction
  static let method = "codeAction/resolve"

  /// The title.
  var title: String
  /// The kind of change.
  var kind: CodeActionKind?
  /// The diagnostics that it resolves.
  var diagnostics: [Diagnostic]?
  /// Whether it is the best one; only for clients with `isPreferredSupport`.
  var isPreferred: Bool?
  /// The change.
  var edit: WorkspaceEdit?
  /// What it runs.
  var command: Command?
  /// Why it cannot be applied now; only for clients with `disabledSupport`.
  var disabled: CodeActionDisabled?
  /// What comes back with `codeAction/resolve`.
  var data: JSONValue?

  func writeMembers(to object: inout JSONWriter) {
    object.member("command", command)
    object.member("data", data)
    object.member("diagnostics", diagnostics)
    object.member("disabled", disabled)
    object.member("edit", edit)
    object.member("isPreferred", isPreferred)
    object.member("kind", kind)
    object.member("title", title)
  }
}

/// Why a code action cannot be applied.
struct CodeActionDisabled: JSONObject, Decodable, Hashable {
  /// The reason, which editors show.
  var reason: String

  func writeMembers(to object: inout JSONWriter) { object.member("reason", reason) }
}
