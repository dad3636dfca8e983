/// The conditions of the directives around a place in a source file.
struct ConditionStack {
  /// What must hold for the place to be compiled.
  private(set) var current = BuildCondition.always
  /// For each `#if` around it: what must hold outside of it, and that no branch was taken so far.
  private var levels: [(outer: BuildCondition, rest: BuildCondition)] = []

  /// Enters the first branch of an `#if`.
  mutating func open(_ condition: BuildCondition) {
    levels.append((current, current))
    enter(condition)
  }

  /// Enters the next branch; `.always` is that of `#else`.
  mutating func change(to condition: BuildCondition) {
    // An alternative needs an `#if`.
    if !levels.isEmpty { enter(condition) }
  }

  /// Leaves the innermost `#if`.
  mutating func close() {
    if let level = levels.popLast() { current = level.outer }
  }

  private mutating func enter(_ condition: BuildCondition) {
    let level = levels.count - 1
    current = levels[level].rest && condition
    levels[level].rest = levels[level].rest && !condition
  }
}

/// The platforms on which a condition may hold, and those on which it may fail.
package struct ConditionOutcome: Sendable, Hashable {
  /// The platforms on which it may hold.
  package var whenTrue: PlatformMask
  /// The platforms on which it may fail.
  package var whenFalse: PlatformMask

  /// That of a condition of which nothing is known.
  package static let unknown = ConditionOutcome(whenTrue: .all, whenFalse: .all)
  static let always = ConditionOutcome(whenTrue: .all, whenFalse: [])
  static let never = ConditionOutcome(whenTrue: [], whenFalse: .all)

  /// Makes the outcome of a condition that holds on `platforms` and nowhere else.
  package static func exactly(_ platforms: PlatformMask) -> ConditionOutcome {
    ConditionOutcome(whenTrue: platforms, whenFalse: PlatformMask.all.subtracting(platforms))
  }

  /// Makes the outcome of a condition that is true, false or, for nil, unknown on all platforms.
  package init(_ value: Bool?) {
    self = value.map { $0 ? .always : .never } ?? .unknown
  }

  /// Makes an outcome.
  package init(whenTrue: PlatformMask, whenFalse: PlatformMask) {
    self.whenTrue = whenTrue
    self.whenFalse = whenFalse
  }

  static prefix func ! (outcome: ConditionOutcome) -> ConditionOutcome {
    ConditionOutcome(whenTrue: outcome.whenFalse, whenFalse: outcome.whenTrue)
  }

  static func && (left: ConditionOutcome, right: ConditionOutcome) -> ConditionOutcome {
    ConditionOutcome(
      whenTrue: left.whenTrue.intersection(right.whenTrue),
      whenFalse: left.whenFalse.union(right.whenFalse)
    )
  }
}
