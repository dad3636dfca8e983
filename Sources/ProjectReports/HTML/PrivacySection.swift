import KeyCatalog
import Messages

/// What privacy manifests declare, in the order of the report that Xcode makes.
struct PrivacySection {
  private let names: ShownNames

  init(_ names: ShownNames) { self.names = names }

  /// Returns the parts of the report.
  func content(_ report: PrivacyReport) -> [Markup] {
    let isSingle = Set(report.manifests.map(\.source)).count == 1
    let manifests = report.manifests.map { manifest in
      let label = manifest.isReadable ? manifest.source : word("unreadable", manifest.source)
      return Markup.element("li", [.text(label + " "), .element("small", [Block.code(names.path(manifest.path))])])
    }
    let list = Markup.element(
      "details",
      ["class": "manifests"],
      [
        .element("summary", word("manifests", "\(report.manifests.count)")), .element("ul", manifests),
        .element("p", ["class": "note"], word("libraries-elsewhere")),
      ]
    )
    let hasData = !report.dataTypes.isEmpty || !report.domains.isEmpty || !report.tracking.isEmpty
    let data = hasData ? cards(report, isSingle) : Markup.element("p", ["class": "note"], word("no-data"))
    return [data, reasons(report, isSingle), list]
  }

  // MARK: Data

  private func cards(_ report: PrivacyReport, _ isSingle: Bool) -> Markup {
    let unknown = report.dataTypes.filter { $0.isLinked == nil }
    let groups =
      [
        (word("data-tracking"), report.dataTypes.filter { $0.isTracking == true }, "bad"),
        (word("data-linked"), report.dataTypes.filter { $0.isLinked == true }, "doubtful"),
        (word("data-not-linked"), report.dataTypes.filter { $0.isLinked == false }, "good"),
      ] + (unknown.isEmpty ? [] : [(word("data-unstated"), unknown, "neutral")])
    let cards = groups.map { title, types, style in
      let items = types.map { item($0, isSingle) }
      let content = items.isEmpty ? Markup.element("p", ["class": "muted"], word("none")) : .element("ul", items)
      let extra = style == "bad" ? tracking(report, isSingle) : []
      return Markup.element("div", ["class": "card \(style)"], [.element("h4", title), content] + extra)
    }
    return .element("div", ["class": "cards"], cards)
  }

  private func item(_ type: PrivacyReport.DataType, _ isSingle: Bool) -> Markup {
    let purposes = type.purposes.map(Self.spaced).joined(separator: ", ")
    return .element(
      "li",
      [.element("b", Self.spaced(type.name)), .element("span", purposes.isEmpty ? word("no-purpose") : purposes)]
        + sources(type.sources, isSingle)
    )
  }

  private func tracking(_ report: PrivacyReport, _ isSingle: Bool) -> [Markup] {
    var content: [Markup] = []
    if !report.tracking.isEmpty {
      content.append(.element("p", word("tracks", report.tracking.joined(separator: ", "))))
    }
    guard !report.domains.isEmpty else { return content }
    let items = report.domains.map { Markup.element("li", [Block.code($0.name)] + sources($0.sources, isSingle)) }
    return content + [.element("h5", word("tracking-domains")), .element("ul", items)]
  }

  private func sources(_ names: [String], _ isSingle: Bool) -> [Markup] {
    isSingle ? [] : [.element("small", names.joined(separator: ", "))]
  }

  // MARK: API

  private func reasons(_ report: PrivacyReport, _ isSingle: Bool) -> Markup {
    guard !report.reasons.isEmpty else { return .none }
    let heads = [word("api-category"), word("reason")] + (isSingle ? [] : [word("declared-by")])
    let head = Block.head(heads)
    let rows = report.reasons.enumerated().map { index, reason in
      let isRepeated = index > 0 && report.reasons[index - 1].category == reason.category
      let category = Markup.element("th", ["scope": "row"], isRepeated ? "" : Self.spaced(reason.category))
      let code = reason.code.map {
        [Markup.element("code", $0), .text(" " + Messages.translated(Self.summaries[$0] ?? ""))]
      }
      let cells = [category, .element("td", code ?? [.text(word("none"))])]
      return Markup.element("tr", isSingle ? cells : cells + [.element("td", reason.sources.joined(separator: ", "))])
    }
    let table = Markup.element("table", ["class": "reasons"], [head, .element("tbody", rows)])
    return Block.scrolling(word("api-category"), [table])
  }

  private static let summaries: [String: String] = {
    let key = KeyCatalog.key(at: "NSPrivacyAccessedAPITypes/[]/NSPrivacyAccessedAPITypeReasons", in: .privacyManifest)
    let values = (key?.values ?? []).compactMap { value in value.summary.map { (value.value, $0) } }
    return Dictionary(values) { first, _ in first }
  }()

  /// Returns a name such as `CrashData` as words.
  static func spaced(_ name: String) -> String {
    var words = ""
    var previous: Character?
    for character in name {
      if character.isUppercase, previous?.isLowercase == true { words += " " }
      words.append(character)
      previous = character
    }
    return words
  }
}
