/// Requests the members of a completion item that were omitted.
public struct CompletionItemResolveRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = CompletionItem
  /// The method name.
  public static let method = "completionItem/resolve"

  /// The item, as the client received it.
  public var item: CompletionItem

  /// Creates a value from its members.
  public init(item: CompletionItem) {
    self.item = item
  }

  /// Decodes the item, which is the whole parameter object.
  public init(from decoder: any Decoder) throws {
    item = try CompletionItem(from: decoder)
  }

  /// Encodes the item as the whole parameter object.
  public func encode(to encoder: any Encoder) throws {
    try item.encode(to: encoder)
  }
}
