import AppProject
import LintFacts

/// The facts about projects, as text for users.
struct DoctorPage {
  /// The folder that paths are relative to.
  let folder: String
  /// The number of places to show for each key; nil for all.
  let placeLimit: Int?

  /// Returns the lines about one project.
  func lines(_ project: ProjectOverview) -> [String] {
    let title = "Project \(shown(project.root))"
    var lines = [title, String(repeating: "=", count: title.count), ""]
    lines += project.bundles.flatMap { self.lines($0) }
    let rest = project.targets.filter { target in
      !project.bundles.contains { $0.context.targets.contains { $0.name == target.name } }
    }
    if !rest.isEmpty { lines += ["Other targets: " + rest.map(\.name).joined(separator: ", "), ""] }
    return lines
  }

  private func lines(_ bundle: BundleOverview) -> [String] {
    let context = bundle.context
    let path = bundle.infoPlist.path ?? ""
    let names = context.targets.map(\.name)
    let title = names.isEmpty ? shown(path) : names.joined(separator: ", ")
    let heading = "\(title) (\(bundle.role == .app ? "app" : "extension"))"
    var rows = [["  Info.plist", shown(path)]]
    rows += context.documents.entitlements.map { ["  entitlements", shown($0.path ?? "")] }
    rows += context.documents.privacyManifests.map { ["  privacy manifest", shown($0.path ?? "")] }
    rows.append(["  sources", bundle.sourceCount == 1 ? "1 file" : "\(bundle.sourceCount) files"])
    let languages = context.translations.languages
    if !languages.isEmpty { rows.append(["  languages", languages.joined(separator: ", ")]) }
    rows += context.targets.flatMap(settings)
    let table = PurposeStringStatus.all(of: bundle)
    let purposes =
      table.isEmpty ? ["  No purpose strings are declared or needed."] : purposeTable(table)
    return [heading, String(repeating: "-", count: heading.count)] + Self.aligned(rows) + [""] + purposes + [""]
  }

  /// Returns the identity of a bundle, a row for each configuration.
  private func settings(_ target: ProjectTarget) -> [[String]] {
    let names = ["PRODUCT_BUNDLE_IDENTIFIER", "MARKETING_VERSION", "CURRENT_PROJECT_VERSION"]
    let rows = target.configurations.map { configuration in
      (configuration.name, names.compactMap { configuration.value(of: $0).text }.filter { !$0.isEmpty })
    }
    return rows.filter { !$0.1.isEmpty }.map { ["  \($0.0)", $0.1.joined(separator: ", ")] }
  }

  // MARK: Purpose strings

  private func purposeTable(_ table: [PurposeStringStatus]) -> [String] {
    var rows = [["  PURPOSE STRING", "DECLARED", "NEEDED BY"]]
    for status in table {
      let places = places(of: status)
      rows.append(["  \(status.key)", Self.word(status.presence), places.first ?? "nothing found"])
      rows += places.dropFirst().map { ["", "", $0] }
    }
    return Self.aligned(rows)
  }

  private func places(of status: PurposeStringStatus) -> [String] {
    let shownNeeds = status.needs.prefix(placeLimit ?? .max)
    let rest = status.needs.count - shownNeeds.count
    let lines = shownNeeds.map { need in
      "\(shown(need.evidence.path)):\(need.evidence.line + 1) \(need.cause)\(need.isCertain ? "" : " (probably)")"
    }
    return rest > 0 ? lines + ["and \(rest) more"] : lines
  }

  private static func word(_ presence: PurposeStringStatus.Presence) -> String {
    switch presence {
    case .declared: "yes"
    case .supplied: "by a setting"
    case .substituted: "not needed"
    case .host: "by its app"
    case .missing: "MISSING"
    case .probablyMissing: "probably missing"
    }
  }

  // MARK: Layout

  /// Returns rows as lines with aligned columns.
  private static func aligned(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.compactMap { $0.count > column ? $0[column].count : nil }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == row.count - 1 ? cell : cell + String(repeating: " ", count: widths[column] - cell.count + 2)
      }
      return cells.joined()
    }
  }

  private func shown(_ path: String) -> String {
    if path == folder { return "." }
    return FilePath.isInside(path, folder) ? String(path.dropFirst(folder.count + (folder == "/" ? 0 : 1))) : path
  }
}
