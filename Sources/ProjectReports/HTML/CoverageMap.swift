import ProjectFiles

/// How much of each table is translated into each language, as a map of colours and numbers.
struct CoverageMap {
  private let project: ProjectReport
  private let names: ShownNames
  private let languages: [String]
  /// The languages of each bundle.
  private let expected: [String: Set<String>]
  /// The language that the texts of each bundle are written in.
  private let sources: [String: String]

  /// The largest number of tables in the map.
  private static let tableLimit = 150

  init(_ project: ProjectReport, _ names: ShownNames) {
    self.project = project
    self.names = names
    languages = project.languages
    expected = Dictionary(project.bundles.map { ($0.infoPlist, Set($0.languages)) }) { $0.union($1) }
    sources = project.bundles.reduce(into: [:]) { $0[$1.infoPlist] = $1.developmentLanguage }
  }

  /// The map with its legend.
  var content: [Markup] {
    guard languages.count > 1 else { return [.element("p", ["class": "note"], word("one-language"))] }
    let tables = project.tables.filter { $0.keyCount > 0 }
    let shown = tables.sorted { $0.keyCount > $1.keyCount }.prefix(Self.tableLimit).map { ($0.folder, $0.name) }
    let isShown = { (table: TableCoverage) in shown.contains { $0 == (table.folder, table.name) } }
    let rows = tables.filter(isShown).map { table in
      (head: head(of: table), cells: languages.map { cell(table, $0) })
    }
    let rest = tables.count - rows.count
    let note = rest > 0 ? [Markup.element("p", ["class": "note"], word("more-tables", "\(rest)"))] : []
    return Block.matrix(word("table"), languages, [total(tables)] + rows) + [Block.legend(Self.legend)] + note
  }

  private func head(of table: TableCoverage) -> [Markup] {
    let parts = names.path(table.folder).split(separator: "/")
    let folder = (parts.count > 2 ? "…/" : "") + parts.suffix(2).joined(separator: "/")
    let base = table.base.map { word("keys-in", "\(table.keyCount)", $0) } ?? word("keys", "\(table.keyCount)")
    let path = FilePath.join(names.path(table.folder), table.name)
    return [
      .element("b", ["title": path], table.name), .element("small", "\(folder == "." ? "" : "\(folder) · ")\(base)"),
    ]
  }

  private func cell(_ table: TableCoverage, _ language: String) -> Markup {
    guard let found = table.languages[language] else {
      guard isExpected(table, language) else { return .element("td", ["class": "hn"], "") }
      return .element("td", ["class": "hx", "title": "\(language): \(word("no-table"))"], "–")
    }
    let percent = table.percent(found)
    var notes: [String] = []
    if found.isBase { notes.append(word("base-language")) }
    if found.isVariant { notes.append(word("variant")) }
    if percent < 100 { notes.append(word("of-keys", "\(found.translated)", "\(table.keyCount)")) }
    if found.empty > 0 { notes.append(word("empty-texts", "\(found.empty)")) }
    if found.sameAsBase > 0 { notes.append(word("same-texts", "\(found.sameAsBase)")) }
    let isSame = found.sameAsBase * 3 >= max(found.translated, 1)
    let style = found.isBase ? "hb" : found.isVariant ? "hv" : Self.style(percent)
    return .element(
      "td",
      ["class": style, "title": notes.isEmpty ? nil : "\(language): " + notes.joined(separator: ", ")],
      [.text("\(percent)")] + (isSame ? [.element("sup", "=")] : [])
    )
  }

  /// Whether a bundle that has the table has the language; regions do with what the language has.
  private func isExpected(_ table: TableCoverage, _ language: String) -> Bool {
    guard table.base != language, !isSource(table, language), !isRegion(language, table) else { return false }
    return table.bundles.contains { expected[$0]?.contains(language) ?? false }
  }

  /// Whether the texts in the language are the keys themselves, or in an interface file.
  private func isSource(_ table: TableCoverage, _ language: String) -> Bool {
    (table.base == nil || table.base == "Base") && table.bundles.contains { sources[$0] == language }
  }

  /// Whether another language of the project or of the table has texts for the region.
  private func isRegion(_ language: String, _ table: TableCoverage) -> Bool {
    let general = language.prefix { $0 != "-" && $0 != "_" }
    guard general.count < language.count else { return false }
    return languages.contains(String(general))
      || table.languages.keys.contains { $0 != language && $0.prefix { $0 != "-" && $0 != "_" } == general }
  }

  private func total(_ tables: [TableCoverage]) -> (head: [Markup], cells: [Markup]) {
    let cells = languages.map { language in
      var (translated, keys) = (0, 0)
      for table in tables {
        if let found = table.languages[language] {
          guard !found.isVariant else { continue }
          translated += found.translated
          keys += table.keyCount
        } else if isExpected(table, language) {
          keys += table.keyCount
        }
      }
      guard keys > 0 else { return Markup.element("td", ["class": "hn"], "") }
      let percent = TableCoverage.percent(translated, of: keys)
      let title = "\(language): " + word("of-keys", "\(translated)", "\(keys)")
      return .element("td", ["class": "\(Self.style(percent)) total", "title": title], "\(percent)")
    }
    return ([.element("b", word("all-tables")), .element("small", word("percent-of-keys"))], cells)
  }

  private static func style(_ percent: Int) -> String {
    switch percent {
    case 100: "h5"
    case 80...: "h4"
    case 50...: "h3"
    case 25...: "h2"
    case 1...: "h1"
    default: "h0"
    }
  }

  private static var legend: [(mark: Markup, text: String)] {
    func cell(_ style: String, _ text: String) -> Markup { .element("span", ["class": "cell \(style)"], text) }
    let scale = ["0", "1–24", "25–49", "50–79", "80–99", "100"].enumerated().map { index, range in
      (mark: cell("h\(index)", range), text: "%")
    }
    return scale + [
      (cell("hx", "–"), word("no-table")), (cell("hb", "100"), word("base-language")),
      (cell("hv", "9"), word("variant")), (cell("hn", "="), word("legend-same")),
    ]
  }
}
