import AppProject
import BuildDescriptions
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports domains that start an App Clip and that the app around it is not associated with.
enum AppClipDomainNotInApp: ProjectRule {
  static let description = RuleDescription(
    id: "app-clip-domain-not-in-app",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      file: "Clip.entitlements",
      bad: example("appclips:bottles.example.org"),
      good: example("appclips:cellar.example.org"),
      neighbours: [
        "Info.plist": .plist(""), "Clip.plist": .plist(""),
        "App.entitlements": .plist(example("appclips:cellar.example.org")),
        ExampleProject.file: ExampleProject(
          .init(
            "SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;",
            embeds: ["Clip"]
          ),
          .init(
            "SDKROOT = iphoneos; INFOPLIST_FILE = Clip.plist; CODE_SIGN_ENTITLEMENTS = Clip.entitlements;",
            name: "Clip",
            product: "application.on-demand-install-capable"
          )
        ).text,
      ]
    ),
    references: [.apple("appclip/associating-your-app-clip-with-your-website")]
  )
  static let subject = RuleSubject.keys(key, in: .entitlements)

  private static let key = "com.apple.developer.associated-domains"
  private static let service = "appclips:"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, context.traits.bundle.kind?.value == .appClip else { return }
    let hosts = HostEntitlements.all(of: document, in: project)
    let missing = SharedGroups.items(of: document, key).compactMap { node -> (node: Node, host: HostEntitlements)? in
      hosts.first { lacks(node, $0) }.map { (node, $0) }
    }
    guard let (node, host) = missing.first,
      // Builds for tests may be associated with nothing.
      hosts.allSatisfy({ lacks(node, $0) })
    else { return }
    context.report(
      description,
      at: node.range,
      description.text("message", domain(node, in: host.own) ?? "", host.host.name),
      related: missing.dropFirst().map { RelatedPlace(.here($0.node.range), $0.node.stringValue ?? "") }
    )
  }

  /// Returns whether an app certainly lacks a domain that starts its App Clip.
  private static func lacks(_ node: Node, _ host: HostEntitlements) -> Bool {
    guard let domain = domain(node, in: host.own), domain.hasPrefix(service) else { return false }
    let others = host.document.map { SharedGroups.items(of: $0, key) } ?? []
    return !others.map { self.domain($0, in: host.configuration) }.contains { $0 == nil || $0 == domain }
  }

  /// Returns an item as it is built, without a mode; nil if only the build determines it.
  private static func domain(_ node: Node, in configuration: TargetConfiguration) -> String? {
    node.stringValue.flatMap { configuration.expand($0).text }.map { String($0.prefix { $0 != "?" }) }
  }

  private static func example(_ domain: String) -> String {
    "<key>\(key)</key> <array> <string>\(domain)</string> </array>"
  }
}
