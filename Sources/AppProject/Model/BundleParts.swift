import BuildDescriptions
import CodeScanning
import ProjectFiles

/// The targets and packages that a bundle is built of, by their numbers in the graph of modules.
struct BundleParts: Sendable {
  /// Its targets, which compile its own code.
  private let own: Set<Int>
  /// These and all that they link.
  private let linked: Set<Int>
  /// These without frameworks and third-party code, which have privacy manifests of their own.
  private let withoutFrameworks: Set<Int>
  /// These without frameworks alone, though an app holds them.
  private let withoutAnyFramework: Set<Int>
  /// The frameworks among what is linked.
  private let frameworks: Set<Int>
  /// Whether the project lists the sources of its targets.
  private let knowsFiles: Bool

  /// Finds the parts of a bundle that `targets` of `graph` build; linear in what they link.
  init(_ targets: [Int], in graph: ModuleGraph, keepsFrameworks: Bool) {
    own = Set(targets)
    linked = graph.closure(of: own, where: \.isLinkable)
    withoutFrameworks = graph.closure(of: own) { module in
      module.isLinkable && !module.isForeign && (keepsFrameworks || !module.isFramework)
    }
    withoutAnyFramework = graph.closure(of: own) { $0.isLinkable && !$0.isForeign && !$0.isFramework }
    frameworks = linked.filter { graph.modules[$0].isFramework }
    knowsFiles = linked.contains { !graph.modules[$0].membership.isEmpty }
  }

  /// The numbers of its targets, and of all that they link.
  var linkedModules: Set<Int> { linked }

  /// Returns how certain it is that a file of `owner` is built into the bundle with the Info.plist at `path`; nil if it is not.
  ///
  /// A source for Xcode that the project does not list is not compiled; other code or a resource may be.
  func basis(of owner: FileOwner, _ language: SourceLanguage?, in path: String) -> FactBasis? {
    switch owner {
    case .modules(let modules):
      if !own.isDisjoint(with: modules) { return .read }
      return linked.isDisjoint(with: modules) ? nil : .derived
    case .nearest(let bundles):
      guard bundles.contains(path) else { return nil }
      if language?.traits.compiler == .buildPhase { return .derived }
      // A project of .NET has all its code, but for other systems or made by builds.
      if knowsFiles, language == .cSharp { return nil }
      // A phase of the target bundles it.
      if language?.traits.compiler == .toolkit { return .read }
      return knowsFiles && language?.traits.compiler == .xcode ? nil : .assumed
    }
  }

  /// Returns how a source of `owner` is compiled into the bundle with the Info.plist at `path`; nil if it is not.
  ///
  /// Frameworks among `documented`, nil if that is unknown, have privacy manifests of their own.
  func source(
    _ file: ProjectInventory.Source,
    of owner: FileOwner,
    in path: String,
    documented: Set<Int>?
  ) -> BundleSource? {
    basis(of: owner, file.language, in: path).map {
      BundleSource(
        file: file,
        basis: $0,
        declaresPrivacy: declaresPrivacy(of: owner),
        mayHaveOwnManifest: mayHaveOwnManifest(owner, documented)
      )
    }
  }

  /// Returns whether the privacy manifests of the bundle are for the code of `owner`, not those of a framework.
  func declaresPrivacy(of owner: FileOwner) -> Bool {
    guard case .modules(let modules) = owner else { return true }
    return !withoutFrameworks.isDisjoint(with: modules)
  }

  /// Returns whether the code of `owner` is part of a framework, which may have a privacy manifest of its own, or of a package that
  /// has one.
  private func mayHaveOwnManifest(_ owner: FileOwner, _ documented: Set<Int>?) -> Bool {
    guard case .modules(let modules) = owner, own.isDisjoint(with: modules) else { return false }
    if documented?.isDisjoint(with: modules) == false { return true }
    guard withoutAnyFramework.isDisjoint(with: modules) else { return false }
    return documented.map { !$0.isDisjoint(with: modules) || frameworks.isDisjoint(with: modules) } ?? true
  }
}

/// A source that is compiled into a bundle.
struct BundleSource: Sendable {
  /// The file.
  let file: ProjectInventory.Source
  /// How certain it is that it belongs to the bundle: a target compiles it, something that is linked does, or no target is
  /// known to.
  let basis: FactBasis
  /// Whether the privacy manifests of the bundle are for it.
  let declaresPrivacy: Bool
  /// Whether it is part of a framework, which may have a privacy manifest of its own, or of a package that has one.
  var mayHaveOwnManifest = false
}

/// A file that defines intents for Siri and shortcuts, with its translations.
public struct IntentDefinition: Sendable, Hashable {
  /// The absolute path.
  public var path: String
  /// The languages that it has string tables for, with that of its own folder, without `Base`; nil if a string
  /// catalog translates it.
  public var languages: Set<String>?

  /// Makes a definition.
  public init(path: String, languages: Set<String>?) {
    self.path = path
    self.languages = languages
  }

  /// Makes the definition at `path`, whose tables are among `stringTables`; linear in them.
  init(path: String, stringTables: [String]) {
    let stem = String(FilePath.name(path).dropLast(".intentdefinition".count))
    let tables = stringTables.filter { FilePath.name($0).hasPrefix(stem + ".") }
    let own = FilePath.languageOfFolder(FilePath.folder(path))
    let all = tables.map { FilePath.languageOfFolder(FilePath.folder($0)) } + [own]
    let isInCatalog = tables.contains { StringTableFormat($0) == .stringCatalog }
    self.init(path: path, languages: isInCatalog ? nil : Set(all.compactMap(\.self)).subtracting(["Base"]))
  }
}
