/// Names a result that several rules need, so that one of them works it out and the others recall it.
public protocol MemoryKey: Hashable {
  /// The result.
  associatedtype Value
  /// Whether the result follows from the state of the document and of the app around it. One that follows from the key alone
  /// is kept for later states.
  static var isOfState: Bool { get }
}
