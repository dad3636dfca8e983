import ProjectFiles

/// The targets of projects and of packages, which of them link which, and the files that each is built of.
package struct ModuleGraph: Sendable {
  /// The modules: first the targets of the project, then those of others, then those of packages.
  package let modules: [CodeModule]
  /// The modules that each links.
  private let links: [[Int]]
  /// The modules that name a file or a folder as a whole, by its path.
  private var files: [String: [Int]] = [:]
  /// The modules that have the files of a folder, by its path, each with the number of the folder among its own.
  private var folders: [String: [(module: Int, folder: Int)]] = [:]

  /// Makes a graph of the targets of a project, of `outer` ones of others and of `packages`; linear in their files.
  package init(_ targets: [ProjectTarget], outer: [ProjectTarget], packages: [SwiftPackage]) {
    let all = targets + outer
    var modules = all.map(CodeModule.init)
    let products = PackageProducts(packages, startingAt: modules.count)
    modules += products.modules
    let finder = TargetFinder(all)
    links =
      all.map { target in
        (target.membership?.dependencies ?? []).flatMap { reference in
          if case .packageProduct(let name, let package) = reference { return products.modules(name, package: package) }
          return finder.targets(reference, of: target)
        }
      } + products.links
    self.modules = modules
    let used = Self.closure(of: Set(all.indices), links) { _ in true }
    for index in modules.indices where used.contains(index) { add(modules[index].membership, of: index) }
  }

  private mutating func add(_ membership: TargetMembership, of module: Int) {
    for file in membership.files {
      files[file, default: []].append(module)
      // The folder of a language belongs to what its tables belong to.
      let folder = FilePath.folder(file)
      if FilePath.languageOfFolder(folder) != nil, files[folder]?.last != module {
        files[folder, default: []].append(module)
      }
    }
    for (index, folder) in membership.folders.enumerated() { folders[folder.path, default: []].append((module, index)) }
  }

  /// Returns the files of `targets`, the first modules of the graph, and of all that they link, without those of tests.
  package func memberships(for targets: [ProjectTarget]) -> [TargetMembership] {
    let built = targets.indices.filter { !targets[$0].isTest }
    return closure(of: Set(built), where: \.isLinkable).sorted().map { modules[$0].membership }
  }

  /// What the files of a folder have in common.
  package struct Surroundings {
    /// The modules that name the folder or one around it as one item.
    fileprivate var modules: Set<Int> = []
    /// The modules that have the files of the folder or one around it, except for some, each with the number of that among its own.
    fileprivate var folders: [(module: Int, folder: Int)] = []

    /// Makes those of a folder that no module names.
    package init() {}
  }

  /// Returns what decides which modules the files of the folder at an absolute path are part of; linear in its depth.
  package func surroundings(of folder: String) -> Surroundings {
    var surroundings = Surroundings()
    var place = folder
    while place != "/", place != "." {
      surroundings.modules.formUnion(files[place] ?? [])
      surroundings.folders += folders[place] ?? []
      place = FilePath.folder(place)
    }
    return surroundings
  }

  /// Returns the modules that the file or folder at the absolute `path` is part of, in a folder with `surroundings`.
  package func owners(of path: String, in surroundings: Surroundings) -> Set<Int> {
    var owners = surroundings.modules
    owners.formUnion(files[path] ?? [])
    for (module, index) in surroundings.folders + (folders[path] ?? [])
    where modules[module].membership.folders[index].contains(path) {
      owners.insert(module)
    }
    return owners
  }

  /// Returns `modules` with all that they link, directly or not, as far as `isFollowed` accepts it.
  package func closure(of modules: Set<Int>, where isFollowed: (CodeModule) -> Bool) -> Set<Int> {
    Self.closure(of: modules, links) { isFollowed(self.modules[$0]) }
  }

  private static func closure(of modules: Set<Int>, _ links: [[Int]], where isFollowed: (Int) -> Bool) -> Set<Int> {
    var found = modules
    var pending = Array(modules)
    while let module = pending.popLast() {
      for linked in links[module] where isFollowed(linked) && found.insert(linked).inserted { pending.append(linked) }
    }
    return found
  }
}

/// Finds the targets that others refer to.
private struct TargetFinder {
  private let byName: [TargetID: [Int]]
  private let byProduct: [String: [Int]]
  private let targets: [ProjectTarget]

  init(_ targets: [ProjectTarget]) {
    self.targets = targets
    byName = Dictionary(grouping: targets.indices) { TargetID(targets[$0]) }
    byProduct = Dictionary(grouping: targets.indices.filter { targets[$0].product != nil }) {
      targets[$0].product ?? ""
    }
  }

  /// Returns the targets that `reference`, a dependency of `target`, names.
  func targets(_ reference: TargetReference, of target: ProjectTarget) -> [Int] {
    switch reference {
    case .target(let name): byName[TargetID(name: name, declaredIn: target.declaredIn)] ?? []
    case .outerTarget(let name, let project): byName[TargetID(name: name, declaredIn: project)] ?? []
    // Targets for several platforms may build products of one name.
    case .product(let name):
      (byProduct[name] ?? []).filter { index in
        let platforms = targets[index].platforms
        return platforms.isEmpty || target.platforms.isEmpty || !platforms.isDisjoint(with: target.platforms)
      }
    case .packageProduct: []
    }
  }
}

/// The modules of packages and the products that are built of them.
private struct PackageProducts {
  private struct Name: Hashable {
    let package: String
    let name: String
  }

  /// The targets of the packages, then the products that are frameworks.
  private(set) var modules: [CodeModule] = []
  /// The modules that each of them links.
  private(set) var links: [[Int]] = []
  private var byPackage: [Name: [Int]] = [:]
  private var byName: [String: [Int]] = [:]

  /// Numbers the modules of `packages` from `start` on.
  init(_ packages: [SwiftPackage], startingAt start: Int) {
    var numbers: [Name: Int] = [:]
    for package in packages {
      for module in package.modules {
        numbers[Name(package: package.folder, name: module.name)] = start + modules.count
        modules.append(CodeModule(module))
      }
    }
    var frameworks: [[Int]] = []
    for package in packages {
      for (product, targets) in package.products.sorted(by: { $0.key < $1.key }) {
        var parts = targets.compactMap { numbers[Name(package: package.folder, name: $0)] }
        if package.dynamicProducts.contains(product) {
          frameworks.append(parts)
          parts = [start + modules.count]
          modules.append(.frameworkOfPackage)
        }
        byPackage[Name(package: package.folder, name: product)] = parts
        byName[product, default: []] += parts
      }
    }
    let products = byPackage
    let own = packages.flatMap { package in
      package.modules.map { module in
        module.dependencies.flatMap { name -> [Int] in
          if let number = numbers[Name(package: package.folder, name: name)] { return [number] }
          return package.packages.flatMap { products[Name(package: $0, name: name)] ?? [] }
        }
      }
    }
    links = own + frameworks
  }

  /// Returns the modules of a product, of any package if `package` is nil.
  func modules(_ product: String, package: String?) -> [Int] {
    guard let package else { return byName[product] ?? [] }
    return byPackage[Name(package: package, name: product)] ?? []
  }
}
