import CodeScanning
import KeyCatalog
import ProjectFiles

/// Finds the purpose strings that dependencies need.
package enum DependencyNeeds {
  /// Returns what `dependencies` need, in their order; `packages` are those of npm among them that are linked.
  ///
  /// Packages with many purposes need only what `switches` turns on. Of JavaScript packages, only direct dependencies
  /// count: only they are linked into the app. Linear in both.
  package static func needs(
    of dependencies: [Dependency],
    linked packages: [String: LinkedPackage],
    switches: DependencySwitches
  ) -> [PurposeNeed] {
    let names = Set(dependencies.map(\.name))
    let relieved = relievedPackages(among: dependencies)
    var seen: Set<String> = []
    var needs: [PurposeNeed] = []
    for dependency in dependencies {
      if dependency.isOfJavaScript {
        if let linked = packages[dependency.name], linked.dependency == dependency,
          seen.insert(dependency.name).inserted
        {
          needs += PackageNeeds.purposes(of: linked, switches)
        }
        continue
      }
      guard let symbol = symbol(for: dependency), isLinked(dependency, names), !relieved.contains(dependency.name),
        seen.insert(symbol.symbol).inserted
      else { continue }
      needs += need(of: symbol, dependency, switches)
    }
    return needs + switchedNeeds(names, switches)
  }

  /// Returns what packages of npm need other than purpose strings, as long as they are linked; linear.
  package static func packageUses(
    of packages: [String: LinkedPackage],
    switches: DependencySwitches
  ) -> [PackageUse] {
    packages.values.sorted { $0.dependency.name < $1.dependency.name }
      .flatMap { PackageNeeds.uses(of: $0, switches) }
  }

  /// Returns the packages of npm that are linked into the app, by name.
  ///
  /// Only direct dependencies are linked into the app.
  package static func linkedPackages(among dependencies: [Dependency]) -> [String: LinkedPackage] {
    dependencies.reduce(into: [:]) { linked, dependency in
      guard dependency.isOfJavaScript, dependency.kind == .cordovaPlugin || dependency.isDirect,
        linked[dependency.name] == nil, let package = KeyCatalog.javaScriptPackage(dependency.name),
        package.name == dependency.name
      else { return }
      linked[dependency.name] = LinkedPackage(package, dependency)
    }
  }

  /// Returns whether the catalog has all needs of each of `dependencies`; linear.
  package static func areAllKnown(_ dependencies: [Dependency]) -> Bool {
    dependencies.allSatisfy { dependency in
      // Dependencies of JavaScript packages are not linked into the app.
      dependency.kind == .npm && !dependency.isDirect || symbol(for: dependency) != nil
        || dependency.isOfJavaScript && KeyCatalog.javaScriptPackage(dependency.name) != nil
    }
  }

  // MARK: Packages

  private static let symbols: [String: [String: APISymbol]] = KeyCatalog.apiSymbols.reduce(into: [:]) { found, symbol in
    found[symbol.language, default: [:]][symbol.symbol] = symbol
  }

  /// Returns the catalog's entry for a package.
  private static func symbol(for dependency: Dependency) -> APISymbol? {
    switch dependency.kind {
    case .npm, .cordovaPlugin: return nil
    case .pub: return symbols["flutter"]?[dependency.name]
    case .swiftPackage: return symbols["swift-package"]?[dependency.name.lowercased()]
    // The catalog lists the libraries by the names of their pods.
    case .pod, .carthage:
      let root = dependency.kind == .pod ? dependency.name.prefix { $0 != "/" } : dependency.name[...]
      return symbols["pod"]?[dependency.name] ?? symbols["pod"]?[String(root)]
    }
  }

  /// Pods that need something only with one of their subspecs, and that subspec.
  private static let decidingSubspecs = ["OneSignalXCFramework": "OneSignalXCFramework/OneSignalLocation"]
  /// The suffixes of packages with the part of a Flutter plug-in for one platform.
  private static let platformSuffixes = ["_ios", "_apple", "_darwin", "_avfoundation"]

  /// Whether the part of a dependency that needs something is linked, and no other dependency covers it.
  private static func isLinked(_ dependency: Dependency, _ names: Set<String>) -> Bool {
    switch dependency.kind {
    case .pod:
      let root = String(dependency.name.prefix { $0 != "/" })
      return decidingSubspecs[root].map(names.contains) ?? true
    case .pub:
      return !platformSuffixes.contains { suffix in
        dependency.name.hasSuffix(suffix) && names.contains(String(dependency.name.dropLast(suffix.count)))
      }
    default: return true
    }
  }

  /// Returns the packages of Dart whose version, or that of their part for this platform, needs nothing any more.
  private static func relievedPackages(among dependencies: [Dependency]) -> Set<String> {
    let recent = dependencies.filter { dependency in
      guard dependency.kind == .pub, let first = symbol(for: dependency)?.before.flatMap({ DependencyVersion($0) }),
        let version = dependency.version.flatMap({ DependencyVersion($0) })
      else { return false }
      return version >= first
    }
    return Set(
      recent.flatMap { dependency in
        let suffix = platformSuffixes.first { dependency.name.hasSuffix($0) }
        return [dependency.name] + (suffix.map { [String(dependency.name.dropLast($0.count))] } ?? [])
      }
    )
  }

  /// Keys of `file_picker` that a switch removes.
  private static let pickerKeys = ["PICKER_MEDIA": "NSPhotoLibraryUsageDescription"]

  private static func need(
    of symbol: APISymbol,
    _ dependency: Dependency,
    _ switches: DependencySwitches
  ) -> [PurposeNeed] {
    let omitted = dependency.name == "file_picker" ? switches.omittedPickers.compactMap { pickerKeys[$0] } : []
    let alternatives = symbol.requirement.map { group in group.filter { !omitted.contains($0) } }
    guard !alternatives.joined().isEmpty else { return [] }
    return [
      PurposeNeed(
        alternatives: alternatives,
        cause: dependency.name,
        kind: .dependency,
        isCertain: symbol.confidence == .certain && symbol.isChecked,
        platforms: symbol.platforms.isEmpty ? platforms(of: dependency.kind) : symbol.platforms,
        evidence: dependency.evidence,
        isIdle: symbol.isIdle
      )
    ]
  }

  /// The platforms for which the catalog has the needs of a kind of package, if its row names none; empty for all.
  private static func platforms(of kind: Dependency.Kind) -> Set<String> {
    switch kind {
    case .pub, .npm, .cordovaPlugin: [ApplePlatform.iOS.rawValue]
    case .pod, .swiftPackage, .carthage: []
    }
  }

  // MARK: Switches

  private static func switchedNeeds(_ names: Set<String>, _ switches: DependencySwitches) -> [PurposeNeed] {
    var needs: [PurposeNeed] = []
    if !names.isDisjoint(with: ["permission_handler", "permission_handler_apple"]) {
      needs += switches.permissionMacros.compactMap { item in
        switchedNeed(symbols["podfile-macro"]?[item.name + "=1"], "permission_handler (\(item.name))", item)
      }
    }
    return needs
  }

  private static func switchedNeed(
    _ symbol: APISymbol?,
    _ cause: String,
    _ item: DependencySwitches.Switch
  ) -> PurposeNeed? {
    guard let symbol, !symbol.requirement.joined().isEmpty else { return nil }
    return PurposeNeed(
      alternatives: symbol.requirement,
      cause: cause,
      kind: .dependency,
      isCertain: symbol.confidence == .certain && symbol.isChecked,
      platforms: [ApplePlatform.iOS.rawValue],
      evidence: item.evidence
    )
  }
}
