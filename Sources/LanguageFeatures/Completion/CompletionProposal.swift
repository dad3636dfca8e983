import SourceText

/// What the client's side of completion can do.
public struct CompletionOptions: Sendable, Hashable {
  /// Whether replacements may be snippets with tab stops.
  public var usesSnippets: Bool

  /// Makes options.
  public init(usesSnippets: Bool = true) {
    self.usesSnippets = usesSnippets
  }
}

/// Something that can be put in at the cursor.
public struct CompletionProposal: Sendable, Hashable {
  /// What is put in.
  public enum Kind: Sendable, Hashable {
    /// A key, with its value where it has none.
    case key
    case value
    /// An XML element.
    case element
    case closingTag
    /// A whole item or entry.
    case template
    /// A whole file.
    case skeleton
  }

  /// What the list shows.
  public var label: String
  /// What it is.
  public var kind: Kind
  /// A few words beside the label.
  public var detail: String?
  /// What `Completion.documentation(for:in:)` explains, or nil.
  public var documentationTerm: String?
  /// What is matched with the text between the start of the edit's range and the cursor.
  public var filterText: String
  /// Orders the list.
  public var sortText: String
  /// Whether the key or value is deprecated.
  public var isDeprecated: Bool
  /// The change; its range lies on one line and holds the cursor.
  public var edit: TextEdit
  /// Whether the edit's replacement is a snippet in the grammar of LSP.
  public var isSnippet: Bool
}
