import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports groups and containers of an extension that the app around it does not have.
enum EntitlementGroupNotInApp: ProjectRule {
  static let description = RuleDescription(
    id: "entitlement-group-not-in-app",
    severity: .info,
    example: .plist(
      file: "Widget.entitlements",
      bad: """
        <key>com.apple.security.application-groups</key> <array> <string>group.com.example.bottles</string> </array>
        """,
      good: """
        <key>com.apple.security.application-groups</key> <array> <string>group.com.example.cellar</string> </array>
        """,
      neighbours: ExampleProject.cellarWithGroup("SDKROOT = iphoneos;")
    ),
    references: [.apple("xcode/configuring-app-groups")]
  )
  static let subject = RuleSubject.keys(SharedGroups.lists, in: .entitlements)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, document.rootDictionary != nil else { return }
    let hosts = HostEntitlements.all(of: document, in: project)
    guard !hosts.isEmpty else { return }
    for list in SharedGroups.lists {
      for node in SharedGroups.items(of: document, list) {
        // What builds for users have may be missing from others on purpose.
        guard let host = hosts.first(where: { lacks(node, $0, document, list) }),
          !hosts.contains(where: { isInRelease($0, of: list) && !lacks(node, $0, document, list) })
        else { continue }
        report(node, of: list, missingIn: host, in: &context)
        // An app without entitlements is one cause.
        if host.document == nil { return }
      }
    }
  }

  /// Whether the groups of the app in a build for release are known.
  private static func isInRelease(_ host: HostEntitlements, of list: String) -> Bool {
    EntitlementsFile.isForRelease(configuration: host.configuration.name) && host.groups(in: list) != nil
  }

  /// Returns whether the app has neither the group nor another one of the list; a second group may be shared with another
  /// app.
  private static func lacks(_ node: Node, _ host: HostEntitlements, _ document: Document, _ list: String) -> Bool {
    let items = SharedGroups.items(of: document, list)
    let texts = items.compactMap(\.stringValue)
    guard let text = node.stringValue, let groups = host.groups(in: list),
      let name = SharedGroups.name(text, in: host.own)
    else { return false }
    if list == SharedGroups.keychainGroups, name == SharedGroups.ownKeychainGroup(of: host.own) { return false }
    // Another rule reports upper and lower case.
    let written = host.document.map { SharedGroups.items(of: $0, list) } ?? []
    let others = written.compactMap(\.stringValue).filter { $0 != text }
    if others.contains(where: { $0.lowercased() == text.lowercased() }) { return false }
    let names = texts.map { SharedGroups.name($0, in: host.own) }
    return !names.contains { $0.map(groups.contains) ?? true }
  }

  private static func report(
    _ node: Node,
    of list: String,
    missingIn host: HostEntitlements,
    in context: inout RuleContext
  ) {
    let items = host.document.map { SharedGroups.items(of: $0, list) } ?? []
    let place = items.first?.parent?.entry?.key?.range ?? host.document?.anchor
    let replacement = items.count == 1 ? items.first?.stringValue.flatMap { spelling($0, host) } : nil
    context.report(
      description,
      at: node.range,
      description.text("message", node.stringValue ?? "", host.host.name, host.configuration.name),
      fixes: replacement.map { text in
        [Fix(description.text("replace", text), [context.editor.replaceText(of: node, with: text)], isSafe: false)]
      } ?? [],
      related: host.document.flatMap { document in
        place.flatMap { Evidence($0, in: document) }.map {
          [RelatedPlace(.elsewhere($0), description.text("app-here", document.name))]
        }
      } ?? []
    )
  }

  /// Returns how the extension writes a group of the app; nil if it cannot.
  private static func spelling(_ text: String, _ host: HostEntitlements) -> String? {
    let name = SharedGroups.name(text, in: host.configuration)
    return name != nil && SharedGroups.name(text, in: host.own) == name ? text : nil
  }
}
