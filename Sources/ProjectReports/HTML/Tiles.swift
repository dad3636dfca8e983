import LintEngine

/// The most important numbers, at the top of the page.
enum Tiles {
  /// Returns the numbers of all projects together.
  static func list(of projects: [ProjectReport]) -> Markup {
    let bundles = projects.flatMap(\.bundles)
    let languages = Set(projects.flatMap(\.languages))
    let keys = bundles.flatMap(\.purposeStrings)
    let bad = keys.count { $0.mark.isBad }
    var tiles = [
      tile("\(bundles.count)", word("bundles"), platforms(bundles)),
      tile("\(languages.count)", word("languages"), coverage(projects)),
      tile(
        "\(Set(keys.filter(\.isPresent).map(\.key)).count)",
        word("purpose-strings"),
        bad == 0 ? word("all-present") : word("to-fix", "\(bad)"),
        isBad: bad > 0
      ),
    ]
    let data = Set(bundles.flatMap { $0.privacy.dataTypes.map(\.name) })
    let trackers = Set(bundles.flatMap(\.privacy.tracking))
    tiles.append(tile("\(data.count)", word("data-types"), trackers.isEmpty ? word("no-tracking") : word("tracking")))
    let findings = projects.compactMap(\.findings)
    if !findings.isEmpty {
      func count(_ severity: Severity) -> Int { findings.reduce(0) { $0 + $1.count(severity) } }
      let total = Severity.allCases.reduce(0) { $0 + count($1) }
      let parts = word("severities", "\(count(.error))", "\(count(.warning))", "\(count(.info))")
      tiles.append(tile("\(total)", word("findings"), parts, isBad: count(.error) > 0))
    }
    return .element("ul", ["class": "tiles"], tiles)
  }

  private static func tile(_ number: String, _ label: String, _ detail: String, isBad: Bool = false) -> Markup {
    .element(
      "li",
      ["class": isBad ? "bad" : nil],
      [
        .element("strong", number), .element("span", label), .element("small", detail),
      ]
    )
  }

  private static func platforms(_ bundles: [BundleReport]) -> String {
    let names = bundles.flatMap { $0.targets.flatMap { $0.configurations.flatMap { $0.platforms.map(\.name) } } }
    return names.uniqued().joined(separator: ", ")
  }

  private static func coverage(_ projects: [ProjectReport]) -> String {
    var (translated, keys) = (0, 0)
    for table in projects.flatMap(\.tables) {
      for language in table.languages.values where !language.isBase && !language.isVariant {
        translated += language.translated
        keys += table.keyCount
      }
    }
    return keys == 0
      ? word("not-translated") : word("percent-translated", "\(TableCoverage.percent(translated, of: keys))")
  }
}
