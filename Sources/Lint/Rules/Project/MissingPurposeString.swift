import AppProject
import KeyCatalog
import PropertyList

/// A purpose string that something in the project asks for and the Info.plist lacks.
struct MissingPurposeString {
  /// The key; several where any one of them would do.
  let keys: [String]
  /// What asks for it, the surest first, then in the order of the project.
  let needs: [PurposeNeed]

  /// Whether the key must be there for certain; the local network has a text of the system's own in its absence.
  var isCertain: Bool {
    keys != ["NSLocalNetworkUsageDescription"] && needs.contains(where: \.isCertain)
  }

  /// Returns what an Info.plist lacks, by key; empty for other files and for those that cannot be read.
  ///
  /// Linear in the needs.
  static func find(in document: Document, _ root: RootKeys, project: ProjectContext) -> [MissingPurposeString] {
    guard document.kind == .infoPlist, document.rootDictionary != nil, document.tree.isReadable,
      !project.suppliesUnknownKeys
    else { return [] }
    let present = PresentPurposeKeys(root, project, platform: document.bundlePlatform(root))
    var needsByKeys: [[String]: [PurposeNeed]] = [:]
    for need in project.purposeNeeds where present.concerns(need) {
      let missing = missing(of: need, present)
      var need = need
      // Where an entitlement has one of its keys, whoever wrote it may well know that the other is not used.
      if need.kind == .entitlement, missing.count < need.alternatives.joined().count { need.isCertain = false }
      for keys in missing { needsByKeys[keys, default: []].append(need) }
    }
    let single = Set(needsByKeys.keys.lazy.filter { $0.count == 1 }.joined())
    return needsByKeys.keys.sorted { $0.lexicographicallyPrecedes($1) }
      .filter { $0.count == 1 || single.isDisjoint(with: $0) }
      .map { keys in
        let needs = needsByKeys[keys] ?? []
        return MissingPurposeString(keys: keys, needs: needs.filter(\.isCertain) + needs.filter { !$0.isCertain })
      }
  }

  /// Returns the keys that `need` wants and that are missing, each by itself, or together where any one would do.
  private static func missing(of need: PurposeNeed, _ present: PresentPurposeKeys) -> [[String]] {
    let groups = need.alternatives.map { group in group.filter { !present.satisfies($0) } }
    guard !groups.contains([]) else { return [] }
    guard groups.count == 1, let group = groups.first else { return [groups.compactMap(\.first)] }
    // Where an older key is wanted beside its successor, the successor is what to add.
    let isSuperseded = { (key: String) in
      KeyCatalog.protectedResource(forKey: key)?.successorKeys.contains { group.contains($0) } ?? false
    }
    return group.filter { !isSuperseded($0) }.map { [$0] }
  }
}

/// The purpose strings that an app has, or needs none of on its platform.
struct PresentPurposeKeys {
  private let root: RootKeys
  private let project: ProjectContext
  private let platform: String?

  /// Keys that do for others although neither replaces the other.
  private static let substitutes: [String: [String]] = [
    // Web browsers must take the key for use in the foreground.
    "NSBluetoothAlwaysUsageDescription": ["NSBluetoothWhileInUseUsageDescription"]
  ]

  /// The keys that each key takes the place of.
  private static let predecessors: [String: [String]] = KeyCatalog.protectedResources.reduce(into: [:]) {
    found,
    resource in
    for successor in resource.successorKeys { found[successor, default: []].append(resource.key) }
  }

  /// Looks at the keys of a root dictionary and at those that the build supplies.
  init(_ root: RootKeys, _ project: ProjectContext, platform: String?) {
    self.root = root
    self.project = project
    self.platform = platform
  }

  /// Whether `need` exists on the app's platform.
  func concerns(_ need: PurposeNeed) -> Bool {
    guard let platform, !need.platforms.isEmpty else { return true }
    return need.platforms.contains(platform)
  }

  /// Whether `key`, or an older or newer key for the same resource, is there, or the platform does not know the key.
  func satisfies(_ key: String) -> Bool {
    if isPresent(key) { return true }
    guard let resource = KeyCatalog.protectedResource(forKey: key) else { return false }
    if let platform, !resource.platforms.isEmpty, !resource.platforms.contains(where: { $0.platform == platform }) {
      return true
    }
    let others = resource.successorKeys + (Self.substitutes[key] ?? []) + (Self.predecessors[key] ?? [])
    return others.contains(where: isPresent)
  }

  private func isPresent(_ key: String) -> Bool { PurposeKeys.isPresent(key, in: root, project) }
}
