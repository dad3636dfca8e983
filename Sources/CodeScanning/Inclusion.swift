import ProjectFiles

/// Whether code becomes part of a bundle.
public enum Inclusion: Int, Sendable, Hashable, Comparable {
  /// In builds for debugging only, which no store gets.
  case debugOnly
  /// Something that is unknown decides, or it differs among the builds for users.
  case uncertain
  /// In all builds for users.
  case certain

  /// How certain it is that builds for users have the code.
  public var basis: FactBasis { self == .certain ? .read : .assumed }

  /// Returns whether `first` is less certain for the builds for users than `second`.
  public static func < (first: Inclusion, second: Inclusion) -> Bool { first.rawValue < second.rawValue }
}
