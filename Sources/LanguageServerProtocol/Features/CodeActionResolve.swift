/// Requests the edit of a code action that was offered without.
public struct CodeActionResolveRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = CodeAction
  /// The method name.
  public static let method = "codeAction/resolve"

  /// The action, as the client received it.
  public var action: CodeAction

  /// Creates a value from its members.
  public init(action: CodeAction) {
    self.action = action
  }

  /// Decodes the action, which is the whole parameter object.
  public init(from decoder: any Decoder) throws {
    action = try CodeAction(from: decoder)
  }

  /// Encodes the action as the whole parameter object.
  public func encode(to encoder: any Encoder) throws {
    try action.encode(to: encoder)
  }
}
