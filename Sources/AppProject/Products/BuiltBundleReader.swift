import ProductFiles
import ProjectFiles
import PropertyList

/// Finds out what a build made of the bundles of a product.
struct BuiltBundleReader {
  private let product: Product
  private var whole: BuiltProduct
  /// The bundles with an Info.plist that can be checked: what is found in others is a matter of the one around them.
  private let holders: Set<String>
  private let bundlesByPath: [String: ProductBundle]
  private let kinds: [String: ProductBundle.Kind]
  private let strayCode: [String: [BuiltCode]]
  private let strayBundles: [String: [String]]
  private let brokenSeals: [String: BrokenSeal]

  /// Reads what concerns several bundles; linear in the files.
  init(_ product: Product, now: Double? = nil) {
    self.product = product
    let holders = Set(product.bundles.filter { $0.kind != .resources && $0.infoPlistPath != nil }.map(\.path))
    self.holders = holders
    bundlesByPath = Dictionary(product.bundles.map { ($0.path, $0) }) { first, _ in first }
    kinds = Dictionary(product.bundles.map { ($0.path, $0.kind) }) { first, _ in first }
    whole = BuiltProduct(product)
    whole.now = now
    let stray = StrayFiles(product, kinds)
    strayCode = Dictionary(grouping: stray.code) { ProductTree.folder(around: $0.path, in: holders) ?? "" }
      .mapValues { code in code.map { BuiltCode($0, product) } }
    brokenSeals = SealCheck.brokenSeals(of: product).mapValues { Self.outerPaths($0, product) }
    strayBundles = Dictionary(grouping: stray.bundles) { ProductTree.folder(around: $0, in: holders) ?? "" }
      .mapValues { paths in paths.map { Self.outerPath($0, product) } }
  }

  /// Returns the facts about each bundle by its path; linear in the files.
  var bundles: [String: BuiltBundle] {
    Dictionary(product.bundles.map { ($0.path, facts(about: $0)) }) { first, _ in first }
  }

  private func facts(about bundle: ProductBundle) -> BuiltBundle {
    var facts = BuiltBundle(Self.outerPath(bundle.path, product), bundle.kind, in: whole)
    facts.executable = bundle.executable.map { BuiltCode($0, product) }
    facts.hostSlices = host(of: bundle)?.images.map(BuiltSlice.init).uniqued() ?? []
    if bundle.executable == nil, let path = bundle.executablePath, product.tree.entry(path) == nil {
      facts.missingExecutable = Self.outerPath(path, product)
    }
    facts.profile = bundle.profile
    facts.profileCertificates = bundle.profile?.certificates ?? []
    facts.strayCode = strayCode[bundle.path] ?? []
    facts.brokenSeal = brokenSeals[bundle.path] ?? BrokenSeal()
    facts.strayBundles = strayBundles[bundle.path] ?? []
    if bundle.kind.isProgram, let path = product.tree.entry(ProductTree.join(bundle.resourcesPath, "Assets.car"))?.path,
      let bytes = try? product.tree.contents(path, limit: ProductLimits.fileSize)
    {
      facts.images = AssetCatalog(bytes)?.images
    }
    if bundle.kind == .appClip {
      for image in bundle.executable?.images ?? [] {
        facts.selectors.formUnion(Set(image.selectors).subtracting(image.ownSelectors))
      }
    }
    if !whole.hasApp, let binary = bundle.executable { facts.neededKeys = BinaryUses.neededKeys(of: binary) }
    return facts
  }

  /// Returns the executable of the program that loads a framework or contains an extension; nil for programs of their own.
  private func host(of bundle: ProductBundle) -> ProductBinary? {
    switch bundle.kind {
    case .framework, .appExtension, .xpcService: break
    default: return nil
    }
    var parent = bundle.parent
    while let path = parent, let around = bundlesByPath[path] {
      if around.kind.isProgram { return around.executable }
      parent = around.parent
    }
    return nil
  }

  /// What is known of the framework for several systems that the product is; nil for others.
  var xcframework: BuiltBundle? {
    guard let root = product.xcframework else { return nil }
    var facts = BuiltBundle(root.isEmpty ? product.name : root, .framework, in: whole, slices: [])
    (facts.executable, facts.isSealed) = (nil, product.tree.entry(ProductTree.join(root, "_CodeSignature")) != nil)
    facts.brokenSeal = brokenSeals[root] ?? BrokenSeal()
    for bundle in product.bundles where bundle.parent == nil && bundle.kind == .framework {
      facts.libraries[Self.path(bundle.path, in: root)] =
        bundle.executable.map { BuiltCode($0, product) } ?? BuiltCode(path: bundle.path, slices: [])
      guard bundle.isOnlyLinked, bundle.infoPlistPath == nil, let binary = bundle.executable else { continue }
      facts.addNeeds(of: binary, withReasons: bundle.privacyManifestPath == nil)
    }
    for binary in product.looseBinaries where ProductTree.folder(ProductTree.folder(binary.path)) == root {
      facts.libraries[Self.path(binary.path, in: root)] = BuiltCode(binary, product)
      // A library without a folder of its own has no place for a manifest.
      facts.addNeeds(of: binary, withReasons: true)
    }
    return facts
  }

  private static func path(_ path: String, in root: String) -> String {
    root.isEmpty ? path : String(path.dropFirst(root.count + 1))
  }

  private static func outerPaths(_ seal: BrokenSeal, _ product: Product) -> BrokenSeal {
    var seal = seal
    for part in [\BrokenSeal.changed, \.missing, \.added] {
      seal[keyPath: part] = seal[keyPath: part].map { outerPath($0, product) }
    }
    seal.altered = seal.altered.map { outerPath($0, product) }
    return seal
  }

  /// Returns a path from the outermost bundle on, which is named by the product if it is that.
  static func outerPath(_ path: String, _ product: Product) -> String {
    let outer = product.bundles.first { $0.path.isEmpty || path == $0.path || path.hasPrefix($0.path + "/") }
    guard let outer else { return path }
    return outer.path.isEmpty ? ProductTree.join(outer.name, path) : outer.name + path.dropFirst(outer.path.count)
  }
}

extension BuiltBundle {
  /// Adds what apps must declare that are linked with the code of a library.
  fileprivate mutating func addNeeds(of binary: ProductBinary, withReasons: Bool) {
    neededKeys.merge(BinaryUses.neededKeys(of: binary)) { first, _ in first }
    guard withReasons else { return }
    neededReasons.merge(BinaryUses.neededReasons(of: binary)) { first, _ in first }
  }
}

extension BuiltCode {
  init(_ binary: ProductBinary, _ product: Product) {
    self.init(
      path: BuiltBundleReader.outerPath(binary.path, product),
      isArchive: binary.file?.kind == .archive,
      slices: binary.images.filter { $0.fileType != .debugSymbols }.map(BuiltSlice.init).uniqued(),
      signature: binary.signature.map(BuiltSignature.init)
    )
  }
}

extension BuiltProduct {
  init(_ product: Product) {
    self.init()
    kind = product.kind
    let app = product.bundles.first { $0.kind == .app && $0.parent == nil }
    hasApp = app != nil
    isSigned = app?.executable?.signature.map { !$0.isAdHoc } ?? false
    profileKind = app?.profile?.kind
    let first = app ?? product.bundles.first
    let builds = first?.executable?.images.flatMap(\.buildVersions) ?? []
    // A file for devices and simulators at once is one for devices with what does not belong there.
    let platforms = builds.compactMap(\.platform)
    platform = platforms.first { !$0.isSimulator } ?? platforms.first ?? first?.infoPlist.flatMap(Self.platform)
    minimumOS =
      first?.infoPlist?["MinimumOSVersion"]?.text.flatMap(MachOVersion.init) ?? builds.map(\.minimumOS).min()
    if product.tree.entry("SwiftSupport") != nil { swiftSupport = [] }
    for entry in product.tree.entries where entry.kind == .file {
      let name = ProductTree.name(entry.path)
      let isSwiftLibrary = name.hasPrefix("libswift") && name.hasSuffix(".dylib")
      if isSwiftLibrary, entry.path.hasPrefix("SwiftSupport/") { swiftSupport?.insert(name) }
      if isSwiftLibrary, let app, ProductTree.folder(entry.path) == ProductTree.join(app.path, "Frameworks") {
        swiftLibraries.insert(name)
      }
      if FilePath.fileExtension(name) == "signature", ProductTree.name(ProductTree.folder(entry.path)) == "Signatures" {
        addLibrarySignature(entry.path, product)
      }
    }
    if let app { compareSwiftSupport(product, app) }
  }

  /// Compares the copies of Swift's libraries in `SwiftSupport` with those in an app.
  private mutating func compareSwiftSupport(_ product: Product, _ app: ProductBundle) {
    let folder = ProductTree.join(app.path, "Frameworks")
    let binaries = Dictionary(product.looseBinaries.map { ($0.path, $0) }) { first, _ in first }
    for name in swiftSupport ?? [] where swiftLibraries.contains(name) {
      guard let own = binaries[ProductTree.join(folder, name)],
        let copy = binaries["\(Self.swiftSupportFolder)/\(name)"]
      else { continue }
      // An export leaves processors out and signs anew, which changes no identifier of a build.
      let identifiers = Set(own.images.compactMap(\.uuid))
      if !identifiers.isEmpty, !identifiers.isSubset(of: copy.images.compactMap(\.uuid)) {
        swiftSupportOfOthers.insert(name)
      }
      let isByDeveloper = copy.signature?.signer?.commonName.map(Self.isDeveloper) ?? false
      if copy.signature?.isAdHoc ?? true || isByDeveloper || copy.images.contains(where: { $0.isCodeIntact == false }) {
        swiftSupportUnsigned.insert(name)
      }
    }
  }

  private static let swiftSupportFolder = "SwiftSupport/iphoneos"

  private static func isDeveloper(_ name: String) -> Bool {
    ["Apple D", "iPhone D"].contains { name.hasPrefix($0) }
  }

  /// Reads a note about the signature of a library; one without that is left out.
  private mutating func addLibrarySignature(_ path: String, _ product: Product) {
    guard let bytes = try? product.tree.contents(path, limit: ProductLimits.documentSize),
      let value = PropertyListContents.value(bytes), let isSigned = value["signed"]?.flag
    else { return }
    let library = value["metadata"]?["library"]?.text ?? FilePath.nameWithoutExtension(path)
    librarySignatures.append(LibrarySignature(library: library, isSigned: isSigned))
  }

  /// Returns the system that an Info.plist names.
  private static func platform(_ infoPlist: PropertyListValue) -> MachOPlatform? {
    switch infoPlist["CFBundleSupportedPlatforms"]?.items.first?.text {
    case "iPhoneOS": .iOS
    case "iPhoneSimulator": .iOSSimulator
    case "AppleTVOS": .tvOS
    case "AppleTVSimulator": .tvOSSimulator
    case "WatchOS": .watchOS
    case "WatchSimulator": .watchOSSimulator
    case "XROS": .visionOS
    case "XRSimulator": .visionOSSimulator
    case "MacOSX": .macOS
    default: nil
    }
  }
}

/// The files and bundles that are where no app for devices may have them.
private struct StrayFiles {
  private(set) var code: [ProductBinary] = []
  private(set) var bundles: [String] = []

  init(_ product: Product, _ kinds: [String: ProductBundle.Kind]) {
    let paths = Set(kinds.keys)
    for binary in product.looseBinaries {
      let folder = ProductTree.name(ProductTree.folder(binary.path))
      guard ProductTree.folder(around: binary.path, in: paths) != nil,
        !Self.isPartOfSystem(ProductTree.name(binary.path), in: folder)
      else { continue }
      code.append(binary)
    }
    let parents = Dictionary(product.bundles.map { ($0.path, $0.parent) }) { first, _ in first }
    /// Extensions for watches were once programs like apps.
    func mayHoldFrameworks(_ path: String) -> Bool {
      switch kinds[path] {
      case .framework, .resources: false
      case .appExtension: (parents[path] ?? nil).flatMap { kinds[$0] } == .watchApp
      default: true
      }
    }
    for bundle in product.bundles {
      guard let parent = bundle.parent, let kind = kinds[parent] else { continue }
      let isInFrameworks = ProductTree.folder(bundle.path) == ProductTree.join(parent, "Frameworks")
      switch (kind, bundle.kind) {
      case (_, .resources):
        if let executable = bundle.executable { code.append(executable) }
      case (.framework, _),
        (.appExtension, _) where !mayHoldFrameworks(parent):
        bundles.append(bundle.path)
      case (.resources, _),
        (_, .framework) where !isInFrameworks:
        if let executable = bundle.executable { code.append(executable) }
      default: break
      }
    }
    // Targets that embed the libraries of Swift though they are no apps.
    let folders = product.looseBinaries.filter { ProductTree.name($0.path).hasPrefix("libswift") }.map {
      ProductTree.folder($0.path)
    }.filter { folder in
      ProductTree.name(folder) == "Frameworks" && kinds[ProductTree.folder(folder)] != nil
        && !mayHoldFrameworks(ProductTree.folder(folder))
    }.uniqued()
    bundles += folders
    bundles.sort()
    code.sort { $0.path < $1.path }
  }

  /// Libraries of Swift for old systems, and what Xcode puts into apps for watches.
  private static func isPartOfSystem(_ name: String, in folder: String) -> Bool {
    folder == "Frameworks" && name.hasPrefix("libswift") || folder == "_WatchKitStub"
  }
}
