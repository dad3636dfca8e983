import BuildDescriptions
import CodeScanning
import Dependencies
import KeyCatalog
import ProjectFiles

/// The libraries that the app of a project is built with, and what follows from them.
struct ProjectDependencies: Sendable {
  /// The purpose strings that they need.
  let purposeNeeds: [PurposeNeed]
  /// What packages of npm need other than that.
  let packageUses: [PackageUse]
  /// The keys that build phases of packages write into the Info.plist.
  let copiedKeys: Set<String>
  /// The parts of `react-native-permissions` that are chosen.
  let permissionHandlers: Set<String>
  /// Whether there are no libraries.
  let isEmpty: Bool
  /// Those that have no privacy manifest yet.
  let outdatedSDKs: [OutdatedSDK]
  /// Whether all libraries are known: each file that requests some has a lock file next to it, and the catalog has
  /// what each needs.
  let areAllKnown: Bool
  /// Whether only tools of Xcode's projects fetch them, so that no code in other languages is part of the app.
  let areNative: Bool
  /// Whether React Native is among them.
  let includeReactNative: Bool
  /// Whether what they use is written into the privacy manifest of the app: React Native does so for all pods.
  let shareManifest: Bool
  /// The categories of API with required reasons that are written into it.
  let mergedCategories: Set<String>
  /// Whether some of them may copy files into the app, as CocoaPods does; others have bundles of their own.
  let copyFiles: Bool
  /// Whether there are packages of the Swift Package Manager among them.
  let hasSwiftPackages: Bool

  /// The macros of the Podfile that are on; nil without a Podfile.
  let enabledMacros: Set<String>?
  /// Which packages of npm are linked.
  let linkage: PackageLinkage
  private let all: [Dependency]
  private let listing: DependencyListing

  /// How many folders around a project are looked at: toolkits keep its folder two levels deep in theirs.
  private static let outerLimit = 2
  /// Folders that toolkits put an Xcode project into.
  private static let innerNames: Set<String> = ["App", "ios", "macos"]

  /// Reads the lock files of the project in the folder `root`; linear in them.
  init(at root: String, _ projects: [String], _ reader: ProjectReader) {
    var listing = DependencyListing()
    let folders = Self.folders(root, reader.files)
    for folder in folders {
      for file in DependencyFile.allCases {
        if let lock = file.lock, reader.files.status(of: FilePath.join(folder, lock.fileName)) != nil { continue }
        listing.dependencies += reader.dependencies(at: FilePath.join(folder, file.fileName), file)
      }
      for name in DependencySwitches.fileNames {
        if let found = reader.switches(at: FilePath.join(folder, name)) { listing.switches.add(found) }
      }
    }
    // Xcode keeps the versions of packages inside its projects and workspaces.
    let containers =
      projects.map { FilePath.join(FilePath.folder($0), "project.xcworkspace") } + Self.workspaces(root, reader.files)
    for container in containers {
      let path = FilePath.join(container, "xcshareddata/swiftpm/\(DependencyFile.packageResolved.fileName)")
      listing.dependencies += reader.dependencies(at: path, .packageResolved)
    }
    let packages = listing.dependencies.filter { $0.kind == .npm }
    var resolved = listing.dependencies
    if !packages.isEmpty, packages.allSatisfy({ ProjectFormat.npm.isFile($0.evidence.path) }) {
      resolved += Self.sharedVersions(around: folders, reader)
    }
    listing.resolved = ResolvedPackages.resolved(resolved)
    listing.isListed = DependencyFile.requests.allSatisfy { request, list in
      !folders.contains { folder in
        reader.files.status(of: FilePath.join(folder, request)) != nil
          && reader.files.status(of: FilePath.join(folder, list)) == nil
      }
    }
    if listing.switches.podfile != nil { listing.readPods(in: folders, reader.files) }
    self.init(listing, givenTo: listing.switches.podfile?.all)
  }

  /// Returns those that the Podfile gives to `targets`, any of which builds the app, of all that a project has; all if it is not known
  /// which these are.
  func given(to targets: [ProjectTarget], among all: [ProjectTarget]) -> ProjectDependencies {
    guard let podfile = listing.switches.podfile, !targets.isEmpty,
      // The Podfile may be for another project.
      all.contains(where: { podfile.names($0.name) })
    else { return self }
    let pods = targets.map { podfile.pods(of: $0.name) }
    guard let first = pods.first ?? nil, !pods.contains(nil) else { return self }
    let given = pods.dropFirst().compactMap(\.self).reduce(first) { $0.merging($1) }
    return given == podfile.all ? self : ProjectDependencies(listing, givenTo: given)
  }

  /// Derives what follows from those that a target is given by the Podfile, nil if that is not known; linear.
  private init(_ listing: DependencyListing, givenTo pods: PodfileTargets.Pods?) {
    self.listing = listing
    let (switches, isLinked) = (listing.switches, listing.linkage(of: pods))
    let dependencies = listing.resolved.filter(isLinked)
    all = listing.dependencies.filter(isLinked)
    enabledMacros = switches.enabledMacros
    isEmpty = listing.dependencies.isEmpty
    let linked = DependencyNeeds.linkedPackages(among: dependencies)
    let unlinked = listing.resolved.filter { $0.kind == .npm && $0.isDirect && !isLinked($0) }.map(\.name)
    linkage = PackageLinkage(
      requested: listing.requestedPackages,
      unlinked: Set(unlinked),
      linked: linked,
      switches
    )
    purposeNeeds = DependencyNeeds.needs(of: dependencies, linked: linked, switches: switches)
    packageUses = DependencyNeeds.packageUses(of: linked, switches: switches)
    copiedKeys = dependencies.reduce(into: []) { $0.formUnion(switches.copiedKeys[$1.name] ?? []) }
    permissionHandlers = Set(switches.permissionHandlers.map(\.name))
    areAllKnown = listing.isListed && DependencyNeeds.areAllKnown(listing.resolved)
    areNative = listing.dependencies.allSatisfy { [.carthage, .pod, .swiftPackage].contains($0.kind) }
    includeReactNative = dependencies.contains { $0.kind == .npm && $0.isDirect && $0.name == "react-native" }
    shareManifest = includeReactNative && switches.mergeManifests
    mergedCategories = packageUses.reduce(into: []) { found, use in
      if switches.mergeManifests, case .declaredReason(let category) = use.need.subject { found.insert(category) }
    }
    copyFiles = dependencies.contains { [.cordovaPlugin, .npm, .pod].contains($0.kind) }
    hasSwiftPackages = dependencies.contains { $0.kind == .swiftPackage }
    outdatedSDKs = OutdatedSDK.find(in: dependencies)
  }

  /// Returns the folder of a project and those of a toolkit around it, from the inside.
  static func folders(_ root: String) -> [String] {
    var folders = [root]
    while folders.count <= outerLimit, let last = folders.last, innerNames.contains(FilePath.name(last)) {
      folders.append(FilePath.folder(last))
    }
    return folders
  }

  /// Returns the same with the folder of an app that keeps its project elsewhere.
  static func folders(_ root: String, _ files: any FileAccess) -> [String] {
    let folders = folders(root)
    guard let app = CapacitorConfiguration.app(ofProjectIn: root, files), !folders.contains(app) else { return folders }
    return folders + [app]
  }

  /// Returns whether a version of the library is known to be older than the first that needs `need`; linear.
  func isOlder(than need: LibraryNeed) -> Bool {
    all.contains { $0.isOlder(than: need) }
  }

  /// Returns the places where the project requests a package of `need`, each once; linear.
  func requests(of need: LibraryNeed) -> [Evidence] {
    all.filter { $0.isRequested(by: need) }.map(\.evidence).uniqued()
  }

  /// Returns the packages in the lock file that several apps of a repository share.
  private static func sharedVersions(around folders: [String], _ reader: ProjectReader) -> [Dependency] {
    guard var folder = folders.last else { return [] }
    for _ in 0..<sharedLimit where reader.files.status(of: FilePath.join(folder, ".git")) == nil && folder != "/" {
      folder = FilePath.folder(folder)
      for file in DependencyFile.packageLocks {
        let found = reader.dependencies(at: FilePath.join(folder, file.fileName), file)
        // What the lock file calls direct is so for the folder around the apps.
        guard found.isEmpty else {
          return found.map { dependency in
            var dependency = dependency
            dependency.isDirect = false
            return dependency
          }
        }
      }
    }
    return []
  }

  /// How many folders around an app are looked at for the lock file that it shares with others.
  private static let sharedLimit = 4

  private static func workspaces(_ root: String, _ files: any FileAccess) -> [String] {
    files.entries(of: root).filter { $0.type == .folder && ProjectFormat.xcodeWorkspace.isFolder($0.name) }
      .map { FilePath.join(root, $0.name) }
  }
}
