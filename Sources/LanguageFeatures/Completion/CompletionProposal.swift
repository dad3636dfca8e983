import SourceText

/// The capabilities of the client for completion.
public struct CompletionOptions: Sendable, Hashable {
  /// Whether replacements may be snippets with tab stops.
  public var usesSnippets: Bool
  /// Whether the client indents the lines of a snippet as it does the line of the cursor, so that they must not have that
  /// indentation already.
  public var addsIndentation: Bool

  /// Creates options.
  public init(usesSnippets: Bool = true, addsIndentation: Bool = false) {
    self.usesSnippets = usesSnippets
    self.addsIndentation = addsIndentation
  }
}

/// Something that can be inserted at the cursor.
public struct CompletionProposal: Sendable, Hashable {
  /// The kind of proposal.
  public enum Kind: Sendable, Hashable {
    /// A key, with its value if it has none.
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

  /// The label in the list.
  public var label: String
  /// The kind.
  public var kind: Kind
  /// A few words next to the label.
  public var detail: String?
  /// What `Completion.documentation(for:in:)` explains, or nil.
  public var documentationTerm: String?
  /// The text to match with the text between the start of the edit's range and the cursor.
  public var filterText: String
  /// The sort key.
  public var sortText: String
  /// Whether a longer typed text may fit the name that Xcode shows instead of this one, so that clients must ask again.
  public var mayFitTitle = false
  /// Whether the key or value is deprecated.
  public var isDeprecated: Bool
  /// The change; its range is on one line and contains the cursor.
  public var edit: TextEdit
  /// Whether the edit's replacement is a snippet in the grammar of LSP.
  public var isSnippet: Bool
  /// Changes elsewhere, such as a comma that is missing before the place.
  public var otherEdits: [TextEdit] = []
}
