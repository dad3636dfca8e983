import ProjectFiles

/// Whether code becomes part of a bundle.
public enum Compilation: Int, Sendable, Hashable, Comparable {
  /// In builds for debugging only, which no store gets.
  case debugOnly
  /// Something that is unknown decides, or it differs among the builds for users.
  case uncertain
  /// In all builds for users.
  case certain

  /// How certain it is that builds for users have the code.
  public var standing: FactStanding { self == .certain ? .read : .assumed }

  /// Returns whether `first` is less certain for the builds for users than `second`.
  public static func < (first: Compilation, second: Compilation) -> Bool { first.rawValue < second.rawValue }
}
