import LintEngine
import LintFacts
import PropertyList

/// Reports orientations that are none.
enum OrientationUnknownValue: EntryRule {
  static let description = RuleDescription(
    id: "orientation-unknown-value",
    severity: .warning,
    example: .plist(
      bad: """
        <key>UISupportedInterfaceOrientations</key> <array> <string>UIInterfaceOrientationPortait</string> </array>
        """,
      good: """
        <key>UISupportedInterfaceOrientations</key> <array> <string>UIInterfaceOrientationPortrait</string> </array>
        """
    ),
    references: [.apple("bundleresources/information-property-list/uisupportedinterfaceorientations")]
  )
  static let subject = RuleSubject.keys(where: Orientations.isKey, in: .infoPlist)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard Orientations.isKey(of: entry),
      let orientations = Orientations(entry.value)
    else { return }
    for item in orientations.items where !Orientations.all.contains(item.text) {
      let nearest = NearestValue.of(item.text, among: Orientations.all)
      let fix = nearest.map { name in
        Fix(
          description.text("replace", name),
          [context.editor.replaceText(of: item.node, with: name)],
          isSafe: false
        )
      }
      context.report(
        description,
        at: item.node.range,
        nearest.map { description.text("near", item.text, $0) } ?? description.text("message", item.text),
        fixes: fix.map { [$0] } ?? []
      )
    }
  }
}
