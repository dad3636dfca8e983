import LintEngine
import LintFacts
import PropertyList
import SourceText

/// Reports suppressions of rules that do not exist.
enum SuppressionUnknownRule: SuppressionRule {
  static let description = RuleDescription(
    id: "suppression-unknown-rule",
    severity: .warning,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>NSCameraUsageDescription</key>
          <!-- plist-lsp:disable:next purpose-string-emty -->
          <string></string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>NSCameraUsageDescription</key>
          <!-- plist-lsp:disable:next purpose-string-empty -->
          <string></string>
        </dict></plist>
        """
    )
  )

  static func check(_ suppression: SuppressionUse, in context: inout RuleContext) {
    let name = suppression.name
    guard name.rule != "all", !suppression.knownRules.contains(name.rule) else { return }
    let nearest = NearestValue.of(name.rule, among: suppression.knownRules)
    let message =
      nearest.map { description.text("near-miss", name.rule, $0) } ?? description.text("message", name.rule)
    context.report(
      description,
      at: name.range,
      message,
      fixes: nearest.map {
        [Fix(description.text("rename", $0), [TextEdit(range: name.range, replacement: $0)], isSafe: false)]
      } ?? []
    )
  }
}
