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
