import JSON

/// Requests the proposals at a place.
struct CompletionRequest: RequestType, Decodable, Hashable {
  typealias Result = CompletionList?
  static let method = "textDocument/completion"

  /// The document.
  var textDocument: TextDocumentIdentifier
  /// The place.
  var position: Position
}

/// The proposals at a place.
struct CompletionList: JSONObject, Decodable, Hashable {
  /// Whether further typing requires a new request.
  var isIncomplete: Bool
  /// Members for all items; only those that the client lists in `completionList.itemDefaults`.
  var itemDefaults: CompletionItemDefaults?
  /// The items.
  var items: [CompletionItem]

  func writeMembers(to object: inout JSONWriter) {
    object.member("isIncomplete", isIncomplete)
    object.member("itemDefaults", itemDefaults)
    object.member("items", items)
  }
}

/// Default members for items that do not have their own.
struct CompletionItemDefaults: JSONObject, Decodable, Hashable {
  /// Characters that accept an item when typed.
  var commitCharacters: [String]?
  /// The range that the items replace.
  var editRange: PositionRange?
  /// How the new texts are written.
  var insertTextFormat: InsertTextFormat?
  /// How the indentation changes.
  var insertTextMode: InsertTextMode?
  /// Sent back with resolve requests.
  var data: JSONValue?

  func writeMembers(to object: inout JSONWriter) {
    object.member("commitCharacters", commitCharacters)
    object.member("data", data)
    object.member("editRange", editRange)
    object.member("insertTextFormat", insertTextFormat)
    object.member("insertTextMode", insertTextMode)
  }
}

/// A proposal for completion; as a request, the members of one that were omitted.
struct CompletionItem: RequestType, JSONObject, Decodable, Hashable {
  typealias Result = CompletionItem
  static let method = "completionItem/resolve"

  /// The label, which is also inserted if no other text is given.
  var label: String
  /// Less prominent parts of the label; only for clients with `labelDetailsSupport`.
  var labelDetails: CompletionItemLabelDetails?
  /// The icon.
  var kind: CompletionItemKind?
  /// How to show the item; only tags that the client lists.
  var tags: [CompletionItemTag]?
  /// A short addition, such as a type.
  var detail: String?
  /// The explanation.
  var documentation: TextOrMarkup?
  /// Whether the item is to be selected first.
  var preselect: Bool?
  /// The sort key; the label when absent.
  var sortText: String?
  /// The text that is matched with the typed text; the label when absent.
  var filterText: String?
  /// The inserted text, if the client chooses the range to replace.
  var insertText: String?
  /// How the new text is written.
  var insertTextFormat: InsertTextFormat?
  /// How the indentation changes.
  var insertTextMode: InsertTextMode?
  /// The inserted text, and the range on one line that it replaces.
  var textEdit: TextEdit?
  /// The inserted text, if the list has a default `editRange`.
  var textEditText: String?
  /// Edits elsewhere in the document.
  var additionalTextEdits: [TextEdit]?
  /// Characters that accept the item when typed.
  var commitCharacters: [String]?
  /// Sent back with the resolve request.
  var data: JSONValue?

  func writeMembers(to object: inout JSONWriter) {
    object.member("additionalTextEdits", additionalTextEdits)
    object.member("commitCharacters", commitCharacters)
    object.member("data", data)
    object.member("detail", detail)
    object.member("documentation", documentation)
    object.member("filterText", filterText)
    object.member("insertText", insertText)
    object.member("insertTextFormat", insertTextFormat)
    object.member("insertTextMode", insertTextMode)
    object.member("kind", kind)
    object.member("label", label)
    object.member("labelDetails", labelDetails)
    object.member("preselect", preselect)
    object.member("sortText", sortText)
    object.member("tags", tags)
    object.member("textEdit", textEdit)
    object.member("textEditText", textEditText)
  }
}

/// Less prominent parts of a label.
struct CompletionItemLabelDetails: JSONObject, Decodable, Hashable {
  /// Shown directly after the label.
  var detail: String?
  /// Shown after the detail.
  var description: String?

  func writeMembers(to object: inout JSONWriter) {
    object.member("description", description)
    object.member("detail", detail)
  }
}

/// The kind of a completion item, which determines its icon.
struct CompletionItemKind: OpenEnumeration {
  let rawValue: Int

  /// A property.
  static let property = Self(rawValue: 10)
  /// A value.
  static let value = Self(rawValue: 12)
  /// A keyword.
  static let keyword = Self(rawValue: 14)
  /// A snippet.
  static let snippet = Self(rawValue: 15)
  /// A file.
  static let file = Self(rawValue: 17)
  /// A case of an enumeration.
  static let enumMember = Self(rawValue: 20)
}

/// How a client may show a completion item.
struct CompletionItemTag: OpenEnumeration {
  let rawValue: Int

  /// Struck through.
  static let deprecated = Self(rawValue: 1)
}

/// How the new text of a completion item is written.
struct InsertTextFormat: OpenEnumeration {
  let rawValue: Int

  /// A snippet; the default is plain text.
  static let snippet = Self(rawValue: 2)
}

/// How the indentation of inserted lines changes.
struct InsertTextMode: OpenEnumeration {
  let rawValue: Int

  /// It stays.
  static let asIs = Self(rawValue: 1)
}
