import CodeScanning
import KeyCatalog
import ProjectFiles

/// A package of npm that is linked into an app.
package struct LinkedPackage {
  /// What is known of it.
  let package: JavaScriptPackage
  /// The dependency that names it.
  let dependency: Dependency
  private let version: DependencyVersion?

  init(_ package: JavaScriptPackage, _ dependency: Dependency) {
    (self.package, self.dependency) = (package, dependency)
    version = dependency.version.flatMap { DependencyVersion.oldest(in: $0) }
  }

  /// Returns whether the version is one for which a condition holds, and no variable of a Podfile keeps it from that; an unknown version
  /// counts as the latest.
  func meets(_ condition: PackageCondition, _ switches: DependencySwitches) -> Bool {
    if let exception = condition.exception, switches.has(exception) { return false }
    if let since = condition.since.flatMap(DependencyVersion.oldest), let version, version < since {
      return false
    }
    guard let before = condition.before.flatMap(DependencyVersion.oldest) else { return true }
    return version.map { $0 < before } ?? false
  }
}

/// Finds what packages of npm need by themselves or by what is chosen outside of code.
enum PackageNeeds {
  /// Returns the purpose strings that a package needs, and idly those that it may need.
  static func purposes(of linked: LinkedPackage, _ switches: DependencySwitches) -> [PurposeNeed] {
    let package = linked.package
    let omitted = switches.refusedKeys[package.name, default: []].union(switches.copiedKeys.values.joined())
    var always: [String] = []
    var others: [PurposeNeed] = []
    var unseen: [String] = []
    var store: [String] = []
    var idle: [String] = []
    for need in package.needs {
      guard case .purposes(let groups) = need.subject else { continue }
      let alternatives = groups.map { group in group.filter { !omitted.contains($0) } }
      guard !alternatives.joined().isEmpty else { continue }
      let kinds = need.conditions.filter { linked.meets($0, switches) }.map(\.kind)
      let keys = Array(alternatives.joined())
      others += handlers(kinds, switches).map { handler in
        Self.need(of: linked, alternatives, "\(package.name) (\(handler.name))", at: handler.evidence)
      }
      if kinds.contains(where: { isMet($0, switches) }) {
        if alternatives.count == 1 { always += keys } else { others.append(Self.need(of: linked, alternatives)) }
      } else if kinds.contains(.store) {
        store += keys
      } else if kinds.contains(.unseen) {
        unseen += keys
      } else if kinds.contains(where: { !isOfPart($0) }) {
        idle += keys
      }
    }
    var needs = always.isEmpty ? [] : [need(of: linked, [always])]
    if !unseen.isEmpty {
      var need = need(of: linked, [unseen])
      (need.isCertain, need.isForStoreAlone, need.unlessImported) = (false, true, package.name)
      needs.append(need)
    }
    if !store.isEmpty {
      var need = need(of: linked, [store])
      (need.isCertain, need.isForStoreAlone) = (false, true)
      needs.append(need)
    }
    if !idle.isEmpty {
      var need = need(of: linked, [idle])
      need.isIdle = true
      needs.append(need)
    }
    return needs + others
  }

  /// Returns what else a package needs.
  static func uses(of linked: LinkedPackage, _ switches: DependencySwitches) -> [PackageUse] {
    let package = linked.package
    return package.needs.filter { need in
      switch need.subject {
      case .purposes, .handler, .bonjourService: return false
      case .libraryKey(let key) where switches.copiedKeys[package.name]?.contains(key) ?? false: return false
      default: break
      }
      let kinds = need.conditions.filter { linked.meets($0, switches) }.map(\.kind)
      return kinds.contains { isMet($0, switches) } || !handlers(kinds, switches).isEmpty
    }
    .map { need in
      PackageUse(
        package: package.name,
        need: need,
        cause: package.name,
        service: need.subject.namingOption.flatMap { switches.preferences[$0.lowercased()] },
        evidence: linked.dependency.evidence
      )
    }
  }

  private static func need(
    of linked: LinkedPackage,
    _ alternatives: [[String]],
    _ cause: String? = nil,
    at evidence: Evidence? = nil
  ) -> PurposeNeed {
    PurposeNeed(
      alternatives: alternatives,
      cause: cause ?? linked.package.name,
      kind: .dependency,
      isCertain: linked.package.isCertain,
      platforms: [ApplePlatform.iOS.rawValue],
      evidence: evidence ?? linked.dependency.evidence
    )
  }

  private static func isMet(_ kind: PackageCondition.Kind, _ switches: DependencySwitches) -> Bool {
    switch kind {
    case .linked: true
    case .preference(let preference): switches.has(preference)
    case .unseen, .store, .idle, .handler, .code: false
    }
  }

  /// Whether a condition is about a part of the package that is not linked.
  private static func isOfPart(_ kind: PackageCondition.Kind) -> Bool {
    if case .handler = kind { true } else { false }
  }

  private static func handlers(
    _ kinds: [PackageCondition.Kind],
    _ switches: DependencySwitches
  ) -> [DependencySwitches.Switch] {
    kinds.compactMap { kind in
      guard case .handler(let name) = kind else { return nil }
      return switches.permissionHandlers.first { $0.name == name }
    }
  }
}
