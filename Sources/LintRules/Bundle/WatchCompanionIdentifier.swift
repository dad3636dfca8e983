import AppProject
import BuildDescriptions
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports watch apps and their extensions that name another app than the one that holds them.
enum WatchCompanionIdentifier: ProjectRule {
  static let description = RuleDescription(
    id: "watch-companion-identifier",
    severity: .error,
    premises: [.fileKind, .target, .bundleKind],
    refusedBy: [.installer],
    example: .plist(
      bad: """
        <key>WKApplication</key> <true/>
        <key>WKCompanionAppBundleIdentifier</key> <string>org.example.barrel</string>
        """,
      good: """
        <key>WKApplication</key> <true/>
        <key>WKCompanionAppBundleIdentifier</key> <string>org.example.cellar</string>
        """,
      neighbours: ExampleProject.cellar(
        holding: "PRODUCT_BUNDLE_IDENTIFIER = org.example.cellar.widget;",
        product: "application.watchapp2"
      )
    ),
    references: [.apple("bundleresources/information-property-list/wkcompanionappbundleidentifier")]
  )
  static let subject = RuleSubject.keys(key, "NSExtension/NSExtensionAttributes/\(appKey)", in: .infoPlist)

  private static let key = "WKCompanionAppBundleIdentifier"
  /// The key of an extension of a watch app.
  private static let appKey = "WKAppBundleIdentifier"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable else { return }
    let attributes = context.rootKeys.value(forKey: "NSExtension")?.value(forKey: "NSExtensionAttributes")
    let targets = BuiltTarget.of(document, project)
    if let value = context.rootKeys.value(forKey: key) { check(value, targets, project, in: &context) { _ in true } }
    if let value = attributes?.value(forKey: appKey) {
      // An extension for the first watches lies in the iPhone app.
      check(value, targets, project, in: &context) { $0.productType.contains("watchapp") }
    }
  }

  private static func check(
    _ value: Node,
    _ targets: [BuiltTarget],
    _ project: ProjectContext,
    in context: inout RuleContext,
    isMeant: (ProjectTarget) -> Bool
  ) {
    let document = context.document
    let found = HostDisagreement(of: targets, in: project) { own, host -> HostDisagreement.Texts? in
      guard isMeant(host.target), let named = text(of: value, in: own, document),
        let identifier = host.text(of: "CFBundleIdentifier")
      else { return nil }
      return .init(own: named, host: identifier, agree: named == identifier)
    }
    guard let found else { return }
    context.report(found, at: value.range, expected: found.texts.host, as: description)
  }

  /// Returns the identifier that a configuration names; an Info.plist that the build makes has the setting of one of them.
  private static func text(of value: Node, in own: BuiltTarget, _ document: Document) -> String? {
    if own.target.generatedInfoPlist == document.path {
      return own.configuration.value(of: "INFOPLIST_KEY_\(key)").text
    }
    return value.stringValue.flatMap { own.configuration.expand($0).text }
  }
}
