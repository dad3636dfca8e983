import AppProject
import CodeScanning
import KeyCatalog
import ProjectFiles
import PropertyList

/// Something in the code of a bundle that needs an entitlement.
package struct EntitlementUse {
  /// The entitlements, of which one is enough, the usual one first.
  package private(set) var entitlements: [String]
  /// The usual text after the first one.
  package let value: PropertyListValue
  /// Whether it is needed inside the App Sandbox of the Mac alone.
  package private(set) var isOfSandbox: Bool
  /// Whether it is needed because of the hardened runtime of the Mac.
  package private(set) var isOfHardenedRuntime: Bool
  /// The platforms for which the code is compiled; nil if it is for all.
  package let platforms: Set<ApplePlatform>?
  /// Whether the code is compiled for Mac Catalyst.
  private let isForMacCatalyst: Bool
  /// The places of the code, each with the API that it uses, as written by developers.
  package private(set) var places: [(name: String, evidence: Evidence)]
  /// Whether some of the code is the bundle's own; a package may have code that others use.
  package private(set) var isInOwnCode: Bool

  /// Returns what the sources need, once for each entitlement, in their order.
  package static func uses(of signed: BundleEntitlements, in project: ProjectContext) -> [EntitlementUse] {
    var uses: [EntitlementUse] = []
    let all = project.code.entitledUses.map(EntitlementUse.init) + sandboxUses(in: project)
    for use in all.compactMap({ $0.limited(by: signed) }) where use.isNeeded(by: signed) {
      if let known = uses.firstIndex(where: { $0.entitlements.first == use.entitlements.first }) {
        uses[known].places += use.places
        if use.isInOwnCode { uses[known].isInOwnCode = true }
      } else {
        uses.append(use)
      }
    }
    return uses
  }

  /// Returns the use as what limits the bundles makes it; nil if nothing denies it.
  private func limited(by signed: BundleEntitlements) -> EntitlementUse? {
    guard isOfSandbox || isOfHardenedRuntime else { return self }
    var use = self
    if isOfSandbox, signed.areSandboxed {
      use.isOfHardenedRuntime = false
      return use
    }
    guard isOfHardenedRuntime, signed.areHardened else { return nil }
    use.isOfSandbox = false
    use.entitlements = entitlements.filter(EntitlementDemand.hardened.contains)
    return use.entitlements.isEmpty ? nil : use
  }

  private init(_ use: CodeUsage.EntitledUse) {
    entitlements = use.api.entitlements
    value = use.api.value
    (isOfSandbox, isOfHardenedRuntime) = (use.api.isOfSandbox, use.api.isOfHardenedRuntime)
    (platforms, isForMacCatalyst) = (use.platforms, use.isForMacCatalyst)
    places = [(Self.name(of: use.api.symbol), use.evidence)]
    // Code that a toolkit compiles in a build phase is the app's own.
    isInOwnCode = use.basis != .derived || SourceLanguage(fileName: use.evidence.path)?.traits.compiler == .buildPhase
  }

  /// Returns a symbol of the catalog as developers write it: a function with the labels of its arguments, a type without a bracket.
  private static func name(of symbol: String) -> String {
    if symbol.hasSuffix(":"), symbol.contains("(") { return "\(symbol))" }
    return symbol.split(separator: "(").first.map(String.init) ?? symbol
  }

  /// The uses of protected resources without a purpose string, which the sandbox denies too.
  private static func sandboxUses(in project: ProjectContext) -> [EntitlementUse] {
    // Of what needs one of several keys, the arguments decide which.
    let needs = project.code.purposeNeeds.filter { need in
      need.isProven && need.alternatives.count == 1 && (need.kind == .call || need.kind == .use)
    }
    return needs.flatMap { need -> [EntitlementUse] in
      let keys = need.alternatives.joined().filter { key in
        !project.suppliedKeys.contains(key)
          && !project.documents.infoPlists.contains { $0.rootDictionary?.value(forKey: key) != nil }
      }
      return keys.flatMap { EntitlementDemand.all[$0] ?? [] }.filter(\.isOfSandbox).map { EntitlementUse(need, $0) }
    }
  }

  private init(_ need: PurposeNeed, _ demand: EntitlementDemand) {
    entitlements = demand.entitlements
    value = .boolean(true)
    isOfSandbox = true
    isOfHardenedRuntime = demand.entitlements.contains(where: EntitlementDemand.hardened.contains)
    platforms = need.platforms.isEmpty ? nil : Set(need.platforms.compactMap(ApplePlatform.init(rawValue:)))
    isForMacCatalyst = true
    places = [(need.cause, need.evidence)]
    isInOwnCode = need.basis != .derived
  }

  /// Returns whether the bundles are signed without it in all their configurations.
  package func isUnmet(by signed: BundleEntitlements) -> Bool { entitlements.allSatisfy(signed.lacks) }

  /// Returns whether the code is compiled for a system on which it is needed.
  private func isNeeded(by signed: BundleEntitlements) -> Bool {
    let isForMac = isOfSandbox || isOfHardenedRuntime || signed.areForMacAlone
    var built = isForMac ? signed.platformsOfMac : signed.platforms
    if isForMac, !isForMacCatalyst { built.remove(.iOS) }
    guard !isForMac || !built.isEmpty else { return false }
    if let platforms, !built.isEmpty, platforms.isDisjoint(with: built) { return false }
    // An app for iOS is signed with the entitlements of the Mac when it is built for that.
    return isOfSandbox || isOfHardenedRuntime || isKnown(on: signed.areForMacAlone ? [.macOS] : signed.platforms)
  }

  /// Returns whether the entitlement is for one of the platforms; true if that is not known.
  private func isKnown(on platforms: Set<ApplePlatform>) -> Bool {
    let known = entitlements.first.flatMap { KeyCatalog.key(at: $0, in: .entitlements) }?.platforms ?? []
    return platforms.isEmpty || known.isEmpty || known.contains { platforms.map(\.rawValue).contains($0.platform) }
  }
}

extension CodeUsage {
  /// Whether an entitlement that permits the use of a resource is probably left over: the code is known, and neither it nor a library
  /// mentions the resource.
  ///
  /// Linear in the needs.
  package func isLeftOver(_ entitlement: PurposeNeed) -> Bool {
    guard entitlement.kind == .entitlement,
      entitlement.cause.hasPrefix("com.apple.security.") ? isComplete : isWhole
    else { return false }
    let families = Set(entitlement.alternatives.joined().map(PurposeKeys.family))
    return !(purposeNeeds + purposeHints).contains { need in
      need.kind != .entitlement && need.alternatives.joined().contains { families.contains(PurposeKeys.family(of: $0)) }
    }
  }
}
