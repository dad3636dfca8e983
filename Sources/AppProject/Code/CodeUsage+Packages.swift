import CodeScanning
import KeyCatalog
import ProjectFiles

extension CodeUsage {
  /// Adds what follows from the use of a package of npm.
  mutating func add(_ use: PackageUse, basis: FactBasis) {
    let isKnown = KeyCatalog.javaScriptPackage(use.package)?.isCertain ?? false
    var mention = Mention("", use.evidence, use.isCertain ? .certain : .uncertain, basis: basis)
    mention.library = use.package
    let noted = { (name: String) in
      var mention = mention
      mention.name = name
      return mention
    }
    switch use.need.subject {
    case .purposes(let alternatives):
      purposeNeeds.append(
        PurposeNeed(
          alternatives: alternatives,
          cause: use.cause,
          kind: use.isCall ? .call : .use,
          isCertain: use.isCertain && isKnown,
          basis: basis,
          platforms: [ApplePlatform.iOS.rawValue],
          evidence: use.evidence
        )
      )
    case .entitlement("aps-environment"): self[.remoteNotifications].append(noted(use.cause))
    case .entitlement(let name):
      // Nothing weaker can be reported about an entitlement.
      guard use.isCertain else { return }
      let api = EntitledAPI(symbol: use.cause, language: "js", entitlement: name)
      entitledUses.append(EntitledUse(api, platforms: [.iOS], use.evidence, basis: basis))
    case .backgroundMode(let name): self[.backgroundMode].append(noted(name))
    case .libraryKey(let name): self[.libraryKey].append(noted(name))
    case .dispensableKey(let name): self[.librarySetting].append(noted(name))
    case .backgroundTask(let name):
      self[.backgroundTask].append(noted(use.need.subject.namingOption == nil ? name : use.service ?? ""))
    case .queriedScheme(let name): self[.queriedScheme].append(noted(name))
    case .bonjourService: self[.bonjourService].append(noted(use.service ?? ""))
    case .handler(let name):
      if use.isCertain { self[.permissionHandler].append(noted(name)) }
    case .requiredReason(let category): requiredReasonUses[category, default: []].append(noted(use.package))
    case .declaredReason: break
    }
  }

  /// Adds what the libraries of npm need that are linked into the bundles.
  mutating func add(_ libraries: [ProjectDependencies]) {
    let imported = Set(self[.importedPackage].map(\.name))
    for library in libraries {
      for use in library.packageUses {
        if case .requiredReason(let category) = use.need.subject, library.mergedCategories.contains(category) {
          continue
        }
        add(use, basis: .read)
      }
      permissionHandlers.formUnion(library.permissionHandlers)
    }
    let needs = libraries.flatMap(\.purposeNeeds).filter { need in
      // What code that is known does with a package shows more.
      !need.isIdle && !(need.unlessImported.map(imported.contains) ?? false)
    }
    purposeNeeds += needs.uniqued()
  }
}
