import CodeScanning
import KeyCatalog
import ProjectFiles

/// What the sources of a bundle do that property lists must declare.
public struct CodeFacts: Sendable, Hashable {
  /// Something that code names, and where.
  public struct Mention: Sendable, Hashable {
    /// What it is: a URL scheme, an identifier, a symbol.
    public var name: String
    /// Whether the code is compiled.
    public var compilation: Compilation
    /// Where it occurs.
    public var evidence: Evidence
    /// How certain it is that the source belongs to the bundle.
    public var standing: FactStanding
    /// Whether the source is part of a framework that the bundle holds; known of API with required reasons alone.
    public var isInFramework = false

    /// Makes a mention.
    public init(
      _ name: String,
      _ evidence: Evidence,
      _ compilation: Compilation = .certain,
      standing: FactStanding = .read
    ) {
      self.name = name
      self.compilation = compilation
      self.evidence = evidence
      self.standing = standing
    }
  }

  /// The use of an API that needs an entitlement.
  public struct EntitledUse: Sendable, Hashable {
    /// What the catalog knows of it.
    public var api: EntitledAPI
    /// The platforms for which the code is compiled; nil if it is for all.
    public var platforms: Set<ApplePlatform>?
    /// Whether it is compiled for Mac Catalyst, if the app for iOS is built for that.
    public var isForMacCatalyst: Bool
    /// Where it occurs.
    public var evidence: Evidence
    /// How certain it is that the source belongs to the bundle.
    public var standing: FactStanding

    /// Makes a use.
    public init(
      _ api: EntitledAPI,
      platforms: Set<ApplePlatform>? = nil,
      isForMacCatalyst: Bool = true,
      _ evidence: Evidence,
      standing: FactStanding = .read
    ) {
      self.api = api
      self.standing = standing
      self.platforms = platforms
      self.isForMacCatalyst = isForMacCatalyst
      self.evidence = evidence
    }
  }

  /// The uses of APIs for which a privacy manifest must give a reason, by category, each in the order of the files.
  public var requiredReasonUses: [String: [Mention]] = [:]
  /// The uses of APIs that need entitlements, in the order of the files.
  public var entitledUses: [EntitledUse] = []
  /// The uses of APIs that belong to one of several categories, depending on their arguments; each with those categories.
  public var ambiguousReasonUses: [[String]: [Mention]] = [:]
  /// The schemes that are passed to `canOpenURL`, without a colon.
  public var queriedSchemes: [Mention] = []
  /// The identifiers of tasks that are registered or submitted to `BGTaskScheduler`.
  public var backgroundTasks: [Mention] = []
  /// The purposes for which full location accuracy is requested.
  public var accuracyPurposes: [Mention] = []
  /// The names that property lists must repeat, by what they are for.
  public var names: [CodeNameKind: [Mention]] = [:]
  /// Where the app registers for remote notifications.
  public var remoteNotifications: [Mention] = []
  /// The imported modules and mentioned names that indicate background modes and device capabilities (`WatchedNames`),
  /// each with its first place.
  public var watchedNames: [String: Evidence] = [:]
  /// Whether the sources were read; if not, a missing mention proves nothing.
  public var isComplete = false
  /// Whether all code of the app was read and only the system is linked: the app does only what sources mention.
  public var isWhole = false

  /// Makes the facts of a bundle without sources.
  public init() {}

  /// Returns the facts of both bundles, each once.
  func merging(_ other: CodeFacts) -> CodeFacts {
    var both = self
    both.requiredReasonUses.merge(other.requiredReasonUses) { ($0 + $1).uniqued() }
    both.entitledUses = (entitledUses + other.entitledUses).uniqued()
    both.ambiguousReasonUses.merge(other.ambiguousReasonUses) { ($0 + $1).uniqued() }
    both.watchedNames.merge(other.watchedNames) { first, _ in first }
    both.queriedSchemes = (queriedSchemes + other.queriedSchemes).uniqued()
    both.backgroundTasks = (backgroundTasks + other.backgroundTasks).uniqued()
    both.accuracyPurposes = (accuracyPurposes + other.accuracyPurposes).uniqued()
    both.names.merge(other.names) { ($0 + $1).uniqued() }
    both.remoteNotifications = (remoteNotifications + other.remoteNotifications).uniqued()
    both.isComplete = isComplete && other.isComplete
    both.isWhole = isWhole && other.isWhole
    return both
  }
}
