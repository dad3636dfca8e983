import LintFiles
import ProjectFiles

/// Writes what is known of projects as text for terminals.
public struct TextReport {
  private let names: ShownNames
  private let placeLimit: Int?

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the folder that paths are relative to.
  ///   - placeLimit: The number of places to show for each key; nil for all.
  public init(folder: String, placeLimit: Int?) {
    names = ShownNames(folder: folder)
    self.placeLimit = placeLimit
  }

  /// Returns the text about some projects; each line ends.
  public func text(_ projects: [ProjectReport]) -> String {
    projects.flatMap(lines).map { TerminalText.visible($0) + "\n" }.joined()
  }

  private func lines(_ project: ProjectReport) -> [String] {
    let path = names.path(project.root)
    let title = word("project", project.name) + (path == "." || path == project.name ? "" : " (\(path))")
    var lines = [title, TextColumns.rule("=", below: title), ""]
    for index in project.bundles.indices { lines += self.lines(project.bundles[index], project.bundleLike(at: index)) }
    let rest = project.otherTargets.map(\.name)
    if !rest.isEmpty { lines += ["\(word("other-targets")): " + rest.joined(separator: ", "), ""] }
    let unread = NotChecked.lines(project.notChecked, isSummary: false)
    return lines + unread + (unread.isEmpty ? [] : [""])
  }

  private func lines(_ bundle: BundleReport, _ former: BundleReport?) -> [String] {
    let heading = "\(names.name(bundle)) (\(bundle.kindName))"
    var rows = [["Info.plist", names.infoPlist(bundle)]]
    if let point = bundle.extensionPoint { rows.append([word("extension-point"), point]) }
    rows += bundle.entitlements.files.map { [word("entitlements"), names.entitlements($0)] }
    rows += bundle.privacyManifests.map { [word("privacy-manifest"), names.path($0)] }
    rows.append([word("source-files"), "\(bundle.sourceCount)"])
    if !bundle.languages.isEmpty { rows.append([word("languages"), bundle.languages.joined(separator: ", ")]) }
    rows += bundle.targets.flatMap(self.rows)
    let facts = TextColumns.aligned(rows.map { ["  \($0[0])"] + $0.dropFirst() })
    return [heading, TextColumns.rule("-", below: heading)] + facts + [""] + purposes(bundle, former) + [""]
  }

  /// Returns a row with the target and its systems, and one for each group of its configurations.
  private func rows(_ target: TargetReport) -> [[String]] {
    let groups = target.groups
    let platforms = groups.map { $0.configuration.platformNames.joined(separator: ", ") }.uniqued()
    let common = platforms.count == 1 ? platforms.first : nil
    return [[target.name, common ?? ""]]
      + groups.map { group in
        let own = common == nil ? group.configuration.platformNames : []
        let texts = [group.configuration.identifierText, group.configuration.versionText].compactMap(\.self) + own
        return ["  " + group.names.joined(separator: ", "), texts.joined(separator: ", ")]
      }
  }

  // MARK: Purpose strings

  private func purposes(_ bundle: BundleReport, _ former: BundleReport?) -> [String] {
    if bundle.purposeStrings.isEmpty { return ["  " + word("no-purpose-strings")] }
    if let former { return ["  " + word("purpose-strings-as", names.name(former))] }
    var rows = [["  " + word("PURPOSE-STRING"), word("DECLARED"), word("WHERE"), word("NEEDED-BY")]]
    for status in bundle.purposeStrings {
      let needs = self.needs(status)
      let places = names.places(status)
      for line in 0..<max(needs.count, places.count, 1) {
        rows.append([
          line == 0 ? "  \(status.key)" : "", line == 0 ? status.presenceText : "",
          places.indices.contains(line) ? places[line] : "", needs.indices.contains(line) ? needs[line] : "",
        ])
      }
    }
    return TextColumns.aligned(rows)
  }

  private func needs(_ status: PurposeStringReport) -> [String] {
    let shown = status.needs.prefix(placeLimit ?? .max).map(names.need)
    let rest = status.needs.count - shown.count
    if shown.isEmpty { return [word("nothing-found")] }
    return rest > 0 ? shown + [word("and-more", "\(rest)")] : shown
  }
}

/// Lines of text with columns.
enum TextColumns {
  /// Returns rows as lines with aligned columns; linear in their text.
  static func aligned(_ rows: [[String]]) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], TerminalColumns.count(of: cell))
      }
    }
    return rows.map { row in
      let last = row.lastIndex { !$0.isEmpty } ?? 0
      let cells = row.prefix(last + 1).enumerated().map { column, cell in
        column == last
          ? cell : cell + String(repeating: " ", count: widths[column] - TerminalColumns.count(of: cell) + 2)
      }
      return cells.joined()
    }
  }

  /// Returns a line of `mark` that is as wide as `title`.
  static func rule(_ mark: String, below title: String) -> String {
    String(repeating: mark, count: TerminalColumns.count(of: title))
  }
}
