/// Lines of text with columns.
enum TextColumns {
  /// Returns rows as lines with aligned columns; linear in their text.
  static func aligned(_ rows: [[String]]) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], width(cell))
      }
    }
    return rows.map { row in
      let last = row.lastIndex { !$0.isEmpty } ?? 0
      let cells = row.prefix(last + 1).enumerated().map { column, cell in
        column == last ? cell : cell + String(repeating: " ", count: widths[column] - width(cell) + 2)
      }
      return cells.joined()
    }
  }

  /// Returns a line of `mark` that is as wide as `title`.
  static func rule(_ mark: String, below title: String) -> String { String(repeating: mark, count: width(title)) }

  /// Returns the number of columns that a terminal uses: two for Chinese, Japanese and Korean characters.
  private static func width(_ text: String) -> Int {
    text.reduce(0) { $0 + ($1.unicodeScalars.first.map(isWide) == true ? 2 : 1) }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
