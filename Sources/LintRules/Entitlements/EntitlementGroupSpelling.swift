import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports groups of an extension that the app has in other capitals.
enum EntitlementGroupSpelling: ProjectRule {
  static let description = RuleDescription(
    id: "entitlement-group-spelling",
    severity: .warning,
    example: .plist(
      file: "Widget.entitlements",
      bad: """
        <key>com.apple.security.application-groups</key> <array> <string>group.com.example.Cellar</string> </array>
        """,
      good: """
        <key>com.apple.security.application-groups</key> <array> <string>group.com.example.cellar</string> </array>
        """,
      neighbours: ExampleProject.cellarWithGroup()
    ),
    references: [.apple("security/sharing-access-to-keychain-items-among-a-collection-of-apps")]
  )
  static let subject = RuleSubject.keys(SharedGroups.lists, in: .entitlements)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, !project.documents.hostEntitlements.isEmpty else { return }
    for list in SharedGroups.lists {
      let shared = project.documents.hostEntitlements.flatMap { SharedGroups.items(of: $0, list) }
      for node in SharedGroups.items(of: document, list) {
        guard let text = node.stringValue, !shared.contains(where: { $0.textEquals(text) }),
          let spelling = shared.compactMap(\.stringValue).first(where: { $0.lowercased() == text.lowercased() })
        else { continue }
        context.report(
          description,
          at: node.range,
          description.text("message", text, spelling),
          fixes: [
            Fix(
              description.text("replace", spelling),
              [context.editor.replaceText(of: node, with: spelling)],
              isSafe: false
            )
          ],
          related: places(project.documents.hostEntitlements, list)
        )
      }
    }
  }

  private static func places(_ documents: [Document], _ list: String) -> [RelatedPlace] {
    documents.compactMap { document in
      document.rootDictionary?.entry(forKey: list)?.key.flatMap { Evidence($0.range, in: document) }
        .map { RelatedPlace(.elsewhere($0), description.text("app-here", document.name)) }
    }
  }
}
