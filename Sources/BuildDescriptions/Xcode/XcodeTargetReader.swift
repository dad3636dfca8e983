import ProjectFiles
import PropertyList

/// Reads targets from the objects of an Xcode project.
struct XcodeTargetReader {
  private let path: String
  private let objects: PBXObjects
  private let paths: PBXPaths
  /// The folder that paths are relative to.
  private let folder: String
  /// The names of the targets by the ids of their products.
  private let builders: [String: String]
  /// The files that join targets one by one, by the ids of those.
  private let added: [String: [String]]
  /// The number of files that targets may have.
  private let budget: WorkBudget

  /// Makes a reader for the `project.pbxproj` at `path`; linear in its objects.
  init(path: String, objects: PBXObjects, paths: PBXPaths, folder: String, _ budget: WorkBudget) {
    (self.path, self.objects, self.paths, self.folder) = (path, objects, paths, folder)
    self.budget = budget
    builders = objects.all("PBXNativeTarget").reduce(into: [:]) { builders, target in
      if let product = target.object.text("productReference") { builders[product] = target.object.text("name") }
    }
    added = Self.added(objects, paths)
  }

  /// Returns the target that `target`, the object with the id `id`, describes; nil if the budget is used up.
  func target(_ target: Node, id: String) -> XcodeTarget? {
    let phases = objects.objects("buildPhases", of: target)
    let buildFiles = phases.flatMap { objects.objects("files", of: $0.object) }.map(\.object)
    let references = buildFiles.compactMap { $0.text("fileRef") }.uniqued()
    guard budget.take(references.reduce(buildFiles.count) { $0 + (paths.variants[$1]?.count ?? 1) }) else { return nil }
    let files = references.flatMap { paths.variants[$0] ?? [$0] }.compactMap { paths.paths[$0] }
    let folders = objects.objects("fileSystemSynchronizedGroups", of: target)
    let products =
      objects.objects("packageProductDependencies", of: target).map(\.object)
      + buildFiles.compactMap { objects.object("productRef", of: $0) }
    return XcodeTarget(
      name: target.text("name") ?? "",
      productType: target.text("productType"),
      configurations: configurations(of: target),
      membership: TargetMembership(
        files: Set(files + (added[id] ?? []) + folders.flatMap { wholeFolders($0.object, $0.id) }).sorted(),
        folders: folders.compactMap { folder($0.object, $0.id, of: id) },
        copiesIntoFolders: phases.contains { Self.copiesIntoFolder($0.object) },
        dependencies: (dependencies(of: target) + references.compactMap(product) + products.compactMap(packageProduct))
          .uniqued()
      ),
      embeds: embeds(of: phases.map(\.object)),
      product: objects.object("productReference", of: target)?.text("path"),
      place: place(of: target)
    )
  }

  /// Returns the place of the name of a target; nil if it has none.
  func place(of target: Node) -> Evidence? {
    target.value(forKey: "name").map { Evidence(path: path, text: $0.tree.text, range: $0.range) }
  }

  // MARK: Dependencies

  private func dependencies(of target: Node) -> [TargetReference] {
    objects.objects("dependencies", of: target).compactMap { dependency in
      if let name = objects.object("target", of: dependency.object)?.text("name") { return .target(name) }
      let proxy = objects.object("targetProxy", of: dependency.object)
      guard let name = proxy?.text("remoteInfo") ?? dependency.object.text("name") else { return nil }
      return proxy?.text("containerPortal").flatMap { paths.paths[$0] }
        .map { .outerTarget(name, project: ProjectFormat.xcodeProject.file(in: $0)) } ?? .target(name)
    }
  }

  /// Returns the target that builds the product with this id; nil for other files.
  private func product(_ id: String) -> TargetReference? {
    if let name = builders[id] { return .target(name) }
    // Products have no path in the project.
    guard paths.paths[id] == nil, let file = objects[id], file.text("sourceTree") == "BUILT_PRODUCTS_DIR" else {
      return nil
    }
    return file.text("path").map { .product(FilePath.name($0)) }
  }

  /// Returns the product of a package; nil for one that is fetched.
  private func packageProduct(_ product: Node) -> TargetReference? {
    let package = objects.object("package", of: product)
    guard package?.text("isa") != "XCRemoteSwiftPackageReference" else { return nil }
    let path = package?.text("relativePath").map { FilePath.absolute($0, from: folder) }
    return product.text("productName").map { .packageProduct($0, package: path) }
  }

  /// Returns the targets whose products are copied by one of the build phases.
  private func embeds(of phases: [Node]) -> [String] {
    let copies = phases.filter { $0.text("isa") == "PBXCopyFilesBuildPhase" }
    return copies.flatMap { objects.objects("files", of: $0) }.compactMap { file in
      file.object.text("fileRef").flatMap { builders[$0] }
    }.uniqued()
  }

  // MARK: Configurations

  /// Returns the configurations of a target or of the project.
  func configurations(of object: Node?) -> [XcodeConfiguration] {
    let list = objects.object("buildConfigurationList", of: object)
    return objects.objects("buildConfigurations", of: list).map { _, configuration in
      XcodeConfiguration(
        name: configuration.text("name") ?? "",
        configurationFile: configurationFile(configuration),
        configurationFilePlace: configurationFilePlace(configuration),
        settings: settings(configuration),
        insertion: configuration.value(forKey: "buildSettings").flatMap { PBXInsertion.place(in: $0, path: path) }
      )
    }
  }

  private func configurationFile(_ configuration: Node) -> String? {
    if let id = configuration.text("baseConfigurationReference"), let reference = objects[id] {
      // A reference that is in no group is relative to the project.
      return paths.paths[id] ?? reference.text("path").map { FilePath.absolute($0, from: folder) }
    }
    // Since object version 77 it may be named by its place in a synchronised folder.
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor").flatMap({ paths.paths[$0] }),
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return FilePath.absolute(path, from: anchor)
  }

  private func configurationFilePlace(_ configuration: Node) -> Evidence? {
    let name =
      objects.object("baseConfigurationReference", of: configuration)?.value(forKey: "path")
      ?? configuration.value(forKey: "baseConfigurationReferenceRelativePath")
    return name.map { Evidence(path: path, text: $0.tree.text, range: $0.range) }
  }

  private func settings(_ configuration: Node) -> [BuildSetting] {
    guard let settings = configuration.value(forKey: "buildSettings"), settings.kind == .dictionary else { return [] }
    return settings.entries.compactMap { entry in
      guard let name = entry.name, let value = entry.value else { return nil }
      let texts = value.kind == .array ? value.children.compactMap(\.stringValue) : [value.stringValue ?? ""]
      return BuildSetting(name, texts.joined(separator: " ")) {
        Evidence(path: path, text: value.tree.text, range: entry.range)
      }
    }
  }

  // MARK: Folders

  /// Whether a phase copies files into a folder that it names, among the resources or at the top of the bundle.
  private static func copiesIntoFolder(_ phase: Node) -> Bool {
    phase.text("isa") == "PBXCopyFilesBuildPhase" && phase.text("dstPath").map { !$0.isEmpty } ?? false
      && ["1", "7"].contains(phase.text("dstSubfolderSpec") ?? "")
  }

  /// Returns the folders in a synchronized folder that are copied as a whole.
  private func wholeFolders(_ folder: Node, _ id: String) -> [String] {
    guard let path = paths.paths[id] else { return [] }
    return folder.texts("explicitFolders").map { FilePath.absolute($0, from: path) }
  }

  private func folder(_ folder: Node, _ id: String, of target: String) -> TargetMembership.Folder? {
    guard let path = paths.paths[id] else { return nil }
    let excluded = objects.objects("exceptions", of: folder).filter { $0.object.text("target") == target }
      .flatMap { Self.members(of: $0.object, in: path) }
    return .init(path: path, excluded: Set(excluded))
  }

  /// Returns the absolute paths of the files that a list of exceptions names; of those with a copy for each language, the one that
  /// others are translated from.
  private static func members(of exception: Node, in folder: String) -> [String] {
    exception.texts("membershipExceptions").map { name in
      guard name.hasPrefix(localizedMark) else { return FilePath.absolute(name, from: folder) }
      let file = FilePath.absolute(String(name.dropFirst(localizedMark.count)), from: folder)
      return FilePath.join(FilePath.folder(file), "Base.lproj/\(FilePath.name(file))")
    }
  }

  private static let localizedMark = "/Localized: "

  /// Returns the files that a target has of folders that are not its own: to those the exceptions add.
  private static func added(_ objects: PBXObjects, _ paths: PBXPaths) -> [String: [String]] {
    let own = (objects.all("PBXNativeTarget") + objects.all("PBXAggregateTarget")).reduce(into: [:]) { own, target in
      own[target.id] = Set(target.object.texts("fileSystemSynchronizedGroups"))
    }
    var added: [String: [String]] = [:]
    for folder in objects.all("PBXFileSystemSynchronizedRootGroup") {
      guard let path = paths.paths[folder.id] else { continue }
      for (_, exception) in objects.objects("exceptions", of: folder.object) {
        guard let target = exception.text("target"), own[target]?.contains(folder.id) == false else { continue }
        added[target, default: []] += members(of: exception, in: path)
      }
    }
    return added
  }
}
