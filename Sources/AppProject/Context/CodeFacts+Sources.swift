import KeyCatalog

extension CodeFacts {
  /// The maximum number of reported places of one category of required reasons, or one API.
  private static let placeLimit = 10

  /// Joins the facts of the sources of a bundle, in their order; linear in the facts.
  ///
  /// Types and functions that the project declares itself, whose names are `declared`, are not the system's.
  init(of sources: [AttributedSource], declared: Set<String>) {
    self.init()
    isComplete = true
    var places: [EntitledAPI: Int] = [:]
    for attributed in sources {
      let source = attributed.source
      let isAssumed = attributed.standing == .assumed
      for use in source.requiredReasonUses where attributed.declaresPrivacy {
        guard use.platforms != [.macOS], use.declaredName.map(declared.contains) != true else { continue }
        add(Mention(use.symbol, use.evidence, isAssumed: isAssumed), of: use.categories)
      }
      watchedNames.merge(source.watchedNames.map { ($0.name, $0.evidence) }) { first, _ in first }
      guard attributed.isRun else { continue }
      for use in source.entitledUses where use.declaredName.map(declared.contains) != true {
        places[use.api, default: 0] += 1
        guard places[use.api, default: 0] <= Self.placeLimit else { continue }
        entitledUses.append(EntitledUse(use.api, platforms: use.platforms, use.evidence))
      }
      queriedSchemes += source.queriedSchemes.map { Mention(Self.scheme($0.name), $0.evidence, isAssumed: isAssumed) }
      backgroundTasks += source.backgroundTasks.map { Mention($0.name, $0.evidence, isAssumed: isAssumed) }
      accuracyPurposes += source.accuracyPurposes.map { Mention($0.name, $0.evidence, isAssumed: isAssumed) }
      remoteNotifications += source.remoteNotifications.filter { $0.platforms != [.macOS] }.map(\.evidence)
    }
  }

  private mutating func add(_ use: Mention, of categories: [String]) {
    if categories.count > 1 {
      guard ambiguousReasonUses[categories, default: []].count < Self.placeLimit else { return }
      ambiguousReasonUses[categories, default: []].append(use)
    } else if let category = categories.first {
      guard requiredReasonUses[category, default: []].count < Self.placeLimit else { return }
      requiredReasonUses[category, default: []].append(use)
    }
  }

  private static func scheme(_ text: String) -> String { String(text.prefix { $0 != ":" }) }
}
