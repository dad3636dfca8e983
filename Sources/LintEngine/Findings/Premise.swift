import Messages
import ProjectFiles

/// What an error may rest on besides the words at its place.
///
/// The raw values are those of reports.
public enum Premise: String, Sendable, Hashable, CaseIterable {
  /// The file is of its kind.
  case fileKind
  /// The file belongs to the bundle that it is compared with.
  case target
  /// No setting, generator or script supplies what is missing.
  case absence
  /// The bundle is an app, an extension, a framework.
  case bundleKind
  /// The systems that the bundle is built for.
  case platform
  /// Builds for users have what is wrong, not only those for debugging.
  case configuration
  /// The code is built into the bundle.
  case code
  /// The code calls the API of the system, not another one of the same name.
  case call
  /// The library is used in a way, or has options, that bring the need.
  case library

  /// What is taken for granted, as a sentence.
  public var text: String { Messages.text("premises.\(rawValue)") }

  /// What is not known if it is assumed, as a sentence.
  var doubtText: String { Messages.text("premises.\(rawValue)-assumed") }

  /// Whether the rule has to report how it is known; the engine looks the others up.
  package var isFromRule: Bool {
    switch self {
    case .code, .call, .library: true
    case .fileKind, .target, .absence, .bundleKind, .platform, .configuration: false
    }
  }

  /// The doubt that it is if it is assumed: that no target names a file leaves all about its bundle open, which is one doubt.
  var doubt: Doubt {
    switch self {
    case .fileKind, .target, .absence, .bundleKind, .platform, .code: .bundle
    case .configuration: .configuration
    case .call, .library: .need
    }
  }

  /// What may be in doubt, each for a reason of its own.
  enum Doubt: Hashable, Sendable {
    case bundle
    case configuration
    case need
    /// No target takes the file.
    case use
  }
}

/// A premise of a finding, with how it is known.
public struct Ground: Sendable, Hashable {
  /// The premise.
  public let premise: Premise
  /// Whether it was read, follows from what was read, or is assumed.
  public let basis: FactBasis
  /// Where it was read; nil if nothing shows it.
  public let origin: FactOrigin?

  /// Makes a ground.
  package init(_ premise: Premise, _ basis: FactBasis, _ origin: FactOrigin? = nil) {
    (self.premise, self.basis, self.origin) = (premise, basis, origin)
  }

  /// Makes the ground of a premise that is as certain as a fact, and assumed without one.
  init<Value>(_ premise: Premise, _ fact: Fact<Value>?) {
    self.init(premise, fact?.basis ?? .assumed, fact?.origin)
  }
}
