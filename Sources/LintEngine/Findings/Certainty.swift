import Messages
import ProjectFiles

/// How certain a finding is: as certain as the grounds that it rests on.
public struct Certainty: Sendable {
  private enum Level: Int, Sendable {
    case doubtful, probable, certain
  }

  private let level: Level
  /// What it rests on, as far as that is known.
  package let grounds: [Ground]

  /// Several facts are assumed: the finding is not reported.
  public static let doubtful = Certainty(.doubtful)
  /// One fact is assumed: the finding is at most a warning, in words that show it.
  public static let probable = Certainty(.probable)
  /// All facts were read or follow from what was read.
  public static let certain = Certainty(.certain)

  private init(_ level: Level, _ grounds: [Ground] = []) { (self.level, self.grounds) = (level, grounds) }

  /// Makes the certainty of a finding that rests on facts.
  public init(_ bases: some Sequence<FactBasis>) { self.init(doubts: bases.count { $0 == .assumed }, []) }

  /// Makes the certainty of a finding that rests on `grounds`; that no target takes its file is a doubt of its own.
  init(_ grounds: [Ground], isUnused: Bool = false) {
    let doubts = Set(grounds.filter { $0.basis == .assumed }.map(\.premise.doubt) + (isUnused ? [.use] : []))
    self.init(doubts: doubts.count, grounds)
  }

  private init(doubts: Int, _ grounds: [Ground]) {
    switch doubts {
    case 0: self.init(.certain, grounds)
    case 1: self.init(.probable, grounds)
    default: self.init(.doubtful, grounds)
    }
  }

  /// Returns the same with the grounds of another one.
  package func resting(on other: Certainty) -> Certainty { Certainty(level, other.grounds) }

  /// Returns the certainty of a finding that rests on `others` too, as far as they are not among its grounds.
  ///
  /// What is in doubt already is no further doubt.
  func adding(_ others: [Ground]) -> Certainty {
    let new = others.filter { other in !grounds.contains { $0.premise == other.premise } }
    guard !new.isEmpty else { return self }
    let known = Set(grounds.filter { $0.basis == .assumed }.map(\.premise.doubt))
    let doubts = Set(new.filter { $0.basis == .assumed }.map(\.premise.doubt)).subtracting(known)
    return Certainty(Level(rawValue: level.rawValue - doubts.count) ?? .doubtful, grounds + new)
  }

  /// Returns `message` with what is not known, if anything is.
  func doubting(_ message: String) -> String {
    guard level != .certain, let doubt = grounds.first(where: { $0.basis == .assumed }) else { return message }
    return Messages.text("premises.doubted", [message, doubt.premise.doubtText])
  }

  /// Returns the severity that a finding may have at most.
  func limiting(_ severity: Severity) -> Severity { level == .certain ? severity : min(severity, .warning) }
}

extension Certainty: Comparable {
  /// Whether both are equally certain.
  public static func == (first: Certainty, second: Certainty) -> Bool { first.level == second.level }

  /// Returns whether `first` is less certain than `second`.
  public static func < (first: Certainty, second: Certainty) -> Bool { first.level.rawValue < second.level.rawValue }
}
