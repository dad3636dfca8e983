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
  /// Linear in the top level of the file and in the needs.
  static func find(in document: Document, project: ProjectContext) -> [MissingPurposeString] {
    guard document.kind == .infoPlist, document.tree.isReadable, let root = document.rootDictionary else { return [] }
    let present = PresentPurposeKeys(root, supplied: project.suppliedKeys, platform: document.bundlePlatform)
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
  private let keys: Set<String>
  private let platform: String?

  /// Keys that do for others although neither replaces the other.
  private static let substitutes: [String: [String]] = [
    // Web browsers must take the key for use in the foreground.
    "NSBluetoothAlwaysUsageDescription": ["NSBluetoothWhileInUseUsageDescription"]
  ]

  /// Collects the keys of a root dictionary, device suffixes left out of account, and those that the build supplies.
  init(_ root: Node, supplied: Set<String>, platform: String?) {
    let names = root.entries.compactMap { $0.name?.split(separator: "~").first.map(String.init) }
    keys = supplied.union(names)
    self.platform = platform
  }

  /// Whether `need` exists on the app's platform.
  func concerns(_ need: PurposeNeed) -> Bool {
    guard let platform, !need.platforms.isEmpty else { return true }
    return need.platforms.contains(platform)
  }

  /// Whether `key`, or an older or newer key for the same resource, is there, or the platform does not know the key.
  func satisfies(_ key: String) -> Bool {
    if keys.contains(key) { return true }
    guard let resource = KeyCatalog.protectedResource(forKey: key) else { return false }
    if let platform, !resource.platforms.isEmpty, !resource.platforms.contains(where: { $0.platform == platform }) {
      return true
    }
    let others = resource.successorKeys + (Self.substitutes[key] ?? [])
    return others.contains { keys.contains($0) }
      || keys.contains { KeyCatalog.protectedResource(forKey: $0)?.successorKeys.contains(key) ?? false }
  }
}
