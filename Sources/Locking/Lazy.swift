/// A value that is made at the first access, once for all threads.
package final class Lazy<Value: Sendable>: Sendable {
  private enum State: Sendable {
    case pending(@Sendable () -> Value)
    case made(Value)
  }

  private let state: Locked<State>

  /// Creates it with a closure that makes the value, which must not access this value itself.
  package init(_ make: @escaping @Sendable () -> Value) {
    state = Locked(.pending(make))
  }

  /// Creates it with its value.
  package init(made value: Value) {
    state = Locked(.made(value))
  }

  /// The value; threads that read it while it is being made wait for it.
  package var value: Value {
    state.withLock { state in
      switch state {
      case .made(let value): return value
      case .pending(let make):
        let value = make()
        state = .made(value)
        return value
      }
    }
  }

  /// The value if it was made; nil before, and while it is being made.
  package var valueIfMade: Value? {
    state.withLockIfAvailable { state in
      if case .made(let value) = state { value } else { nil }
    } ?? nil
  }
}

/// Values by key, each of which is made at the first access, once for all threads.
package final class LazyValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let known = Locked<[Key: Lazy<Value>]>([:])

  /// Creates it without values.
  package init() {}

  /// The keys of which a value was read, in no order.
  package var keys: [Key] { known.withLock { Array($0.keys) } }

  /// Returns the value of `key`, made by `make` at the first access; other keys can be read meanwhile.
  package func value(of key: Key, _ make: @escaping @Sendable () -> Value) -> Value {
    known.withLock { known in
      if let lazy = known[key] { return lazy }
      let lazy = Lazy(make)
      known[key] = lazy
      return lazy
    }.value
  }
}

/// A property that is made when it is first read, once for all copies.
@propertyWrapper public struct Deferred<Value: Sendable>: Sendable {
  private var lazy: Lazy<Value>

  /// Holds a value that is known.
  public init(wrappedValue: Value) { lazy = Lazy(made: wrappedValue) }

  /// Creates it with a closure that makes the value.
  package init(_ make: @escaping @Sendable () -> Value) { lazy = Lazy(make) }

  /// The value.
  public var wrappedValue: Value {
    get { lazy.value }
    set { lazy = Lazy(made: newValue) }
  }

  /// The value if it was made; nil before, and while it is being made.
  public var projectedValue: Value? { lazy.valueIfMade }
}
