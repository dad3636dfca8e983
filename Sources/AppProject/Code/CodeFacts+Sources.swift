import CodeScanning
import KeyCatalog

extension CodeFacts {
  /// The maximum number of reported places of one category of required reasons, or one API.
  private static let placeLimit = 10

  /// Joins the facts of the sources of a bundle, in their order; linear in the facts.
  ///
  /// Types and functions that the project declares itself, whose names are `declared`, are not the system's.
  init(of sources: [AttributedSource], declared: Set<String>, _ compiled: CompiledCode) {
    self.init()
    isComplete = true
    var places: [EntitledAPI: Int] = [:]
    for attributed in sources {
      let source = attributed.source
      for use in source.requiredReasonUses where attributed.declaresPrivacy {
        guard use.condition.platforms != [.macOS], use.declaredName.map(declared.contains) != true,
          let compilation = compiled.compilation(of: use.condition, in: use.evidence.path)
        else { continue }
        var mention = Mention(use.symbol, use.evidence, compilation, standing: attributed.standing)
        mention.isInFramework = attributed.isInFramework
        add(mention, of: use.categories)
      }
      let watched = mentions(source.watchedNames, of: attributed, compiled)
      watchedNames.merge(watched.map { ($0.name, $0.evidence) }) { first, _ in first }
      guard attributed.isRun else { continue }
      for use in source.entitledUses where use.declaredName.map(declared.contains) != true {
        // Nothing weaker can be said of an entitlement.
        guard compiled.compilation(of: use.condition, in: use.evidence.path) == .certain else { continue }
        places[use.api, default: 0] += 1
        guard places[use.api, default: 0] <= Self.placeLimit else { continue }
        let isForMacCatalyst = use.condition.outcome.whenTrue.contains(.macCatalyst)
        entitledUses.append(
          EntitledUse(
            use.api,
            platforms: use.condition.platforms,
            isForMacCatalyst: isForMacCatalyst,
            use.evidence,
            standing: attributed.standing
          )
        )
      }
      queriedSchemes += mentions(source.queriedSchemes, of: attributed, compiled).map { mention in
        var mention = mention
        mention.name = Self.scheme(mention.name)
        return mention
      }
      backgroundTasks += mentions(source.backgroundTasks, of: attributed, compiled)
      accuracyPurposes += mentions(source.accuracyPurposes, of: attributed, compiled)
      for (kind, found) in source.names {
        names[kind, default: []] += mentions(found, of: attributed, compiled)
      }
      let registrations = source.remoteNotifications.filter { $0.condition.platforms != [.macOS] }
      remoteNotifications += mentions(registrations, of: attributed, compiled)
    }
  }

  /// Returns what is compiled.
  private func mentions(
    _ mentions: [ScannedSource.Mention],
    of source: AttributedSource,
    _ compiled: CompiledCode
  ) -> [Mention] {
    mentions.compactMap { mention in
      compiled.compilation(of: mention.condition, in: mention.evidence.path).map {
        Mention(mention.name, mention.evidence, $0, standing: source.standing)
      }
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
