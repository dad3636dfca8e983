import LintFiles
import Messages

/// The status of tables for a terminal.
public enum TableStatusText {
  private static let barLength = 20

  /// Returns a table of the languages of each string table, with its path, and of all together if there are several.
  public static func text(_ tables: [(path: String, status: TableStatus)]) -> String {
    var lines: [String] = []
    for table in tables where !table.status.languages.isEmpty {
      let count = table.status.languages.first?.counts.keys ?? 0
      let texts = count == 1 ? text("status-text-one") : text("status-texts", ["\(count)"])
      let written = table.status.source.map { text("status-written-in", [texts, TerminalText.visible($0)]) } ?? texts
      lines.append(text("status-table", [TerminalText.visible(table.path), written]))
      lines += rows(table.status.languages.map { Row($0) }) + [""]
    }
    let empty = tables.filter { $0.status.languages.isEmpty }
    for table in empty { lines.append(text("status-one-language", [TerminalText.visible(table.path)])) }
    let totals = totals(of: tables.map(\.status))
    if tables.count - empty.count > 1 { lines += [text("status-all-tables")] + rows(totals) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// A row of the table.
  private struct Row {
    var language: String
    var keys = 0
    /// Translated, missing, new, to be reviewed, stale, broken.
    var counts = [0, 0, 0, 0, 0, 0]

    init(_ language: String) { self.language = TerminalText.visible(language) }

    init(_ status: TableStatus.Language) {
      self.init(status.code)
      add(status)
    }

    mutating func add(_ status: TableStatus.Language) {
      let own = status.counts
      keys += own.keys
      let added = [own.translated, own.missing, own.new, own.needsReview, own.stale, status.broken]
      for (index, count) in added.enumerated() { counts[index] += count }
    }

    var percent: Int { TableCoverage.percent(counts[0], of: keys) }
  }

  private static func totals(of tables: [TableStatus]) -> [Row] {
    var rows: [String: Row] = [:]
    for language in tables.flatMap(\.languages) { rows[language.code, default: Row(language.code)].add(language) }
    return rows.values.sorted { $0.language < $1.language }
  }

  private static func rows(_ rows: [Row]) -> [String] {
    let names = [
      "status-translated", "status-missing", "status-new", "status-to-review", "status-stale", "status-broken",
    ].map { text($0) }
    let width = max(8, rows.map(\.language.count).max() ?? 0)
    let head = "  " + pad("", width + barLength + 9) + names.map { left($0, 11) }.joined()
    let lines = rows.map { row in
      let bar = bar(row.percent)
      let counts = row.counts.map { left($0 == 0 ? "–" : "\($0)", 11) }.joined()
      return "  " + pad(row.language, width) + " " + bar + left("\(row.percent) %", 8) + counts
    }
    return [head] + lines
  }

  private static func text(_ key: String, _ arguments: [String] = []) -> String {
    Messages.text("commands.\(key)", arguments)
  }

  private static func bar(_ percent: Int) -> String {
    let full = percent * barLength / 100
    return String(repeating: "█", count: full) + String(repeating: "░", count: barLength - full)
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func left(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - TerminalColumns.count(of: text))) + text
  }
}
