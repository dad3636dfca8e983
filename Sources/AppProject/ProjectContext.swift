import Locking
import PropertyList

/// What is known of the app around a file.
///
/// Rules ask it instead of the disk. It is a snapshot whose parts are looked up when they are first wanted, once for all
/// files of a bundle. It is about the bundles that the file belongs to: of an Info.plist, the one that it describes; of entitlements, a privacy manifest or
/// a table of strings, those that are built with it.
public struct ProjectContext: Sendable {
  /// The bundles that the file belongs to, as far as the settings of targets say; empty where none claims it.
  public var bundles: [AppBundle] {
    get { knownBundles }
    set { knownBundles = newValue }
  }
  @Deferred private var knownBundles: [AppBundle] = []
  /// What the code of the bundles does.
  @Deferred private var codeOfBundles = CodeOfBundles()
  /// The property lists of the bundles.
  @Deferred private var documents = BundleDocuments()
  /// The bundles that the build makes of what the file says.
  @Deferred private var generatedBundles: [GeneratedBundle] = []
  @Deferred private var writtenKeys: Set<String> = []

  /// The targets that the file belongs to.
  public var targets: [ProjectTarget]
  /// All targets of the project, those too.
  public var allTargets: [ProjectTarget]
  /// The Info.plist files of the bundles, without the file itself.
  public var infoPlists: [Document] {
    get { documents.infoPlists }
    set { documents.infoPlists = newValue }
  }
  /// The Info.plist files of the apps that hold the bundles, which are extensions, App Clips or watch apps then.
  public var hostInfoPlists: [Document] {
    get { documents.hostInfoPlists }
    set { documents.hostInfoPlists = newValue }
  }
  /// The entitlements files of the bundles, without the file itself.
  public var entitlements: [Document] {
    get { documents.entitlements }
    set { documents.entitlements = newValue }
  }
  /// The privacy manifests of the bundles, without the file itself.
  public var privacyManifests: [Document] {
    get { documents.privacyManifests }
    set { documents.privacyManifests = newValue }
  }
  /// The translations of the Info.plist or, for a table of strings, of the table.
  public var translations: Translations
  /// What in the project needs a purpose string, in a stable order.
  public var purposeNeeds: [PurposeNeed] {
    get { codeOfBundles.purposeNeeds }
    set { codeOfBundles.purposeNeeds = newValue }
  }
  /// The imports that point to protected resources without proving a use, in a stable order.
  public var purposeHints: [PurposeNeed] {
    get { codeOfBundles.purposeHints }
    set { codeOfBundles.purposeHints = newValue }
  }
  /// The purpose strings that some source, library or entitlement of the whole project may be the reason of; nil where code
  /// of the app was not read or is not known.
  public var justifiedKeys: Set<String>? {
    get { codeOfBundles.justifiedKeys }
    set { codeOfBundles.justifiedKeys = newValue }
  }
  /// Keys of the Info.plist that the build supplies from `INFOPLIST_KEY_*` settings.
  public var suppliedKeys: Set<String> {
    get { writtenKeys }
    set { writtenKeys = newValue }
  }
  /// What the sources of the bundles do.
  public var code: CodeFacts {
    get { codeOfBundles.facts }
    set { codeOfBundles.facts = newValue }
  }
  /// The names of the files in the project that are no sources, and of the sets in its asset catalogs; empty where nobody
  /// looked.
  public var resourceNames: Set<String>

  /// The entitlements files of the apps that hold the bundles.
  public var hostEntitlements: [Document] {
    get { documents.hostEntitlements }
    set { documents.hostEntitlements = newValue }
  }
  /// The definitions of intents that are built into the bundles, in the order of the project.
  public var intentDefinitions: [IntentDefinition] {
    get { documents.intentDefinitions }
    set { documents.intentDefinitions = newValue }
  }
  /// The libraries of the app that have no privacy manifest yet.
  public var outdatedSDKs: [OutdatedSDK] {
    get { codeOfBundles.outdatedSDKs }
    set { codeOfBundles.outdatedSDKs = newValue }
  }
  /// The bundles whose Info.plist or entitlements the build makes of what the file says, of a `project.pbxproj` for example.
  public var generated: [GeneratedBundle] {
    get { generatedBundles }
    set { generatedBundles = newValue }
  }

  /// Whether code that nobody runs here decides over keys of the Info.plist, so that none can be called missing.
  public var suppliesUnknownKeys: Bool { targets.contains(where: \.suppliesUnknownKeys) }

  /// Makes the context of a file at `path` that belongs to the bundles whose Info.plist files are `bundles`.
  ///
  /// What it takes to know is looked up later, when somebody wants it.
  init(of bundles: [String], in project: KnownProject, without path: String) {
    let model = project.model
    self.init(allTargets: model.targets.targets, resourceNames: model.files.resourceNames)
    let owners = model.targets.targets(withInfoPlists: bundles)
    let signed = owners.filter { $0.isSigned(with: path) }
    let targets = signed.isEmpty ? owners : signed
    self.targets = targets
    let documents = Lazy { BundleDocuments(of: bundles, targets, in: project, without: path) }
    _documents = Deferred { documents.value }
    _codeOfBundles = Deferred {
      CodeOfBundles(of: bundles, targets, documents.value.entitlements, in: project, without: path)
    }
    _knownBundles = Deferred {
      targets.flatMap(project.bundles).filter { bundle in
        bundle.infoPlist.map { bundles.contains($0.value) } ?? true
      }
    }
    _writtenKeys = Deferred { project.suppliedKeys(of: targets) }
  }

  /// Makes the context of a file that the build may make bundles of, which are `generated`.
  init(allTargets: [ProjectTarget], generated: @escaping @Sendable () -> [GeneratedBundle]) {
    self.init(allTargets: allTargets)
    _generatedBundles = Deferred(generated)
  }

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
    self.translations = translations
    writtenKeys = suppliedKeys
    self.resourceNames = resourceNames
    self.knownBundles = targets.flatMap(AppBundle.bundles)
    var documents = BundleDocuments()
    (documents.infoPlists, documents.hostInfoPlists) = (infoPlists, hostInfoPlists)
    (documents.entitlements, documents.privacyManifests) = (entitlements, privacyManifests)
    self.documents = documents
    var known = CodeOfBundles()
    (known.facts, known.purposeNeeds) = (code, purposeNeeds)
    codeOfBundles = known
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
