import BuildDescriptions
import Dependencies
import KeyCatalog
import ProjectFiles

/// The contents of the files about the libraries of a project.
struct DependencyListing {
  var dependencies: [Dependency] = []
  /// Those of them for the versions that the project gets.
  var resolved: [Dependency] = []
  var switches = DependencySwitches()
  /// Whether each file that requests some has a lock file next to it.
  var isListed = false
  /// The pods that each pod requires.
  var requirements: [String: Set<String>] = [:]
  /// The packages whose pods were installed last; nil if that is not known.
  var installed: Set<String>?
  /// The packages that only a tool of Expo links: none has a podspec where others have it.
  var ofExpo: Set<String> = []

  /// Reads the pods in the lock file of CocoaPods and in the folders of packages; linear in them.
  mutating func readPods(in folders: [String], _ files: any FileAccess) {
    let locks = folders.lazy.map { FilePath.join($0, DependencyFile.podfileLock.fileName) }
    if let lock = locks.firstResult({ files.contents(of: $0, limit: DescriptionFile.limit) }) {
      requirements = PodfileLock.requirements(in: lock)
      let packages = PodfileLock.packages(in: lock)
      // A lock file of an older React Native lacks what was added since.
      if packages.contains("react-native"), !ResolvedPackages.haveOlderPods(resolved) { installed = packages }
    }
    // Who installs Expo itself lets it change the Podfile, one that does not show it is not that of the app.
    guard let podfile = switches.podfile, !podfile.mayLinkExpo,
      !resolved.contains(where: { $0.kind == .npm && $0.name == "expo" })
    else { return }
    let names = Set(resolved.filter { $0.kind == .npm && Self.isOfExpo($0.name) }.map(\.name))
    ofExpo = names.filter { name in
      !folders.contains { folder in
        files.entries(of: FilePath.join(folder, "node_modules/\(name)"))
          .contains { FilePath.fileExtension($0.name) == "podspec" }
      }
    }
  }

  private static func isOfExpo(_ package: String) -> Bool {
    ["expo-", "unimodules-", "@unimodules/"].contains { package.hasPrefix($0) }
  }

  /// Returns a function that returns whether the app may link a dependency, for one that gets `pods`.
  ///
  /// Source: the documentation of React Native's command line tool, "Autolinking".
  func linkage(of pods: PodfileTargets.Pods?) -> (Dependency) -> Bool {
    let linksPackages = switches.podfile?.all?.takesPackages ?? false
    let requested = requestedPackages
    let given = pods.flatMap { $0.namesAll ? closure(of: $0.names) : nil }
    return { dependency in
      let name = dependency.name
      switch dependency.kind {
      case .pod: return given?.contains(String(name.prefix { $0 != "/" })) ?? true
      case .npm where dependency.isDirect:
        guard !PackageLinkage.replaces(name, requested), !switches.excludedPackages.contains(name),
          switches.includedPlugins?.contains(name) ?? true
        else {
          return false
        }
        guard linksPackages, let pods, !pods.packages.contains(name) else { return true }
        guard pods.links(name), !ofExpo.contains(name) else { return false }
        return installed?.contains(name) ?? true || KeyCatalog.javaScriptPackage(name)?.isNative == false
      default: return true
      }
    }
  }

  /// The packages of npm that the project requests, with those that they require as far as they are known.
  var requestedPackages: Set<String> { Set(resolved.lazy.filter { $0.kind == .npm }.map(\.name)) }

  /// Returns pods with all that they require.
  private func closure(of pods: Set<String>) -> Set<String> {
    var (found, pending) = (pods, Array(pods))
    while let pod = pending.popLast() {
      for required in requirements[pod] ?? [] where found.insert(required).inserted { pending.append(required) }
    }
    return found
  }
}
