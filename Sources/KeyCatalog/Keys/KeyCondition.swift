/// A condition on another key of the same dictionary for a key to have an effect or to be required.
public struct KeyCondition: Sendable, Hashable {
  /// The other key.
  public let key: String
  /// The values of the other key that meet the condition.
  public let values: [String]

  /// Returns whether `value`, the text of the other key's value, meets the condition.
  public func isMet(by value: String?) -> Bool {
    value.map(values.contains) ?? false
  }
}
