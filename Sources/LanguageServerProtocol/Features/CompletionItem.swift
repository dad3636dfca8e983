/// One thing that could be typed.
public struct CompletionItem: Codable, Hashable, Sendable {
  /// What the user sees, and what is inserted when nothing else is given.
  public var label: String
  /// Less prominent parts of the label; only for clients with `labelDetailsSupport`.
  public var labelDetails: CompletionItemLabelDetails?
  /// The picture beside the label.
  public var kind: CompletionItemKind?
  /// How to show the item; only tags that the client lists.
  public var tags: [CompletionItemTag]?
  /// A short addition, such as a type.
  public var detail: String?
  /// The explanation.
  public var documentation: TextOrMarkup?
  /// Whether the item is to be selected first.
  public var preselect: Bool?
  /// What the order goes by; the label when absent.
  public var sortText: String?
  /// What the typed text is compared with; the label when absent.
  public var filterText: String?
  /// What is inserted, where the client guesses the part to replace.
  public var insertText: String?
  /// How the new text is written.
  public var insertTextFormat: InsertTextFormat?
  /// What happens to the indentation.
  public var insertTextMode: InsertTextMode?
  /// What is inserted, and the part of one line that it replaces.
  public var textEdit: CompletionTextEdit?
  /// What is inserted, where the list has a default `editRange`.
  public var textEditText: String?
  /// Edits elsewhere in the document.
  public var additionalTextEdits: [TextEdit]?
  /// Characters that accept the item when typed.
  public var commitCharacters: [String]?
  /// What is executed after the insertion.
  public var command: Command?
  /// Handed back with the resolve request.
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
    textEdit: CompletionTextEdit? = nil,
    textEditText: String? = nil,
    additionalTextEdits: [TextEdit]? = nil,
    commitCharacters: [String]? = nil,
    command: Command? = nil,
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
    self.command = command
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

/// An edit that can insert or replace, as the user wishes.
public struct InsertReplaceEdit: Codable, Hashable, Sendable {
  /// The new text.
  public var newText: String
  /// The part when the user wants to insert; a prefix of `replace`.
  public var insert: PositionRange
  /// The part when the user wants to replace.
  public var replace: PositionRange

  /// Creates a value from its members.
  public init(newText: String, insert: PositionRange, replace: PositionRange) {
    self.newText = newText
    self.insert = insert
    self.replace = replace
  }
}

/// The main edit of a completion item.
public enum CompletionTextEdit: Hashable, Sendable {
  /// A plain edit.
  case edit(TextEdit)
  /// An edit with a choice; only for clients with `insertReplaceSupport`.
  case insertReplace(InsertReplaceEdit)
}

extension CompletionTextEdit: Codable {
  /// Decodes either form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let edit = try? container.decode(InsertReplaceEdit.self) {
      self = .insertReplace(edit)
    } else {
      self = .edit(try container.decode(TextEdit.self))
    }
  }

  /// Encodes the form that it has.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .edit(let edit): try container.encode(edit)
    case .insertReplace(let edit): try container.encode(edit)
    }
  }
}
