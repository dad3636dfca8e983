import BuildDescriptions
import Locking
import ProjectFiles
import PropertyList

/// What is known of the app around a file.
///
/// Rules use it instead of the disk. It is a snapshot whose parts are computed on first use, once for all files of a
/// bundle. It describes the bundles that the file belongs to: of an Info.plist, the one that it describes; of
/// entitlements, a privacy manifest or a string table, those that are built with it.
public struct ProjectContext: Sendable {
  /// The targets that the file belongs to.
  public var targets: [ProjectTarget]
  /// All targets of the project, including those.
  public var allTargets: [ProjectTarget]
  /// The names of the project's files that are not sources, and of the sets in its asset catalogs; empty without a project.
  public var resourceNames: Set<String>
  /// How certain it is that the file belongs to its bundles: a target names it, or its place suggests it.
  public var attribution: FactBasis
  /// Whether no target takes the file although the project lists what all of them take.
  public internal(set) var isUnused = false
  /// Whether no target and no script copies the file, which libraries look for in an app.
  public internal(set) var isLeftOut = false
  /// Whether the file is part of what was built, in which nothing is left to a build.
  public package(set) var isBuilt = false
  /// What the build made of the bundle that the file belongs to; nil for sources.
  public package(set) var built: BuiltBundle?
  /// The translations of the Info.plist or, for a string table, of the table.
  public var translations: Translations

  /// The bundles that the file belongs to, as far as settings of targets show; empty if no target claims the file.
  @Deferred public var bundles: [AppBundle] = []
  /// The property lists of the bundles.
  @Deferred public var documents = BundleDocuments()
  /// What the code of the bundles does.
  @Deferred public var code = CodeUsage()
  /// The bundles whose Info.plist or entitlements the build makes from the file, such as a `project.pbxproj`.
  @Deferred public var generated: [GeneratedBundle] = []
  /// For a string table, all tables of the project with the code that asks for their texts.
  @Deferred public var strings = ProjectStrings()
  /// For a string table, all its files; nil for other files.
  @Deferred public var table: TableFamily? = nil
  /// The encoding that an Xcode project gives a string table, as Foundation numbers it; nil for other files and without one.
  @Deferred public var declaredEncoding: Int? = nil
  /// The keys of the Info.plist that the build supplies from `INFOPLIST_KEY_*` settings.
  @Deferred public var suppliedKeys: Set<String> = []

  /// The names of the fonts that the targets of the bundles are known to take.
  @Deferred public var fonts: Set<String> = []
  /// The paths in the bundle of the fonts of the project, by their names: none for one that no target of the bundle takes; empty if the
  /// file is for several bundles, or a script may copy fonts.
  @Deferred public var fontPlaces: [String: Set<String>] = [:]
  /// The storyboards and nibs of the bundles, by their names without extension; read on first use.
  public private(set) var interfaces: @Sendable (_ name: String) -> [InterfaceContents] = { _ in [] }
  /// The languages that the Xcode projects list, as folders are named, without `Base`.
  @Deferred public var regions: Set<String> = []
  /// The names of the build settings that scripts of the repository hand to Xcode.
  @Deferred public var passedSettings: Set<String> = []
  /// The keys of Info.plist files that such scripts may write before a build.
  @Deferred public var scriptedKeys: Set<String> = []
  /// The provisioning profiles among the files of the project.
  @Deferred public var profiles: [KnownProfile] = []
  /// The name of the target of a package in whose folder a privacy manifest is without being one of its resources; nil for others.
  public internal(set) var packageTargetWithoutFile: String?
  /// The icons of apps in the asset catalogs of the project.
  @Deferred public var iconSets: [IconSet] = []
  /// The names of the string tables in the folders of languages in the folder of a property list.
  @Deferred public var tableNames: Set<String> = []

  /// The names of the files and folders in a folder, given by its path from that of a property list; of a file of a bundle they are
  /// unknown.
  public private(set) var names: @Sendable (_ folder: String) -> [String] = { _ in [] }
  /// Whether git leaves out a file of a name in that folder; tools write most of those files.
  public private(set) var isIgnored: @Sendable (_ name: String) -> Bool = { _ in false }
  /// The absolute paths of the Info.plist files that settings name, that do not exist and that git would not leave out, for a
  /// `project.pbxproj`.
  @Deferred public var missingInfoPlists: Set<String> = []
  /// The limits that a file which describes the project reaches, so that a part of it is not known.
  @Deferred public var reachedLimits: [ReachedLimit] = []

  private var contextOfTarget: @Sendable (ProjectTarget) -> ProjectContext = { _ in ProjectContext() }
  private var bundlesOfTarget: @Sendable (ProjectTarget) -> [AppBundle] = { _ in [] }

  /// The Info.plist as it was in the last release; nil if there was none or it is not known.
  @Deferred public var released: ReleasedDocument? = nil

  /// Whether code that is not run here writes keys of the Info.plist, so that none can be reported as missing.
  public var suppliesUnknownKeys: Bool { targets.contains(where: \.suppliesUnknownKeys) }

  /// Makes the context of a file at `path` that belongs to the bundles whose Info.plist files are `bundles`.
  init(of bundles: [String], in project: KnownProject, without path: String) {
    let model = project.model
    self.init(allTargets: model.targets.targets, resourceNames: model.files.resourceNames)
    let owners = model.targets.targets(withInfoPlists: bundles)
    let signed = owners.filter { $0.isSigned(with: path) }
    let targets = signed.isEmpty ? owners : signed.map { $0.narrowed(toSDKsOf: path) }
    self.targets = targets
    attribution = targets.contains { $0.claims(path) } ? .read : .assumed
    let documents = Lazy { BundleDocuments(of: bundles, targets, in: project, without: path) }
    _documents = Deferred { documents.value }
    _code = Deferred {
      CodeUsage(of: bundles, targets, documents.value.entitlements, in: project, without: path)
    }
    _bundles = Deferred {
      let configurations = Set(targets.flatMap(\.configurations))
      return targets.flatMap(project.bundles).filter { bundle in
        !configurations.isDisjoint(with: bundle.configurations)
          && (bundle.infoPlist.map { bundles.contains($0.value) } ?? true
            || bundle.target?.generatedInfoPlist.map(bundles.contains) ?? false)
      }
    }
    _suppliedKeys = Deferred { project.suppliedKeys(of: targets) }
    _fonts = Deferred { bundles.reduce(into: []) { $0.formUnion(project.files(of: $1).fonts) } }
    _fontPlaces = Deferred {
      guard bundles.count == 1, let bundle = bundles.first, !project.mayCopyFonts else { return [:] }
      return project.files(of: bundle).fontPlaces
    }
    interfaces = { name in bundles.flatMap { project.interfaces(named: name, in: $0) } }
    addIcons(of: project)
    addSettings(of: project)
    bundlesOfTarget = project.bundles
  }

  /// Makes the context of a file from which the build may make bundles, which are `generated`.
  init(allTargets: [ProjectTarget], generated: @escaping @Sendable () -> [GeneratedBundle]) {
    self.init(allTargets: allTargets)
    _generated = Deferred(generated)
  }

  /// Leaves out of the keys that the build supplies those that `document`, which the build makes, has itself.
  mutating func leaveOutKeys(of document: Document) {
    let supplied = _suppliedKeys
    _suppliedKeys = Deferred {
      supplied.wrappedValue.subtracting(document.rootDictionary?.entries.compactMap(\.name) ?? [])
    }
  }

  /// Adds what is known of the bundles of a target, which is looked up when it is asked for.
  mutating func addTargets(_ context: @escaping @Sendable (ProjectTarget) -> ProjectContext) {
    contextOfTarget = context
  }

  /// Adds the Info.plist of the last release, which is read on first use.
  mutating func add(released: @escaping @Sendable () -> ReleasedDocument?) { _released = Deferred(released) }

  /// Adds the icons in the asset catalogs of the project, which are read on first use.
  mutating func addIcons(of project: KnownProject) { _iconSets = Deferred { project.iconSets } }

  /// Adds the provisioning profiles of the project, which are read on first use.
  mutating func addProfiles(of project: KnownProject) { _profiles = Deferred { project.profiles } }

  /// Adds what Xcode projects and scripts set for all targets, which is read on first use.
  mutating func addSettings(of project: KnownProject) {
    _regions = Deferred { project.regions }
    addProfiles(of: project)
    _passedSettings = Deferred { project.scripts.settings }
    _scriptedKeys = Deferred { project.scripts.writtenKeys }
  }

  /// Adds the names of what lies in the folder at `path`, and in the folders of languages there; they are looked up on first use.
  mutating func addNames(in path: String, _ files: any FileAccess) {
    names = { folder in files.entries(of: FilePath.absolute(folder, from: path)).map(\.name) }
    _tableNames = Deferred {
      let folders = files.entries(of: path).filter { $0.type == .folder && FilePath.fileExtension($0.name) == "lproj" }
      return Set(folders.flatMap { files.entries(of: FilePath.join(path, $0.name)) }.map(\.name))
    }
  }

  /// Adds what is known of files by their names alone, and the limits that the file reaches; all is looked up on first use.
  mutating func add(
    missingInfoPlists: @escaping @Sendable () -> Set<String>,
    reachedLimits: @escaping @Sendable () -> [ReachedLimit],
    isIgnored: @escaping @Sendable (_ name: String) -> Bool
  ) {
    self.isIgnored = isIgnored
    _missingInfoPlists = Deferred(missingInfoPlists)
    _reachedLimits = Deferred(reachedLimits)
  }

  /// Makes a context; without arguments that of a file without a project.
  public init(
    targets: [ProjectTarget] = [],
    allTargets: [ProjectTarget] = [],
    documents: BundleDocuments = BundleDocuments(),
    translations: Translations = .none,
    code: CodeUsage = CodeUsage(),
    suppliedKeys: Set<String> = [],
    resourceNames: Set<String> = [],
    attribution: FactBasis = .read
  ) {
    self.attribution = attribution
    self.targets = targets
    self.allTargets = allTargets
    self.translations = translations
    self.resourceNames = resourceNames
    self.documents = documents
    self.code = code
    self.suppliedKeys = suppliedKeys
    let embedding = Lazy { Embedding(allTargets) }
    bundlesOfTarget = { AppBundle.bundles(of: $0, in: embedding.value) }
    bundles = targets.flatMap(bundlesOfTarget)
  }

  /// Returns the bundles that `target`, one of `allTargets`, builds in all its configurations, as far as its settings show.
  public func bundles(of target: ProjectTarget) -> [AppBundle] { bundlesOfTarget(target) }

  /// For a description of a project, returns what is known of the bundles of `target`, one of `allTargets`, with their Info.plist files.
  ///
  /// Of other files it is empty.
  public func context(of target: ProjectTarget) -> ProjectContext { contextOfTarget(target) }
}

extension ProjectContext {
  /// Returns the context with the string table at `path`, which is looked up on first use.
  func with(tableAt path: String, in project: KnownProject) -> ProjectContext {
    var context = self
    context._table = Deferred { project.translations.family(ofTableAt: path) }
    context._strings = Deferred { project.translations.strings }
    context.addSettings(of: project)
    context._declaredEncoding = Deferred { project.tableEncodings[path] }
    return context
  }
}
