import PropertyList

/// The contents of a `project.pbxproj`: targets, configurations and their files.
struct XcodeProject: Sendable {
  /// The absolute path of the `.xcodeproj`.
  let path: String
  /// The targets in the order of the project.
  let targets: [XcodeTarget]
  /// The configurations of the project itself, whose settings every target inherits.
  let configurations: [XcodeConfiguration]
  /// The languages, as their `.lproj` folders are named, without `Base`.
  let regions: [String]
  /// The language of the source texts.
  let developmentRegion: String?
  /// Whether all code that is linked comes from sources of the project, SDKs or packages.
  let linksKnownCode: Bool
  /// Whether it uses packages that are fetched.
  let asksForPackages: Bool

  /// The folder that `SRCROOT` names.
  var folder: String { FilePath.folder(path) }
  /// The name without extension.
  var name: String { String(FilePath.name(path).dropLast(".xcodeproj".count)) }

  /// Reads the `project.pbxproj` at `path`, as much as possible of an invalid one; linear.
  init(_ contents: [UInt8], path: String) {
    let objects = PBXObjects(contents)
    let bundle = FilePath.folder(path)
    let folder = FilePath.folder(bundle)
    let root = objects.project?.text("projectDirPath").map { FilePath.absolute($0, from: folder) } ?? folder
    let reader = TargetReader(path: path, objects: objects, paths: PBXPaths(objects, folder: root))
    self.path = bundle
    let listed = objects.objects("targets", of: objects.project)
    // A damaged file may still have its targets.
    targets = (listed.isEmpty ? objects.all("PBXNativeTarget") : listed).map { reader.target($0.object, id: $0.id) }
    configurations = reader.configurations(of: objects.project)
    regions = (objects.project?.texts("knownRegions") ?? []).filter { $0 != "Base" }
    developmentRegion = objects.project?.text("developmentRegion")
    linksKnownCode = LinkedCode(objects, folder: root).isKnown
    asksForPackages = !objects.all("XCRemoteSwiftPackageReference").isEmpty
  }
}

/// Reads targets from the objects of a project.
private struct TargetReader {
  let path: String
  let objects: PBXObjects
  let paths: PBXPaths

  func target(_ target: Node, id: String) -> XcodeTarget {
    let phases = objects.objects("buildPhases", of: target)
    let references = phases.flatMap { objects.objects("files", of: $0.object) }.compactMap { $0.object.text("fileRef") }
    let files = references.flatMap { paths.variants[$0] ?? [$0] }.compactMap { paths.paths[$0] }
    return XcodeTarget(
      name: target.text("name") ?? "",
      productType: target.text("productType"),
      configurations: configurations(of: target),
      membership: TargetMembership(
        files: Set(files).sorted(),
        folders: objects.objects("fileSystemSynchronizedGroups", of: target).compactMap {
          folder($0.object, $0.id, of: id)
        },
        dependencies: dependencies(of: target, linking: references)
      ),
      embeds: embeds(of: phases.map(\.object)),
      packageProducts: objects.objects("packageProductDependencies", of: target).compactMap {
        $0.object.text("productName")
      }
    )
  }

  /// Returns the targets that are named as dependencies and those whose products are linked or embedded.
  private func dependencies(of target: Node, linking references: [String]) -> [String] {
    let named = objects.objects("dependencies", of: target).compactMap { dependency in
      objects.object("target", of: dependency.object)?.text("name") ?? dependency.object.text("name")
    }
    return Set(named + targets(building: references)).sorted()
  }

  /// Returns the targets whose products are copied by one of the build phases.
  private func embeds(of phases: [Node]) -> [String] {
    let copies = phases.filter { $0.text("isa") == "PBXCopyFilesBuildPhase" }
    return targets(
      building: copies.flatMap { objects.objects("files", of: $0) }.compactMap { $0.object.text("fileRef") }
    )
  }

  /// Returns the names of the targets that build one of these products.
  private func targets(building references: [String]) -> [String] {
    guard !references.isEmpty else { return [] }
    let products = Set(references)
    return objects.all("PBXNativeTarget").filter { products.contains($0.object.text("productReference") ?? "") }
      .compactMap { $0.object.text("name") }
  }

  func configurations(of object: Node?) -> [XcodeConfiguration] {
    let list = objects.object("buildConfigurationList", of: object)
    return objects.objects("buildConfigurations", of: list).map { _, configuration in
      XcodeConfiguration(
        name: configuration.text("name") ?? "",
        configurationFile: configurationFile(configuration),
        settings: settings(configuration),
        insertion: configuration.value(forKey: "buildSettings").flatMap { PBXInsertion.place(in: $0, path: path) }
      )
    }
  }

  private func configurationFile(_ configuration: Node) -> String? {
    if let path = configuration.text("baseConfigurationReference").flatMap({ paths.paths[$0] }) { return path }
    // Since object version 77 it may be named by its place in a synchronised folder.
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor").flatMap({ paths.paths[$0] }),
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return FilePath.absolute(path, from: anchor)
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

  private func folder(_ folder: Node, _ id: String, of target: String) -> TargetMembership.Folder? {
    guard let path = paths.paths[id] else { return nil }
    let excluded = objects.objects("exceptions", of: folder).filter { $0.object.text("target") == target }
      .flatMap { $0.object.texts("membershipExceptions") }
    return .init(path: path, excluded: Set(excluded.map { FilePath.absolute($0, from: path) }))
  }
}
