/// What a client can do with completion.
public struct CompletionClientCapabilities: Codable, Hashable, Sendable {
  /// The forms of items.
  @Lenient public var completionItem: CompletionItemClientCapabilities?
  /// The forms of lists.
  @Lenient public var completionList: CompletionListClientCapabilities?
  /// Whether requests say how they came about.
  @Lenient public var contextSupport: Bool?
  /// The mode of indentation that the client uses by itself.
  @Lenient public var insertTextMode: Int?

  /// Creates a value from its members.
  public init(
    completionItem: CompletionItemClientCapabilities? = nil,
    completionList: CompletionListClientCapabilities? = nil,
    contextSupport: Bool? = nil,
    insertTextMode: Int? = nil
  ) {
    self.completionItem = completionItem
    self.completionList = completionList
    self.contextSupport = contextSupport
    self.insertTextMode = insertTextMode
  }
}

/// The forms of completion items that a client takes.
public struct CompletionItemClientCapabilities: Codable, Hashable, Sendable {
  /// Whether snippets may be inserted.
  @Lenient public var snippetSupport: Bool?
  /// Whether characters that accept an item are looked at.
  @Lenient public var commitCharactersSupport: Bool?
  /// The syntaxes of documentation, in order of liking; plain text when absent.
  @Lenient public var documentationFormat: [MarkupKind]?
  /// Whether the old `deprecated` member is looked at.
  @Lenient public var deprecatedSupport: Bool?
  /// Whether an item may ask to be selected first.
  @Lenient public var preselectSupport: Bool?
  /// The tags that are shown.
  @Lenient public var tagSupport: ValueSet<CompletionItemTag>?
  /// Whether an edit may offer both inserting and replacing.
  @Lenient public var insertReplaceSupport: Bool?
  /// The members that may come with resolving; documentation and detail when absent.
  @Lenient public var resolveSupport: PropertySet?
  /// The modes of indentation that may be asked for.
  @Lenient public var insertTextModeSupport: ValueSet<InsertTextMode>?
  /// Whether details of the label are shown.
  @Lenient public var labelDetailsSupport: Bool?

  /// Creates a value from its members.
  public init(
    snippetSupport: Bool? = nil,
    commitCharactersSupport: Bool? = nil,
    documentationFormat: [MarkupKind]? = nil,
    deprecatedSupport: Bool? = nil,
    preselectSupport: Bool? = nil,
    tagSupport: ValueSet<CompletionItemTag>? = nil,
    insertReplaceSupport: Bool? = nil,
    resolveSupport: PropertySet? = nil,
    insertTextModeSupport: ValueSet<InsertTextMode>? = nil,
    labelDetailsSupport: Bool? = nil
  ) {
    self.snippetSupport = snippetSupport
    self.commitCharactersSupport = commitCharactersSupport
    self.documentationFormat = documentationFormat
    self.deprecatedSupport = deprecatedSupport
    self.preselectSupport = preselectSupport
    self.tagSupport = tagSupport
    self.insertReplaceSupport = insertReplaceSupport
    self.resolveSupport = resolveSupport
    self.insertTextModeSupport = insertTextModeSupport
    self.labelDetailsSupport = labelDetailsSupport
  }
}

/// The forms of completion lists that a client takes.
public struct CompletionListClientCapabilities: Codable, Hashable, Sendable {
  /// The members that may be given once for all items.
  @Lenient public var itemDefaults: [String]?

  /// Creates a value from its members.
  public init(itemDefaults: [String]? = nil) {
    self.itemDefaults = itemDefaults
  }
}
