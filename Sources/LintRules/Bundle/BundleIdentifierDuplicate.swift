import AppProject
import BuildDescriptions
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports identifiers that an app shares with a bundle inside it, or two bundles inside one app.
enum BundleIdentifierDuplicate: ProjectRule {
  static let description = RuleDescription(
    id: "bundle-identifier-duplicate",
    severity: .error,
    premises: [.fileKind, .target],
    refusedBy: [.installer, .appStoreConnect],
    example: .plist(
      bad: """
        <key>CFBundleIdentifier</key> <string>org.example.cellar</string>
        <key>CFBundleVersion</key> <string>7</string>
        <key>NSExtension</key> <dict/>
        """,
      good: """
        <key>CFBundleIdentifier</key> <string>org.example.cellar.widget</string>
        <key>CFBundleVersion</key> <string>7</string>
        <key>NSExtension</key> <dict/>
        """,
      neighbours: ExampleProject.cellar(
        holding: "PRODUCT_BUNDLE_IDENTIFIER = org.example.cellar.widget;",
        product: "app-extension"
      )
    ),
    appStoreCode: "ITMS-90685",
    references: [.apple("bundleresources/information-property-list/cfbundleidentifier")]
  )
  static let subject = RuleSubject.keys(key, in: .infoPlist)

  private static let key = "CFBundleIdentifier"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let value = context.rootKeys.value(forKey: key) else {
      return
    }
    for own in BuiltTarget.of(document, project) where own.target.role != .other {
      guard let identifier = own.text(of: key), !identifier.isEmpty,
        let other = others(nextTo: own, project).first(where: { $0.text(of: key) == identifier })
      else { continue }
      return context.report(
        description,
        at: value.range,
        description.text("message", identifier, own.target.name, other.target.name, own.configuration.name)
      )
    }
  }

  /// Returns the apps that hold a target, and what else they hold, in the same configuration.
  private static func others(nextTo own: BuiltTarget, _ project: ProjectContext) -> [BuiltTarget] {
    let hosts = own.hosts(in: project)
    let siblings = hosts.flatMap { project.embedded(in: $0.target) }.filter { target in
      target.role != .other && TargetID(target) != TargetID(own.target)
    }
    let built = siblings.compactMap { target in
      target.configurations.first {
        $0.name == own.configuration.name && $0.sharesSDK(with: own.configuration)
      }
      .map { BuiltTarget(target, $0, project.documents.hostInfoPlists) }
    }
    return hosts + built
  }
}
