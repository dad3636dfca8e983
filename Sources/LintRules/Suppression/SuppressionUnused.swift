import LintEngine
import PropertyList

/// Reports comments that suppress nothing.
enum SuppressionUnused: SuppressionRule {
  static let description = RuleDescription(
    id: "suppression-unused",
    severity: .warning,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>NSCameraUsageDescription</key>
          <!-- plist-lsp:disable:next purpose-string-empty -->
          <string>Scan the barcode of a book.</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>NSCameraUsageDescription</key>
          <!-- plist-lsp:disable:next purpose-string-empty - a script fills it in -->
          <string></string>
        </dict></plist>
        """
    )
  )

  static func check(_ suppression: SuppressionUse, in context: inout RuleContext) {
    guard suppression.isUnused else { return }
    let isWhole = suppression.comment.names.count == 1
    context.report(
      description,
      at: suppression.name.range,
      description.text("message", suppression.name.rule),
      fixes: isWhole
        ? [Fix(description.text("remove-comment"), [context.editor.removeComment(suppression.comment.range)])] : [],
      isUnnecessary: true
    )
  }
}
