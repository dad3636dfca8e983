/// How completion is offered.
public struct CompletionOptions: Codable, Hashable, Sendable {
  /// Characters that ask for completion when typed.
  public var triggerCharacters: [String]?
  /// Whether items can be completed later.
  public var resolveProvider: Bool?
  /// Details of items.
  public var completionItem: CompletionItemOptions?

  /// Creates a value from its members.
  public init(
    triggerCharacters: [String]? = nil,
    resolveProvider: Bool? = nil,
    completionItem: CompletionItemOptions? = nil
  ) {
    self.triggerCharacters = triggerCharacters
    self.resolveProvider = resolveProvider
    self.completionItem = completionItem
  }
}

/// Which details of items the server looks at.
public struct CompletionItemOptions: Codable, Hashable, Sendable {
  /// Whether it understands details of labels.
  public var labelDetailsSupport: Bool?

  /// Creates a value from its members.
  public init(labelDetailsSupport: Bool? = nil) {
    self.labelDetailsSupport = labelDetailsSupport
  }
}

/// How code actions are offered.
public struct CodeActionOptions: Codable, Hashable, Sendable {
  /// The kinds that there are.
  public var codeActionKinds: [CodeActionKind]?
  /// Whether actions can be completed later.
  public var resolveProvider: Bool?

  /// Creates a value from its members.
  public init(codeActionKinds: [CodeActionKind]? = nil, resolveProvider: Bool? = nil) {
    self.codeActionKinds = codeActionKinds
    self.resolveProvider = resolveProvider
  }
}

/// How diagnostics are offered on request.
public struct DiagnosticOptions: Codable, Hashable, Sendable {
  /// A name that tells several providers apart.
  public var identifier: String?
  /// Whether a change in one document can alter the diagnostics of another.
  public var interFileDependencies: Bool
  /// Whether the whole workspace can be asked for.
  public var workspaceDiagnostics: Bool

  /// Creates a value from its members.
  public init(identifier: String? = nil, interFileDependencies: Bool, workspaceDiagnostics: Bool) {
    self.identifier = identifier
    self.interFileDependencies = interFileDependencies
    self.workspaceDiagnostics = workspaceDiagnostics
  }
}
