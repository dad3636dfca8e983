/// What rules worked out for earlier states of a document and would work out again for the next one.
///
/// One thread at a time uses it.
final class RuleMemory {
  /// The number of items up to which things are kept.
  private static let limit = 2000

  private var values: [AnyHashable: Any] = [:]
  private var valuesOfState: [AnyHashable: Any] = [:]

  /// Returns the value that is remembered for `key`, or makes and remembers it.
  func value<Key: MemoryKey>(_ key: Key, make: () -> Key.Value) -> Key.Value {
    if let known = (Key.isOfState ? valuesOfState : values)[key] as? Key.Value { return known }
    let made = make()
    if Key.isOfState {
      valuesOfState[key] = made
    } else {
      if values.count >= Self.limit { values = [:] }
      values[key] = made
    }
    return made
  }

  /// Forgets what follows from the last state of the document.
  func forgetState() { valuesOfState = [:] }
}

/// Names a result that several rules need, so that one of them works it out and the others recall it.
public protocol MemoryKey: Hashable {
  /// The result.
  associatedtype Value
  /// Whether the result follows from the state of the document and of the app around it. One that follows from the key alone
  /// is kept for later states.
  static var isOfState: Bool { get }
}
