/// The conditions of the directives around a place in a source file.
struct ConditionStack {
  /// The platforms for which the place is compiled.
  private(set) var current = PlatformMask.all
  /// For each `#if` around it: the platforms outside of it, and those that no branch certainly covers.
  private var levels: [(outer: PlatformMask, rest: PlatformMask)] = []

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
    current = levels[level].rest.intersection(condition.whenTrue)
    levels[level].rest.formIntersection(condition.whenFalse)
  }
}
