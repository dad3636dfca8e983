import ProjectFiles

/// How certain a finding is: as certain as the facts that it rests on.
public enum Certainty: Int, Sendable, Hashable, Comparable {
  /// Several facts are assumed: the finding is not reported.
  case doubtful
  /// One fact is assumed: the finding is at most a warning, in words that say so.
  case probable
  /// All facts were read or follow from what was read.
  case certain

  /// Makes the certainty of a finding that rests on facts.
  public init(_ standings: some Sequence<FactStanding>) {
    switch standings.count(where: { $0 == .assumed }) {
    case 0: self = .certain
    case 1: self = .probable
    default: self = .doubtful
    }
  }

  /// Returns whether `first` is less certain than `second`.
  public static func < (first: Certainty, second: Certainty) -> Bool { first.rawValue < second.rawValue }

  /// Returns the severity that a finding may have at most.
  func limiting(_ severity: Severity) -> Severity { self == .certain ? severity : min(severity, .warning) }
}
