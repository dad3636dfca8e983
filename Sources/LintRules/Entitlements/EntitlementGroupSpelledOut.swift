import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports groups that an extension spells out, though the app uses a build setting for them.
enum EntitlementGroupSpelledOut: ProjectRule {
  static let description = RuleDescription(
    id: "entitlement-group-spelled-out",
    severity: .info,
    example: .plist(
      file: "Widget.entitlements",
      bad: """
        <key>com.apple.security.application-groups</key> <array> <string>group.com.example.cellar</string> </array>
        """,
      good: """
        <key>com.apple.security.application-groups</key> <array> <string>$(CELLAR_GROUP)</string> </array>
        """,
      neighbours: [
        "Info.plist": .plist(""),
        "Widget.plist": .plist(""),
        "App.entitlements": .plist(
          "<key>com.apple.security.application-groups</key> <array> <string>$(CELLAR_GROUP)</string> </array>"
        ),
        ExampleProject.file: ExampleProject(
          .init(
            "\(settings) INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;",
            embeds: ["Widget"]
          ),
          .init(
            "\(settings) INFOPLIST_FILE = Widget.plist; CODE_SIGN_ENTITLEMENTS = Widget.entitlements;",
            name: "Widget",
            product: "app-extension"
          )
        ).text,
      ]
    ),
    references: [.apple("xcode/configuring-app-groups")]
  )
  static let subject = RuleSubject.keys(SharedGroups.lists, in: .entitlements)

  private static let settings = "SDKROOT = iphoneos; CELLAR_GROUP = group.com.example.cellar;"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, document.rootDictionary != nil else { return }
    let hosts = HostEntitlements.all(of: document, in: project)
    guard let host = hosts.first?.document else { return }
    for list in SharedGroups.lists {
      for node in SharedGroups.items(of: document, list) {
        guard let text = node.stringValue, !SharedGroups.hasVariable(text),
          let written = SharedGroups.items(of: host, list).first(where: { isSame($0, text, hosts) }),
          let spelling = written.stringValue
        else { continue }
        let fix = context.editor.replaceText(of: node, with: spelling)
        context.report(
          description,
          at: node.range,
          description.text("message", text, spelling),
          fixes: [Fix(description.text("replace", spelling), [fix], isSafe: false)],
          related: Evidence(written, in: host).map {
            [RelatedPlace(.elsewhere($0), description.text("app-here", host.name))]
          } ?? []
        )
      }
    }
  }

  /// Returns whether an item of the app has a variable that means `text` in all configurations of the app and the extension.
  private static func isSame(_ item: Node, _ text: String, _ hosts: [HostEntitlements]) -> Bool {
    guard let written = item.stringValue, SharedGroups.hasVariable(written) else { return false }
    return hosts.allSatisfy { host in
      let name = SharedGroups.name(text, in: host.own)
      return name != nil && SharedGroups.name(written, in: host.own) == name
        && SharedGroups.name(written, in: host.configuration) == name
    }
  }
}
