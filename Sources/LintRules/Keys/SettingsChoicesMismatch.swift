import LintEngine
import LintFacts
import PropertyList

/// Reports rows of a settings bundle whose titles and values do not belong together.
enum SettingsChoicesMismatch: EntryRule {
  static let description = RuleDescription(
    id: "settings-choices-mismatch",
    severity: .warning,
    example: .plist(
      file: "Settings.bundle/Root.plist",
      bad: """
        <key>PreferenceSpecifiers</key> <array>
          <dict>
            <key>Type</key> <string>PSMultiValueSpecifier</string>
            <key>Titles</key> <array> <string>Red</string> <string>White</string> </array>
            <key>Values</key> <array> <string>red</string> </array>
          </dict>
        </array>
        """,
      good: """
        <key>PreferenceSpecifiers</key> <array>
          <dict>
            <key>Type</key> <string>PSMultiValueSpecifier</string>
            <key>Titles</key> <array> <string>Red</string> <string>White</string> </array>
            <key>Values</key> <array> <string>red</string> <string>white</string> </array>
          </dict>
        </array>
        """
    )
  )
  static let subject = RuleSubject.keys("PreferenceSpecifiers", in: .holding(.settingsBundle))

  /// The rows whose value is one of the listed ones.
  private static let choosers: Set = ["PSMultiValueSpecifier", "PSRadioGroupSpecifier"]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isTopLevel, let rows = entry.value, rows.kind == .array else { return }
    for row in rows.children {
      if row.value(forKey: "Type")?.stringValue == slider { checkLimits(of: row, in: &context) }
      guard let values = row.value(forKey: "Values"), values.kind == .array else { continue }
      let known = Array(values.children)
      if let titles = row.entry(forKey: "Titles"), let texts = titles.value, texts.kind == .array {
        let count = texts.children.count { _ in true }
        if count != known.count, let key = titles.key {
          context.report(description, at: key.range, description.text("message", "\(count)", "\(known.count)"))
        }
      }
      guard choosers.contains(row.value(forKey: "Type")?.stringValue ?? ""),
        let standard = row.value(forKey: "DefaultValue"), let text = text(standard), !known.isEmpty,
        !known.contains(where: { self.text($0) == text })
      else { continue }
      context.report(description, at: standard.range, description.text("default", text))
    }
  }

  private static let slider = "PSSliderSpecifier"

  /// Reports a slider whose limits leave no value, or whose default is outside them.
  private static func checkLimits(of row: Node, in context: inout RuleContext) {
    func number(_ key: String) -> Double? { row.value(forKey: key)?.stringValue.flatMap(Double.init) }
    // These are the limits of a slider that has none.
    let (low, high) = (number("MinimumValue") ?? 0, number("MaximumValue") ?? 1)
    if low > high {
      let node = row.value(forKey: "MinimumValue") ?? row.value(forKey: "MaximumValue") ?? row
      context.report(description, at: node.range, description.text("limits", "MinimumValue", "MaximumValue"))
    } else if let standard = row.value(forKey: "DefaultValue"), let value = number("DefaultValue"),
      !(low...high).contains(value)
    {
      let text = standard.stringValue ?? ""
      context.report(
        description,
        at: standard.range,
        description.text("outside", "DefaultValue", text),
        severity: .info
      )
    }
  }

  /// Returns what a scalar value is, its type left aside, since numbers are written as texts too.
  private static func text(_ node: Node) -> String? {
    switch node.kind {
    case .true: "1"
    case .false: "0"
    case .array, .dictionary: nil
    default: node.stringValue
    }
  }
}
