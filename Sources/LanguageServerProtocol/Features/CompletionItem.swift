/// A proposal for completion.
public struct CompletionItem: Codable, Hashable, Sendable {
  /// The label, which is also inserted if no other text is given.
  public var label: String
  /// Less prominent parts of the label; only for clients with `labelDetailsSupport`.
  public var labelDetails: CompletionItemLabelDetails?
  /// The icon.
  public var kind: CompletionItemKind?
  /// How to show the item; only tags that the client lists.
  public var tags: [CompletionItemTag]?
  /// A short addition, such as a type.
  public var detail: String?
  /// The explanation.
  public var documentation: TextOrMarkup?
  /// Whether the item is to be selected first.
  public var preselect: Bool?
  /// The sort key; the label when absent.
  public var sortText: String?
  /// The text that is matched with the typed text; the label when absent.
  public var filterText: String?
  /// The inserted text, if the client chooses the range to replace.
  public var insertText: String?
  /// How the new text is written.
  public var insertTextFormat: InsertTextFormat?
  /// How the indentation changes.
  public var insertTextMode: InsertTextMode?
  /// The inserted text, and the range on one line that it replaces.
  public var textEdit: TextEdit?
  /// The inserted text, if the list has a default `editRange`.
  public var textEditText: String?
  /// Edits elsewhere in the document.
  public var additionalTextEdits: [TextEdit]?
  /// Characters that accept the item when typed.
  public var commitCharacters: [String]?
  /// Sent back with the resolve request.
  public var data: JSONValue?

  /// Creates a value from its members.
  public init(
    label: String,
    labelDetails: CompletionItemLabelDetails? = nil,
    kind: CompletionItemKind? = nil,
    tags: [CompletionItemTag]? = nil,
    detail: String? = nil,
    documentation: TextOrMarkup? = nil,
    preselect: Bool? = nil,
    sortText: String? = nil,
    filterText: String? = nil,
    insertText: String? = nil,
    insertTextFormat: InsertTextFormat? = nil,
    insertTextMode: InsertTextMode? = nil,
    textEdit: TextEdit? = nil,
    textEditText: String? = nil,
    additionalTextEdits: [TextEdit]? = nil,
    commitCharacters: [String]? = nil,
    data: JSONValue? = nil
  ) {
    self.label = label
    self.labelDetails = labelDetails
    self.kind = kind
    self.tags = tags
    self.detail = detail
    self.documentation = documentation
    self.preselect = preselect
    self.sortText = sortText
    self.filterText = filterText
    self.insertText = insertText
    self.insertTextFormat = insertTextFormat
    self.insertTextMode = insertTextMode
    self.textEdit = textEdit
    self.textEditText = textEditText
    self.additionalTextEdits = additionalTextEdits
    self.commitCharacters = commitCharacters
    self.data = data
  }
}

/// Less prominent parts of a label.
public struct CompletionItemLabelDetails: Codable, Hashable, Sendable {
  /// Shown directly after the label.
  public var detail: String?
  /// Shown after the detail.
  public var description: String?

  /// Creates a value from its members.
  public init(detail: String? = nil, description: String? = nil) {
    self.detail = detail
    self.description = description
  }
}
