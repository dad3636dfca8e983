import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports groups and containers that keys of an Info.plist name and the bundle is not signed with.
enum GroupNotInEntitlements: ProjectRule {
  static let description = RuleDescription(
    id: "group-not-in-entitlements",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: """
        <key>NSUbiquitousContainers</key> <dict> <key>iCloud.com.example.bottles</key> <dict/> </dict>
        """,
      good: """
        <key>NSUbiquitousContainers</key> <dict> <key>iCloud.com.example.cellar</key> <dict/> </dict>
        """,
      neighbours: ExampleProject.app(
        entitlements: """
          <key>com.apple.developer.icloud-container-identifiers</key> <array>
            <string>iCloud.com.example.cellar</string>
          </array>
          """
      )
    ),
    references: [
      .apple("bundleresources/information-property-list/nsextension/nsextensionfileproviderdocumentgroup"),
      .apple("bundleresources/information-property-list/nsubiquitouscontainers"),
    ]
  )
  static let subject = RuleSubject.keys("NSExtension/\(documentGroup)", containers, in: .infoPlist)

  private static let documentGroup = "NSExtensionFileProviderDocumentGroup"
  private static let containers = "NSUbiquitousContainers"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let group = context.rootKeys.value(forKey: "NSExtension")?.value(forKey: documentGroup)
    let containers = context.rootKeys.value(forKey: containers)
    guard document.tree.isReadable, group != nil || containers != nil,
      let signed = BundleEntitlements(document, project)
    else { return }
    if let group, let text = group.stringValue {
      report(group, text, documentGroup, [SharedGroups.appGroups], signed, project, in: &context)
    }
    for entry in containers.map({ Array($0.entries) }) ?? [] {
      guard let key = entry.key, let name = entry.name else { continue }
      report(key, name, Self.containers, SharedGroups.containerLists, signed, project, in: &context)
    }
  }

  private static func report(
    _ node: Node,
    _ text: String,
    _ key: String,
    _ lists: [String],
    _ signed: BundleEntitlements,
    _ project: ProjectContext,
    in context: inout RuleContext
  ) {
    let items = lists.flatMap { list in signed.documents.flatMap { SharedGroups.items(of: $0, list) } }
    let configurations = project.targets.flatMap(\.configurations)
    let names = configurations.map { SharedGroups.name(text, in: $0) }
    let listed = items.flatMap { item in configurations.map { SharedGroups.name(item.stringValue ?? "", in: $0) } }
    guard !names.isEmpty, !names.contains(nil), !listed.contains(nil), Set(names).isDisjoint(with: listed) else {
      return
    }
    context.report(
      description,
      at: node.range,
      description.text("message", text, key, Words.either(lists)),
      // The Info.plist of an extension is often a copy of the app's, which opens the containers.
      severity: key == containers && context.traits.bundle.isExtension ? .info : nil,
      related: signed.places { description.text("entitlements-here", $0) }
    )
  }
}
