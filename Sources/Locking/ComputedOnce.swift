/// A value that is made when it is first asked for, and kept from then on.
///
/// No lock is held while it is made: threads that ask at once may each make it, and all get what was there first.
package final class ComputedOnce<Value: Sendable>: Sendable {
  private enum State: Sendable {
    case pending(@Sendable () -> Value)
    case known(Value)
  }

  private let state: Locked<State>

  /// Takes what makes the value; it is released once the value is there.
  package init(_ make: @escaping @Sendable () -> Value) {
    state = Locked(.pending(make))
  }

  /// Takes a value that is there already.
  package init(known value: Value) {
    state = Locked(.known(value))
  }

  /// The value; constant but for the first time.
  package var value: Value {
    switch state.withLock({ $0 }) {
    case .known(let value): return value
    case .pending(let make):
      let made = make()
      return state.withLock { state in
        if case .known(let first) = state { return first }
        state = .known(made)
        return made
      }
    }
  }
}
