/// Requests the symbols of the workspace that fit a text.
public struct WorkspaceSymbolRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = [SymbolInformation]?
  /// The method name.
  public static let method = "workspace/symbol"

  /// The text; all symbols fit an empty one.
  public var query: String

  /// Creates a value from its members.
  public init(query: String) {
    self.query = query
  }
}
