import PropertyList

/// The entitlements of a bundle in each file.
struct EntitlementsTable {
  private let names: ShownNames

  init(_ names: ShownNames) { self.names = names }

  /// Returns the table; equal neighbours share a cell.
  func table(_ report: EntitlementsReport) -> Markup {
    let heads = [[Markup.text(word("entitlement"))]] + report.files.map(head)
    let head = Markup.element("tr", heads.map { .element("th", ["scope": "col"], $0) })
    let body = report.rows.map { row in
      let title = row.title.map { [Markup.element("span", ["class": "title"], $0)] } ?? []
      return Markup.element("tr", [.element("th", ["scope": "row"], title + [Block.code(row.key)])] + cells(row.values))
    }
    let table = Markup.element(
      "table",
      ["class": "entitlements"],
      [.element("thead", [head]), .element("tbody", body)]
    )
    return Block.scrolling(word("entitlements"), [table])
  }

  private func head(_ file: EntitlementsReport.File) -> [Markup] {
    let users = file.users.map { user in
      Markup.element("span", ["class": "user"], "\(user.target): \(user.configurations.joined(separator: ", "))")
    }
    return (users.isEmpty ? [.text(word(file.isProfile ? "profile" : "no-target"))] : users) + [
      .element("small", [Block.code(names.entitlements(file))])
    ]
  }

  private func cells(_ values: [PropertyListValue?]) -> [Markup] {
    var cells: [Markup] = []
    var start = 0
    while start < values.count {
      let end = values[start...].firstIndex { $0 != values[start] } ?? values.count
      let span = end - start == 1 ? nil : "\(end - start)"
      let value = values[start]
      cells.append(
        .element(
          "td",
          ["colspan": span, "class": value == nil ? "absent" : nil],
          value.map { self.value($0, depth: 0) } ?? [.text("–")]
        )
      )
      start = end
    }
    return cells
  }

  private func value(_ value: PropertyListValue, depth: Int) -> [Markup] {
    switch value {
    case .boolean(let flag):
      return [.element("span", ["class": "pill \(flag ? "good" : "neutral")"], flag ? "true" : "false")]
    case .string(let text): return [Block.code(text)]
    case .integer(let number): return [Block.code("\(number)")]
    case .real(let number): return [Block.code("\(number)")]
    case .array(let items) where depth < 2:
      if items.isEmpty { return [.text(word("empty-list"))] }
      return [.element("ul", items.map { .element("li", self.value($0, depth: depth + 1)) })]
    case .dictionary(let entries) where depth < 2:
      let rows = entries.map { (name: $0.key, values: self.value($0.value, depth: depth + 1)) }
      return [Block.facts(rows)]
    case .array, .dictionary, .data, .date, .uid: return [.text("…")]
    }
  }
}
