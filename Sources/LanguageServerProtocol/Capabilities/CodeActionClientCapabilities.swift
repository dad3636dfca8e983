/// What a client can do with code actions.
public struct CodeActionClientCapabilities: Codable, Hashable, Sendable {
  /// Present when actions may carry edits; otherwise only commands are taken.
  @Lenient public var codeActionLiteralSupport: CodeActionLiteralSupport?
  /// Whether the best action is told apart.
  @Lenient public var isPreferredSupport: Bool?
  /// Whether actions that cannot be taken may be shown with their reason.
  @Lenient public var disabledSupport: Bool?
  /// Whether `data` comes back with resolve requests.
  @Lenient public var dataSupport: Bool?
  /// The members that may come with resolving.
  @Lenient public var resolveSupport: PropertySet?

  /// Creates a value from its members.
  public init(
    codeActionLiteralSupport: CodeActionLiteralSupport? = nil,
    isPreferredSupport: Bool? = nil,
    disabledSupport: Bool? = nil,
    dataSupport: Bool? = nil,
    resolveSupport: PropertySet? = nil
  ) {
    self.codeActionLiteralSupport = codeActionLiteralSupport
    self.isPreferredSupport = isPreferredSupport
    self.disabledSupport = disabledSupport
    self.dataSupport = dataSupport
    self.resolveSupport = resolveSupport
  }
}

/// The actions that a client takes.
public struct CodeActionLiteralSupport: Codable, Hashable, Sendable {
  /// The kinds that it knows.
  @Lenient public var codeActionKind: ValueSet<CodeActionKind>?

  /// Creates a value from its members.
  public init(codeActionKind: ValueSet<CodeActionKind>? = nil) {
    self.codeActionKind = codeActionKind
  }
}
