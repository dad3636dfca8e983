import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports identifiers of extensions, App Clips and watch apps that do not begin with that of their app.
enum ExtensionIdentifierPrefix: ProjectRule {
  static let description = RuleDescription(
    id: "extension-identifier-prefix",
    severity: .error,
    premises: [.fileKind, .target, .bundleKind],
    refusedBy: [.xcodeBuild, .installer],
    example: .plist(
      bad: """
        <key>CFBundleIdentifier</key> <string>org.example.widget</string>
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
    references: [.apple("bundleresources/information-property-list/cfbundleidentifier")]
  )
  static let subject = RuleSubject.keys(key, in: .infoPlist)

  private static let key = "CFBundleIdentifier"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable,
      let value = context.rootKeys.value(forKey: key)
    else { return }
    // Xcode builds extensions of Mac apps, such as ImageOptim's, whose identifier goes on without a dot.
    let separator = context.traits.bundle.isOnly(for: .macOS) ? "" : "."
    let targets = BuiltTarget.of(document, project).filter(\.target.isEmbedded)
    let found = HostDisagreement(of: targets, in: project) { own, host -> HostDisagreement.Texts? in
      guard let identifier = own.text(of: key), let prefix = host.text(of: key) else { return nil }
      let agree = identifier.hasPrefix(prefix + separator) || identifier == prefix
      return .init(own: identifier, host: prefix, agree: agree)
    }
    guard let found else { return }
    context.report(found, at: value.range, expected: "\(found.texts.host).", as: description)
  }
}
