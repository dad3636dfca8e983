import KeyCatalog

/// What the sources of a bundle do that property lists have to say.
public struct CodeFacts: Sendable, Hashable {
  /// Something that code names, and where.
  public struct Mention: Sendable, Hashable {
    /// What it is: a URL scheme, an identifier, a symbol.
    public var name: String
    /// Where it stands.
    public var evidence: Evidence

    /// Makes a mention.
    public init(_ name: String, _ evidence: Evidence) {
      self.name = name
      self.evidence = evidence
    }
  }

  /// The use of an API that needs an entitlement.
  public struct EntitledUse: Sendable, Hashable {
    /// What the catalog knows of it.
    public var api: EntitledAPI
    /// The platforms for which the code is compiled; nil where it is for all.
    public var platforms: Set<ApplePlatform>?
    /// Where it stands.
    public var evidence: Evidence

    /// Makes a use.
    public init(_ api: EntitledAPI, platforms: Set<ApplePlatform>? = nil, _ evidence: Evidence) {
      self.api = api
      self.platforms = platforms
      self.evidence = evidence
    }
  }

  /// The uses of APIs whose reason a privacy manifest must give, by category, each in the order of the files.
  public var requiredReasonUses: [String: [Mention]] = [:]
  /// The uses of APIs that need entitlements, in the order of the files.
  public var entitledUses: [EntitledUse] = []
  /// The uses of APIs that belong to one of several categories, which their arguments decide; each with those categories.
  public var ambiguousReasonUses: [[String]: [Mention]] = [:]
  /// The schemes that `canOpenURL` is asked about, without a colon.
  public var queriedSchemes: [Mention] = []
  /// The identifiers of tasks that are registered or submitted to `BGTaskScheduler`.
  public var backgroundTasks: [Mention] = []
  /// The purposes for which full accuracy of the location is asked for.
  public var accuracyPurposes: [Mention] = []
  /// Where the app registers for remote notifications.
  public var remoteNotifications: [Evidence] = []
  /// The modules that are imported and the names that are mentioned, of those that background modes and parts of devices are
  /// known by (`WatchedNames`), each with its first place.
  public var watchedNames: [String: Evidence] = [:]
  /// Whether the sources were read: else that something is not mentioned says nothing.
  public var isComplete = false
  /// Whether all code of the app was read and nothing is linked but the system: what no source mentions, it does not do.
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
    both.remoteNotifications = (remoteNotifications + other.remoteNotifications).uniqued()
    both.isComplete = isComplete && other.isComplete
    both.isWhole = isWhole && other.isWhole
    return both
  }
}
