import PropertyList

/// Finds the bundles of a product by the names of folders, and reads their files.
struct ProductReading {
  private let tree: ProductTree
  private(set) var bundles: [ProductBundle] = []
  private(set) var looseBinaries: [ProductBinary] = []
  private(set) var unread: [Product.Unread] = []
  /// The paths of files that were read as executables of bundles.
  private var read: Set<String> = []

  /// Whether there are seals, which have the hashes of files.
  private let hasSeals: Bool

  init(_ tree: ProductTree) {
    self.tree = tree
    hasSeals = tree.entries.contains { ProductTree.name($0.path) == "CodeResources" }
  }

  // MARK: Bundles

  /// Reads all bundles; the product itself is one if its name shows it.
  mutating func readBundles(_ name: String) {
    // The entries are sorted by path, but what is in a folder need not follow it at once.
    var paths: Set<String> = []
    if let kind = ProductBundle.Kind(path: "", name: name) {
      paths.insert("")
      bundles.append(bundle("", kind, name: name, parent: nil))
    }
    for entry in tree.entries where entry.kind == .folder && !Self.isForDebuggers(entry.path) {
      let name = ProductTree.name(entry.path)
      guard let kind = ProductBundle.Kind(path: entry.path, name: name) else { continue }
      guard bundles.count < ProductLimits.bundleCount else {
        unread.append(Product.Unread(path: entry.path, failure: .tooManyEntries(limit: ProductLimits.bundleCount)))
        break
      }
      paths.insert(entry.path)
      let parent = ProductTree.folder(around: entry.path, in: paths)
      bundles.append(bundle(entry.path, kind, name: name, parent: parent))
    }
  }

  /// Debug symbols repeat what is in the code.
  private static func isForDebuggers(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasSuffix(".dSYM") || $0.hasSuffix(".bcsymbolmap") }
  }

  private mutating func bundle(
    _ path: String,
    _ kind: ProductBundle.Kind,
    name: String,
    parent: String?
  ) -> ProductBundle {
    let folders = BundleFolders(path, kind, tree)
    let infoPlistPath = file(ProductTree.join(folders.information, "Info.plist"))
    let infoPlist = infoPlistPath.flatMap { propertyList($0) }
    let executableName = infoPlist?["CFBundleExecutable"]?.text ?? Self.usualExecutable(kind, name)
    let executablePath = executableName.map { ProductTree.join(folders.executables, $0) }
    let profilePath =
      file(ProductTree.join(folders.contents, "embedded.mobileprovision"))
      ?? file(ProductTree.join(folders.contents, "embedded.provisionprofile"))
    return ProductBundle(
      path: path,
      parent: parent,
      name: name,
      kind: kind,
      infoPlistPath: infoPlistPath,
      infoPlist: infoPlist,
      executablePath: executablePath,
      executable: executablePath.flatMap { executable($0, in: path) },
      contentsPath: folders.contents,
      resourcesPath: folders.resources,
      privacyManifestPath: file(ProductTree.join(folders.resources, "PrivacyInfo.xcprivacy")),
      profilePath: profilePath,
      profile: profilePath.flatMap { try? tree.contents($0, limit: ProductLimits.documentSize) }
        .flatMap(ProvisioningProfile.init)
    )
  }

  /// Programs and frameworks without a name of an executable have one of their own name; resources have none.
  private static func usualExecutable(_ kind: ProductBundle.Kind, _ name: String) -> String? {
    kind == .resources ? nil : name.split(separator: ".").dropLast().joined(separator: ".")
  }

  private func file(_ path: String) -> String? {
    tree.entry(path).flatMap { $0.kind == .file ? $0.path : nil }
  }

  private mutating func propertyList(_ path: String) -> PropertyListValue? {
    contents(path, limit: ProductLimits.documentSize).flatMap(PropertyListContents.value)
  }

  private mutating func contents(_ path: String, limit: Int) -> [UInt8]? {
    do throws(ProductFailure) {
      return try tree.contents(path, limit: limit)
    } catch {
      unread.append(Product.Unread(path: path, failure: error))
      return nil
    }
  }

  /// Reads the executable at a path, which must lie in its bundle.
  private mutating func executable(_ path: String, in bundle: String) -> ProductBinary? {
    guard let path = file(path), bundle.isEmpty || path.hasPrefix(bundle + "/"), read.insert(path).inserted else {
      return nil
    }
    return contents(path, limit: ProductLimits.fileSize).map {
      ProductBinary(path: path, bytes: $0, isSealed: hasSeals)
    }
  }

  // MARK: Other code

  /// Reads all other files that begin as code does.
  mutating func readLooseBinaries() {
    for entry in tree.entries where entry.kind == .file && entry.size >= 8 && !read.contains(entry.path) {
      guard !Self.isForDebuggers(entry.path), MachOFile.recognises(tree.start(of: entry, count: 8)) else { continue }
      guard let bytes = contents(entry.path, limit: ProductLimits.fileSize) else { continue }
      looseBinaries.append(ProductBinary(path: entry.path, bytes: bytes, isSealed: hasSeals))
    }
  }
}

/// Where the parts of a bundle lie: at its top on iOS, in folders of their own on macOS.
private struct BundleFolders {
  /// Where a profile is.
  let contents: String
  let information: String
  let executables: String
  let resources: String

  init(_ path: String, _ kind: ProductBundle.Kind, _ tree: ProductTree) {
    let inner = ProductTree.join(path, "Contents")
    if kind != .framework, tree.entry(inner)?.kind == .folder {
      (contents, information) = (inner, inner)
      (executables, resources) = (ProductTree.join(inner, "MacOS"), ProductTree.join(inner, "Resources"))
    } else if kind == .framework, let version = Self.version(path, tree) {
      (contents, executables) = (version, version)
      resources = ProductTree.join(version, "Resources")
      information = resources
    } else {
      (contents, information, executables, resources) = (path, path, path, path)
    }
  }

  /// Returns the folder of the current version of a framework, or of its only one where links were lost; its own where they became
  /// folders in a copy.
  private static func version(_ path: String, _ tree: ProductTree) -> String? {
    let versions = ProductTree.join(path, "Versions")
    if let current = tree.entry(ProductTree.join(versions, "Current")), current.kind == .folder { return current.path }
    if let only = tree.entries(of: versions).last(where: { $0.kind == .folder }) { return only.path }
    return tree.entry(ProductTree.join(path, "Resources/Info.plist"))?.kind == .file ? path : nil
  }
}
