/// What must hold for code to be compiled: the condition of a directive, or of several around each other.
///
/// A source is scanned once for all targets, so names that build settings define stay in it; each target decides them.
package struct BuildCondition: Sendable, Hashable {
  /// A part of a condition, after those that it combines.
  package enum Term: Sendable, Hashable {
    /// Something that the platform decides, or that nothing decides.
    case fixed(ConditionOutcome)
    /// A name in a condition of Swift, such as `DEBUG`.
    case flag(String)
    /// A macro of C whose value is not zero.
    case macro(String)
    /// A macro of C that is defined, whatever its value.
    case definition(String)
    /// Code for systems before a version alone, as in the alternative of `if #available`.
    case before(SystemVersion)
    case not
    case and
  }

  /// The largest number of terms; of longer conditions only the platforms are known.
  private static let limit = 64

  /// Where it may hold and fail, as far as that is known without a target.
  package let outcome: ConditionOutcome
  /// The terms, each operator after its operands; empty if they add nothing to `outcome`.
  private let terms: [Term]

  package static let unknown = BuildCondition(.unknown)
  static let always = BuildCondition(.always)
  static let never = BuildCondition(.never)

  /// Makes the condition that holds on `platforms` and nowhere else.
  package static func exactly(_ platforms: PlatformMask) -> BuildCondition { BuildCondition(.exactly(platforms)) }

  /// Makes a condition without names.
  package init(_ outcome: ConditionOutcome) { self.init(outcome, []) }

  /// Makes a condition that a target decides.
  package init(_ term: Term) {
    self.init([term])
  }

  /// Makes a condition of terms, each operator after its operands.
  package init(_ terms: [Term]) {
    self.init(Self.outcome(of: terms) { _ in .unknown }, terms)
  }

  private init(_ outcome: ConditionOutcome, _ terms: [Term]) {
    self.outcome = outcome
    self.terms = terms.count <= Self.limit ? terms : []
  }

  /// All terms; at least one.
  var allTerms: [Term] { terms.isEmpty ? [.fixed(outcome)] : terms }

  /// Whether each platform decides it: nothing about a target is asked.
  package var isSettled: Bool { terms.isEmpty && outcome.whenTrue.isDisjoint(with: outcome.whenFalse) }

  /// The platforms of the bundles that such code may be in; nil if these are all.
  package var platforms: Set<ApplePlatform>? { outcome.whenTrue.platforms }

  /// The versions before which alone it holds, each for some platforms; empty where it may hold on later ones too.
  package var limits: [SystemVersion] {
    guard !terms.contains(.not) else { return [] }
    return terms.compactMap { if case .before(let version) = $0 { version } else { nil } }
  }

  /// Returns where the condition may hold and fail if the names have these values.
  ///
  /// Linear in the terms.
  package func outcome(_ value: (Term) -> ConditionOutcome) -> ConditionOutcome {
    terms.isEmpty ? outcome : Self.outcome(of: terms, value)
  }

  private static func outcome(of terms: [Term], _ value: (Term) -> ConditionOutcome) -> ConditionOutcome {
    var stack: [ConditionOutcome] = []
    for term in terms {
      switch term {
      case .fixed(let outcome): stack.append(outcome)
      case .not: if let last = stack.popLast() { stack.append(!last) }
      case .and: if let right = stack.popLast(), let left = stack.popLast() { stack.append(left && right) }
      case .flag, .macro, .definition, .before: stack.append(value(term))
      }
    }
    return stack.last ?? .unknown
  }

  // MARK: Operators

  package static prefix func ! (condition: BuildCondition) -> BuildCondition {
    let terms = condition.terms
    guard !terms.isEmpty else { return BuildCondition(!condition.outcome) }
    return BuildCondition(!condition.outcome, terms.last == .not ? terms.dropLast() : terms + [.not])
  }

  package static func && (left: BuildCondition, right: BuildCondition) -> BuildCondition {
    if left.terms.isEmpty, right.terms.isEmpty { return BuildCondition(left.outcome && right.outcome) }
    if left == .always || right == .never { return right }
    if right == .always || left == .never { return left }
    return BuildCondition(left.outcome && right.outcome, left.allTerms + right.allTerms + [.and])
  }

  static func || (left: BuildCondition, right: BuildCondition) -> BuildCondition {
    !(!left && !right)
  }
}

/// A version of a system, such as iOS 15.1.
package struct SystemVersion: Sendable, Hashable {
  /// The platforms that have it.
  package let platforms: PlatformMask
  /// The version, as it is written.
  package let version: String

  /// Makes a version.
  package init(platforms: PlatformMask, version: String) {
    (self.platforms, self.version) = (platforms, version)
  }

  /// Whether `other` is this version or a later one; false if one of them is no version.
  package func isReached(by other: String) -> Bool {
    let parts = { (text: String) in
      text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    }
    let (limit, reached) = (parts(version), parts(other))
    guard !limit.contains(-1), !reached.contains(-1) else { return false }
    let padded = { (numbers: [Int]) in numbers + Array(repeating: 0, count: max(0, 4 - numbers.count)) }
    return !padded(reached).lexicographicallyPrecedes(padded(limit))
  }
}
