import ProjectFiles

/// A package of the Swift Package Manager on the disk: which sources its products are built of, as far as its
/// `Package.swift` lists them as literals.
package struct SwiftPackage: Sendable {
  /// A target with code.
  package struct Module: Sendable {
    package let name: String
    /// Its sources.
    package let folders: [TargetMembership.Folder]
    /// The targets of the package that it depends on, and products of other packages by their names.
    package let dependencies: [String]
    /// What its settings define for conditions in code.
    package let settings: PackageSettings
    /// The absolute paths of its resources, files and folders; nil if only the compiler determines one.
    package let resources: [String]?

    /// Returns whether it is known that its bundle has not the file at `path`, which is in its folder.
    package func leavesOut(_ path: String) -> Bool {
      resources.map { !$0.contains { $0 == path || FilePath.isInside(path, $0) } } ?? false
    }
  }

  /// The absolute path of its folder.
  package let folder: String
  /// The targets with code, without those of tests.
  package let modules: [Module]
  /// The names of the targets of each product.
  let products: [String: [String]]
  /// The names of the products.
  package var productNames: Set<String> { Set(products.keys) }
  /// The products that are always frameworks.
  let dynamicProducts: Set<String>
  /// The folders of the packages on the disk that it depends on.
  package let packages: [String]

  private static let moduleKinds: Set = ["target", "executableTarget", "systemLibrary", "macro"]
  /// The folders that hold the folders of targets by default.
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  /// Reads the package in `folder`; nil if there is none.
  package init?(in folder: String, _ files: any FileAccess) {
    guard let file = DescriptionFile(.swiftPackage, in: folder, files) else { return nil }
    self.init(file, files)
  }

  /// Reads a `Package.swift`; linear.
  package init(_ file: DescriptionFile, _ files: any FileAccess) {
    let (calls, constants) = file.swift()
    let all = calls.flatMap(\.allCalls)
    folder = file.folder
    let targets = calls.flatMap(Self.declarations)
    modules = targets.compactMap { Self.module($0, constants, file.folder, isOnly: targets.count == 1, files) }
    let libraries = all.filter { ["library", "executable", "iOSApplication"].contains($0.member ?? "") }
    let named = libraries.compactMap { call in constants.text(call["name"]).map { ($0, call) } }
    products = named.reduce(into: [:]) { $0[$1.0] = constants.texts($1.1["targets"]) }
    dynamicProducts = Set(named.filter { constants.resolve($0.1["type"])?.member == "dynamic" }.map(\.0))
    packages = all.filter { $0.member == "package" }
      .compactMap { constants.text($0["path"]).map { FilePath.absolute($0, from: file.folder) } }
  }

  /// Returns the calls that declare targets; those inside them only name one.
  private static func declarations(_ expression: SwiftExpression) -> [SwiftExpression] {
    let isCall = expression.arguments != nil && moduleKinds.contains(expression.member ?? "")
    return isCall ? [expression] : expression.children.flatMap(declarations)
  }

  private static func module(
    _ call: SwiftExpression,
    _ constants: SwiftConstants,
    _ folder: String,
    isOnly: Bool,
    _ files: any FileAccess
  ) -> Module? {
    guard let name = constants.text(call["name"]) else { return nil }
    let isFolder = { (path: String) in files.status(of: path)?.type == .folder }
    let usual = sourceFolders.map { FilePath.join(folder, "\($0)/\(name)") }
    let path: String
    if let written = call["path"] {
      // A path that only the compiler determines leads nowhere.
      guard let text = constants.text(written) else { return nil }
      path = FilePath.absolute(text, from: folder)
    } else if let found = usual.first(where: isFolder) {
      path = found
    } else {
      let shared = sourceFolders.map { FilePath.join(folder, $0) }.first(where: isFolder)
      path = isOnly ? shared ?? usual[0] : usual[0]
    }
    let excluded = Set(constants.texts(call["exclude"]).map { FilePath.absolute($0, from: path) })
    let parts = constants.texts(call["sources"]).map { FilePath.absolute($0, from: path) }
    return Module(
      name: name,
      folders: (parts.isEmpty ? [path] : parts).map { TargetMembership.Folder(path: $0, excluded: excluded) },
      dependencies: (constants.resolve(call["dependencies"])?.array ?? []).compactMap {
        constants.text($0) ?? constants.text($0["name"])
      },
      settings: PackageSettings(call, constants),
      resources: resources(of: call, constants, in: path)
    )
  }

  /// Returns the paths in `resources: [.process("…")]` of a target in the folder `path`; nil if one is not written out.
  private static func resources(of call: SwiftExpression, _ constants: SwiftConstants, in path: String) -> [String]? {
    guard let list = call["resources"] else { return [] }
    guard let items = constants.resolve(list)?.array else { return nil }
    let texts = items.map { constants.text(constants.resolve($0)?.arguments?.first?.value) }
    return texts.contains(nil) ? nil : texts.compactMap(\.self).map { FilePath.absolute($0, from: path) }
  }
}

extension SwiftExpression {
  /// The calls in it, with itself if it is one.
  var allCalls: [SwiftExpression] {
    let inner = children.flatMap(\.allCalls)
    if case .call = content { return [self] + inner }
    return inner
  }
}
