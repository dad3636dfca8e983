import LintEngine

/// The table of all bundles.
struct OverviewTable {
  private let names: ShownNames

  init(_ names: ShownNames) { self.names = names }

  /// Returns the table, a body for each project.
  func table(_ pages: [ProjectPage]) -> Markup {
    let showsFindings = pages.contains { $0.project.findings != nil }
    var heads = [word("target"), word("kind"), word("platform"), word("identifier"), word("version")]
    heads += [word("source-files"), word("languages"), word("purpose-strings")]
    if showsFindings { heads.append(word("findings")) }
    let head = Block.head(heads)
    let bodies = pages.map { page in
      let title = pages.count == 1 ? [] : [Self.title(page, columns: heads.count)]
      let rows = page.project.bundles.indices.flatMap { self.rows(page, $0, showsFindings) }
      return Markup.element(
        "tbody",
        title + (rows.isEmpty ? [Self.note(word("no-bundles"), columns: heads.count)] : rows)
      )
    }
    return Block.scrolling(word("overview"), [.element("table", ["class": "overview"], [head] + bodies)])
  }

  private static func title(_ page: ProjectPage, columns: Int) -> Markup {
    let link = Markup.element("a", ["href": "#\(page.id)"], page.title)
    return .element("tr", [.element("th", ["scope": "rowgroup", "colspan": "\(columns)", "class": "group"], [link])])
  }

  private static func note(_ text: String, columns: Int) -> Markup {
    .element("tr", [.element("td", ["colspan": "\(columns)", "class": "muted"], text)])
  }

  /// Returns a row for each target of a bundle.
  private func rows(_ page: ProjectPage, _ index: Int, _ showsFindings: Bool) -> [Markup] {
    let bundle = page.project.bundles[index]
    let link = { (text: String) in Markup.element("a", ["href": "#\(page.id(ofBundleAt: index))"], text) }
    var rows = bundle.targets.map { target in
      [.element("th", ["scope": "row"], [link(target.name)]), .element("td", bundle.kindName)] + Self.cells(target)
    }
    if rows.isEmpty {
      let name = Markup.element("th", ["scope": "row"], [link(names.path(bundle.infoPlist))])
      rows = [[name, .element("td", bundle.kindName)] + (0..<3).map { _ in .element("td", "–") }]
    }
    let shared = self.shared(bundle, page.project, rows: rows.count, showsFindings)
    return rows.enumerated().map { row, cells in .element("tr", row == 0 ? cells + shared : cells) }
  }

  /// Returns the cells with what the configurations of a target build; where they differ, each with their names.
  private static func cells(_ target: TargetReport) -> [Markup] {
    let groups = target.groups
    let platforms = groups.flatMap(\.configuration.platformNames).uniqued().map { Markup.element("div", $0) }
    let identifiers = groups.map { group in
      let identifier = group.configuration.identifier
      let unknown = identifier.unknownVariable.map { word("unknown-variable", $0) } ?? word("unknown")
      let text = Block.code(identifier.value ?? unknown, style: identifier.value == nil ? "unknown" : nil)
      let names = Markup.element("span", ["class": "muted"], group.names.joined(separator: ", ") + " ")
      return Markup.element("div", groups.count == 1 ? [text] : [names, text])
    }
    let versions = groups.compactMap(\.configuration.versionText).uniqued().map { Markup.element("div", $0) }
    return [
      .element("td", ["class": "platforms"], platforms), .element("td", ["class": "identifiers"], identifiers),
      .element("td", ["class": "number"], versions.isEmpty ? [.text("–")] : versions),
    ]
  }

  /// Returns the cells that hold for all targets of a bundle.
  private func shared(_ bundle: BundleReport, _ project: ProjectReport, rows: Int, _ showsFindings: Bool) -> [Markup] {
    let span = rows == 1 ? nil : "\(rows)"
    let bad = bundle.purposeStrings.filter { $0.mark.isBad }.count
    var purposes = [Markup.text("\(bundle.purposeStrings.filter(\.isPresent).count)")]
    if bad > 0 { purposes.append(.element("span", ["class": "pill bad"], word("to-fix", "\(bad)"))) }
    var cells: [Markup] = [
      .element("td", ["class": "number", "rowspan": span], "\(bundle.sourceCount)"),
      .element("td", ["class": "number", "rowspan": span], "\(bundle.languages.count)"),
      .element("td", ["class": "number", "rowspan": span], purposes),
    ]
    if showsFindings {
      // What several bundles are made of has findings about all of them.
      let carriers = project.bundles.compactMap(\.infoPlistCarrier)
      let isShared = carriers.count { $0 == bundle.infoPlistCarrier } > 1
      let infoPlist = isShared ? [] : [bundle.infoPlistCarrier ?? bundle.infoPlist]
      let paths =
        infoPlist + bundle.entitlements.files.filter { $0.carrier == nil }.map(\.path) + bundle.privacyManifests
      var findings = [FindingsTable.pills(project.findings, in: paths)]
      if isShared { findings.append(.element("small", word("without", names.path(bundle.infoPlistCarrier ?? "")))) }
      cells.append(.element("td", ["rowspan": span], findings))
    }
    return cells
  }
}
