/// Parts that several sections of the page are made of.
enum Block {
  /// Returns content that scrolls sideways where it does not fit, with the keyboard too.
  static func scrolling(_ label: String, _ content: [Markup]) -> Markup {
    .element("div", ["class": "scroll", "role": "region", "aria-label": label, "tabindex": "0"], content)
  }

  /// Returns a list of explanations.
  static func legend(_ items: [(mark: Markup, text: String)]) -> Markup {
    .element("ul", ["class": "legend"], items.map { .element("li", [$0.mark, .text(" " + $0.text)]) })
  }

  /// Returns a list of names with their values.
  static func facts(_ rows: [(name: String, values: [Markup])]) -> Markup {
    let rows = rows.map { row in
      Markup.element("div", [.element("dt", row.name)] + row.values.map { .element("dd", [$0]) })
    }
    return .element("dl", rows)
  }

  /// Returns code, such as a path, that breaks after slashes and dots rather than inside of words.
  static func code(_ text: String, style: String? = nil) -> Markup {
    var parts: [Markup] = []
    var part = ""
    for character in text {
      part.append(character)
      guard "/.)".contains(character) else { continue }
      parts += [.text(part), .breakPoint]
      part = ""
    }
    return .element("code", ["class": style], parts + [.text(part)])
  }

  /// Returns the head of a table.
  static func head(_ columns: [String]) -> Markup {
    .element("thead", [.element("tr", columns.map { .element("th", ["scope": "col"], $0) })])
  }

  /// Returns a table with a row for each language, or several of about equal width where there are too many for a page.
  ///
  /// `corner` names the rows; each has its head and its cells in the order of the languages.
  static func matrix(_ corner: String, _ languages: [String], _ rows: [(head: [Markup], cells: [Markup])]) -> [Markup] {
    let tables = max((languages.count + columnLimit - 1) / columnLimit, 1)
    let width = max((languages.count + tables - 1) / tables, 1)
    return stride(from: 0, to: languages.count, by: width).map { start in
      let shown = start..<min(start + width, languages.count)
      let heads = languages[shown].map { language in
        Markup.element("th", ["scope": "col"], [.element("span", language)])
      }
      let head = Markup.element("tr", [.element("th", ["scope": "col", "class": "corner"], corner)] + heads)
      let body = rows.map { row in
        Markup.element("tr", [.element("th", ["scope": "row"], row.head)] + row.cells[shown])
      }
      let table = Markup.element("table", ["class": "matrix"], [.element("thead", [head]), .element("tbody", body)])
      return scrolling(corner, [table])
    }
  }

  /// As many languages fit the width of a page.
  private static let columnLimit = 30
}
