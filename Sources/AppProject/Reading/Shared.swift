/// A value that is passed on by reference: to copy one with many members takes time.
final class Shared<Value: Sendable>: Sendable {
  /// The value.
  let value: Value

  /// Makes a value that can be shared.
  init(_ value: Value) {
    self.value = value
  }
}
