import BuildDescriptions
import Dependencies
import ProjectFiles

/// The libraries of an app whose code is on the disk, although no Xcode project there builds them: pods that are committed without
/// theirs or lie elsewhere, packages of npm in the repository that are pods, and packages of Flutter with a path.
struct LocalLibraries {
  /// A target for each of them.
  let targets: [ProjectTarget]

  private static let podLimit = 500
  /// Folders into which tools fetch packages or link them.
  private static let fetched: Set<Substring> = [".symlinks", "node_modules"]

  /// Finds those of the project in the folder `root`; linear in its lock file and the descriptions of the packages.
  init(of root: String, _ reader: ProjectReader) {
    let packages = FlutterSources.localPackages(ofProjectIn: root, reader.files).map { package in
      Self.target(
        package.name,
        package.folders.map { .init(path: $0) },
        declaredIn: ProjectFormat.flutter.file(in: FilePath.folder(root))
      )
    }
    targets = packages + Self.pods(of: root, reader)
  }

  /// Returns `targets` with the libraries linked to the apps among them.
  func linked(to targets: [ProjectTarget]) -> [ProjectTarget] {
    guard !self.targets.isEmpty else { return targets }
    let references = self.targets.map { TargetReference.outerTarget($0.name, project: $0.declaredIn) }
    return targets.map { target in
      guard target.role == .app, !target.isTest, target.membership?.isEmpty == false else { return target }
      var linking = target
      linking.membership?.dependencies += references
      return linking
    }
  }

  private static func pods(of root: String, _ reader: ProjectReader) -> [ProjectTarget] {
    let folder = FilePath.join(root, "Pods")
    let project = ProjectFormat.xcodeProject.file(in: FilePath.join(folder, "Pods.xcodeproj"))
    // A project there builds all pods, those from elsewhere too.
    guard reader.files.status(of: project) == nil else { return [] }
    let file = DependencyFile.podfileLock
    let path = FilePath.join(root, file.fileName)
    let app = JavaScriptSources.folder(ofProjectIn: root, reader.files)
    let packages = app.map { LocalPackages.requestedFolders(ofAppIn: $0, reader.files) } ?? []
    guard let contents = reader.files.contents(of: path, limit: DescriptionFile.limit) else {
      return requestedPods(of: root, app ?? root, packages, reader).prefix(podLimit).compactMap { name, place in
        localPod(name, at: place, in: project, reader.files)
      }
    }
    let installed = Dictionary(packages.map { (packageName($0, reader), $0) }) { first, _ in first }
    let local = PodfileLock.localPaths(in: contents).mapValues { path in
      // The package manager links the folder there.
      NodeModules.package(at: path).flatMap { installed[$0] } ?? FilePath.absolute(path, from: root)
    }
    let names = Set(reader.dependencies(at: path, file).map { String($0.name.prefix { $0 != "/" }) })
    return names.sorted().prefix(podLimit).compactMap { name in
      if let place = local[name] { return localPod(name, at: place, in: project, reader.files) }
      let own = FilePath.join(folder, name)
      guard reader.files.status(of: own)?.type == .folder else { return nil }
      return target(name, [.init(path: own)], declaredIn: project)
    }
  }

  /// Returns the pods that the Podfile names with their paths, and those of the packages that it links, with their podspecs or folders.
  ///
  /// Source: the documentation of React Native's command line tool, "Autolinking".
  private static func requestedPods(
    of root: String,
    _ app: String,
    _ packages: [String],
    _ reader: ProjectReader
  ) -> [(name: String, place: String)] {
    let podfile = reader.switches(at: ProjectFormat.cocoaPods.file(in: root))?.podfile
    guard let pods = podfile?.all else { return [] }
    let named = pods.paths.sorted { $0.key < $1.key }.map { ($0.key, FilePath.absolute($0.value, from: root)) }
    guard pods.takesPackages, !packages.isEmpty else { return named }
    let direct = reader.dependencies(at: ProjectFormat.npm.file(in: app), .packageJSON).map(\.name)
    let excluded = DependencySwitches.fileNames.flatMap { name in
      reader.switches(at: FilePath.join(app, name))?.excludedPackages ?? []
    }
    let linked = Set(direct).subtracting(excluded)
    return named
      + packages.filter { linked.contains(packageName($0, reader)) }.flatMap { folder in
        reader.files.entries(of: folder).map(\.name).filter { FilePath.fileExtension($0) == "podspec" }
          .map { (String($0.dropLast(".podspec".count)), FilePath.join(folder, $0)) }
      }
  }

  /// Returns the name of the package of npm in a folder; empty if it has none.
  private static func packageName(_ folder: String, _ reader: ProjectReader) -> String {
    DescriptionFile(.npm, in: folder, reader.files)?.yaml()?["name"]?.string ?? ""
  }

  /// Returns the pod whose podspec or its folder is at `path`; nil if what it takes is not known.
  private static func localPod(
    _ name: String,
    at path: String,
    in project: String,
    _ files: any FileAccess
  ) -> ProjectTarget? {
    guard fetched.isDisjoint(with: path.split(separator: "/")) else { return nil }
    let file = path.hasSuffix(".podspec") ? path : FilePath.join(path, "\(name).podspec")
    let contents = files.contents(of: file, limit: DescriptionFile.limit)
    return contents.flatMap { Podspec($0)?.folder(at: FilePath.folder(file)) }.map {
      target(name, [$0], declaredIn: project)
    }
  }

  private static func target(
    _ name: String,
    _ folders: [TargetMembership.Folder],
    declaredIn path: String
  ) -> ProjectTarget {
    var target = ProjectTarget(name: name, productType: "library.static", configurations: [], declaredIn: path)
    target.membership = TargetMembership(of: folders)
    return target
  }
}
