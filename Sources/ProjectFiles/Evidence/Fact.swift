/// Something that is known of a bundle, with where it comes from.
///
/// An absent fact is unknown.
public struct Fact<Value: Sendable & Hashable>: Sendable, Hashable {
  /// What is known.
  public let value: Value
  /// Where it comes from.
  public let origin: FactOrigin
  /// How certain it is.
  public let basis: FactBasis

  /// Makes a fact.
  public init(_ value: Value, _ basis: FactBasis, _ origin: FactOrigin) {
    (self.value, self.basis, self.origin) = (value, basis, origin)
  }

  /// Returns the fact that follows from this one, with the same certainty or less; nil if nothing follows.
  package func map<Other: Sendable & Hashable>(
    _ basis: FactBasis = .read,
    _ transform: (Value) -> Other?
  ) -> Fact<Other>? {
    transform(value).map { Fact<Other>($0, max(basis, self.basis), origin) }
  }
}

/// How certain a fact is, the most certain first.
public enum FactBasis: Int, Sendable, Hashable, Comparable {
  /// It is written: a build setting of the target, a key of the file, a product type.
  case read
  /// It follows from what was read by a rule of the build system: a value with variables, a default of a product type.
  case derived
  /// Proximity, a name or keys that usually accompany it suggest it.
  case assumed

  /// Returns whether `first` is more certain than `second`.
  public static func < (first: FactBasis, second: FactBasis) -> Bool { first.rawValue < second.rawValue }
}

/// Where a fact comes from.
public enum FactOrigin: Sendable, Hashable {
  /// A key of the Info.plist itself; its place is found in the document, where it may move with each edit.
  case key(String)
  /// A build setting of the target, with its place; without one Xcode or a generator sets it.
  case setting(String, Evidence?)
  /// The declaration of a target in the file at `path`.
  case target(String, path: String)
  /// The place of the file, such as a folder of tests, as the only source.
  case path(String)
  /// What a line of code, a lock file or another file names.
  case line(String, Evidence)
}
