import PropertyList

/// What is known of the app around a file.
///
/// Rules ask it instead of the disk. It is a snapshot: whoever makes one looks things up, nobody changes it. It speaks of
/// the bundles that the file belongs to: of an Info.plist, the one that it describes; of entitlements, a privacy manifest or
/// a table of strings, those that are built with it.
public struct ProjectContext: Sendable {
  /// The targets that the file belongs to.
  public var targets: [ProjectTarget]
  /// All targets of the project, those too.
  public var allTargets: [ProjectTarget]
  /// The Info.plist files of the bundles, without the file itself.
  public var infoPlists: [Document]
  /// The Info.plist files of the apps that hold the bundles, which are extensions, App Clips or watch apps then.
  public var hostInfoPlists: [Document]
  /// The entitlements files of the bundles, without the file itself.
  public var entitlements: [Document]
  /// The privacy manifests of the bundles, without the file itself.
  public var privacyManifests: [Document]
  /// The translations of the Info.plist or, for a table of strings, of the table.
  public var translations: Translations
  /// What in the project needs a purpose string, in a stable order.
  public var purposeNeeds: [PurposeNeed]
  /// The imports that point to protected resources without proving a use, in a stable order.
  public var purposeHints: [PurposeNeed] = []
  /// The purpose strings that some source, library or entitlement of the whole project may be the reason of; nil where code
  /// of the app was not read or is not known.
  public var justifiedKeys: Set<String>?
  /// Keys of the Info.plist that the build supplies from `INFOPLIST_KEY_*` settings.
  public var suppliedKeys: Set<String>
  /// What the sources of the bundles do.
  public var code: CodeFacts
  /// The names of the files in the project that are no sources, and of the sets in its asset catalogs; empty where nobody
  /// looked.
  public var resourceNames: Set<String>

  /// The entitlements files of the apps that hold the bundles.
  public var hostEntitlements: [Document] = []
  /// The definitions of intents that are built into the bundles, in the order of the project.
  public var intentDefinitions: [IntentDefinition] = []
  /// The libraries of the app that have no privacy manifest yet.
  public var outdatedSDKs: [OutdatedSDK] = []
  /// The bundles whose Info.plist or entitlements the build makes of what the file says, of a `project.pbxproj` for example.
  public var generated: [GeneratedBundle] = []

  /// Whether code that nobody runs here decides over keys of the Info.plist, so that none can be called missing.
  public var suppliesUnknownKeys: Bool { targets.contains(where: \.suppliesUnknownKeys) }

  /// Makes a context; without arguments that of a file that stands alone.
  public init(
    targets: [ProjectTarget] = [],
    allTargets: [ProjectTarget] = [],
    infoPlists: [Document] = [],
    hostInfoPlists: [Document] = [],
    entitlements: [Document] = [],
    privacyManifests: [Document] = [],
    translations: Translations = .none,
    purposeNeeds: [PurposeNeed] = [],
    suppliedKeys: Set<String> = [],
    code: CodeFacts = CodeFacts(),
    resourceNames: Set<String> = []
  ) {
    self.targets = targets
    self.allTargets = allTargets
    self.infoPlists = infoPlists
    self.hostInfoPlists = hostInfoPlists
    self.entitlements = entitlements
    self.privacyManifests = privacyManifests
    self.translations = translations
    self.purposeNeeds = purposeNeeds
    self.suppliedKeys = suppliedKeys
    self.code = code
    self.resourceNames = resourceNames
  }
}

/// A place outside the Info.plist that needs one of its purpose strings.
public struct PurposeNeed: Sendable, Hashable {
  /// What kind of place it is.
  public enum Kind: Sendable, Hashable {
    /// A call of a function or method.
    case call
    /// The mention of a type or an assignment.
    case use
    case entitlement
    /// A package of other people's code.
    case dependency
    /// An import, which proves no use.
    case moduleImport
  }

  /// The keys, as alternatives of groups: one group must be present with all its keys.
  public var alternatives: [[String]]
  /// What needs it, as people call it: a symbol, an entitlement.
  public var cause: String
  /// What kind of place it is.
  public var kind: Kind
  /// Whether Apple's documentation says so; else no more than a warning may be built on it.
  public var isCertain: Bool
  /// The platforms on which it is needed, as `PlatformAvailability` names them; empty where it is on all.
  public var platforms: Set<String>
  /// Where that stands.
  public var evidence: Evidence

  /// Makes a need.
  public init(
    alternatives: [[String]],
    cause: String,
    kind: Kind = .use,
    isCertain: Bool = true,
    platforms: Set<String> = [],
    evidence: Evidence
  ) {
    self.alternatives = alternatives
    self.cause = cause
    self.kind = kind
    self.isCertain = isCertain
    self.platforms = platforms
    self.evidence = evidence
  }
}

/// A place in another file that supports a finding.
public struct Evidence: Sendable, Hashable {
  /// The file.
  public var path: String
  /// The line, from zero.
  public var line: Int
  /// The text of that line, without its line end.
  public var lineText: String
  /// The bytes of `lineText` that matter.
  public var columns: Range<Int>

  /// Makes a piece of evidence.
  public init(path: String, line: Int, lineText: String, columns: Range<Int>) {
    self.path = path
    self.line = line
    self.lineText = lineText
    self.columns = columns
  }
}
