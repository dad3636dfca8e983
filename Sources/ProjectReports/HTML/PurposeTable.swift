import CodeScanning
import LintFacts

/// The purpose strings of a bundle, with what needs each.
struct PurposeTable {
  private let names: ShownNames
  private let placeLimit: Int?

  /// The largest number of files of one key after those that are shown at first.
  private static let hiddenLimit = 25
  /// The largest number of lines of one file.
  private static let lineLimit = 8

  init(_ names: ShownNames, placeLimit: Int?) {
    self.names = names
    self.placeLimit = placeLimit
  }

  /// Returns the table.
  func table(_ statuses: [PurposeStringReport]) -> Markup {
    let heads = [word("purpose-string"), word("declared"), word("needed-by")]
    let head = Block.head(heads)
    let table = Markup.element("table", ["class": "purposes"], [head, .element("tbody", statuses.map(row))])
    return Block.scrolling(word("purpose-strings"), [table])
  }

  private func row(_ status: PurposeStringReport) -> Markup {
    let title = status.shortTitle.map { [Markup.element("span", ["class": "title"], $0)] } ?? []
    let head = Markup.element("th", ["scope": "row"], title + [Block.code(status.key)])
    var declared = [Markup.element("span", ["class": "pill \(status.mark.rawValue)"], status.presenceText)]
    if let text = status.text { declared.append(.element("q", ["dir": "auto"], text)) }
    for name in [status.setting].compactMap(\.self) + names.places(status) {
      declared.append(.element("small", [Block.code(name)]))
    }
    return .element("tr", [head, .element("td", declared), .element("td", needs(status.needs))])
  }

  private func needs(_ needs: [PurposeNeed]) -> [Markup] {
    guard !needs.isEmpty else { return [.element("span", ["class": "muted"], word("nothing-found"))] }
    let groups = NeedGroup.all(of: needs)
    let shown = groups.prefix(placeLimit ?? .max)
    let rest = groups.dropFirst(shown.count)
    let hidden = rest.prefix(Self.hiddenLimit)
    guard !rest.isEmpty else { return [list(shown)] }
    var inside = [Markup.element("summary", word("and-more", "\(Self.count(rest))")), list(hidden)]
    let left = Self.count(rest.dropFirst(hidden.count))
    if left > 0 { inside.append(.element("p", word("and-more", "\(left)"))) }
    return [list(shown), .element("details", inside)]
  }

  private static func count(_ groups: some Sequence<NeedGroup>) -> Int {
    groups.reduce(0) { $0 + max($1.lines.count, 1) }
  }

  private func list(_ groups: some Sequence<NeedGroup>) -> Markup {
    .element("ul", ["class": "places"], groups.map(item))
  }

  private func item(_ group: NeedGroup) -> Markup {
    let line = group.code.count > 120 ? group.code.prefix(119) + "…" : group.code[...]
    let doubt = group.isCertain ? [] : [Markup.element("em", " (\(word("probably")))")]
    let shown = group.lines.prefix(Self.lineLimit).map { "\($0)" }.joined(separator: ", ")
    let lines = (shown.isEmpty ? "" : ":\(shown)") + (group.lines.count > Self.lineLimit ? ", …" : "")
    return .element(
      "li",
      ["title": String(line)],
      [.element("b", group.cause)] + doubt + [Block.code(names.path(group.path) + lines)]
    )
  }
}

/// The lines of one file that need something for one cause.
private struct NeedGroup {
  let cause: String
  let path: String
  let isCertain: Bool
  /// The first line, without blanks at its ends.
  let code: String
  /// The numbers of the lines, from one; none of a file with code that was built.
  var lines: [Int]

  /// Returns the groups in the order of their first places.
  static func all(of needs: [PurposeNeed]) -> [NeedGroup] {
    var indices: [[String]: Int] = [:]
    return needs.reduce(into: []) { groups, need in
      let key = [need.cause, need.evidence.path, "\(need.isCertain)"]
      let lines = need.evidence.image == nil ? [need.evidence.line + 1] : []
      if let index = indices[key] {
        groups[index].lines += lines
        return
      }
      indices[key] = groups.count
      groups.append(
        NeedGroup(
          cause: need.cause,
          path: need.evidence.path,
          isCertain: need.isCertain,
          code: need.evidence.lineText.split(whereSeparator: \.isWhitespace).joined(separator: " "),
          lines: lines
        )
      )
    }
  }
}
