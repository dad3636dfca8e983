import BuildDescriptions
import Dependencies
import ProjectFiles

/// The libraries of an app whose code is on the disk, although no Xcode project there builds them: pods that are committed without
/// theirs or lie elsewhere, and packages of Flutter with a path.
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
    let file = DependencyFile.podfileLock
    let path = FilePath.join(root, file.fileName)
    guard let contents = reader.files.contents(of: path, limit: DescriptionFile.limit) else { return [] }
    let folder = FilePath.join(root, "Pods")
    let project = ProjectFormat.xcodeProject.file(in: FilePath.join(folder, "Pods.xcodeproj"))
    // A project there builds all pods, those from elsewhere too.
    guard reader.files.status(of: project) == nil else { return [] }
    let local = PodfileLock.localPaths(in: contents).mapValues { FilePath.absolute($0, from: root) }
    let names = Set(reader.dependencies(at: path, file).map { String($0.name.prefix { $0 != "/" }) })
    return names.sorted().prefix(podLimit).compactMap { name in
      if let place = local[name] { return localPod(name, at: place, in: project, reader.files) }
      let own = FilePath.join(folder, name)
      guard reader.files.status(of: own)?.type == .folder else { return nil }
      return target(name, [.init(path: own)], declaredIn: project)
    }
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
