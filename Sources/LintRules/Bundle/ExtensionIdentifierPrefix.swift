import AppProject
import LintEngine
import LintFacts
import PropertyList

/// Reports identifiers of extensions, App Clips and watch apps that do not begin with that of their app.
enum ExtensionIdentifierPrefix: ProjectRule {
  static let description = RuleDescription(
    id: "extension-identifier-prefix",
    severity: .error,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>CFBundleIdentifier</key>
          <string>org.example.widget</string>
          <key>CFBundleVersion</key>
          <string>7</string>
          <key>NSExtension</key>
          <dict/>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundleIdentifier</key>
          <string>org.example.cellar.widget</string>
          <key>CFBundleVersion</key>
          <string>7</string>
          <key>NSExtension</key>
          <dict/>
        </dict></plist>
        """,
      neighbours: [
        "App/Info.plist": """
        <plist version="1.0"><dict>
          <key>CFBundleIdentifier</key>
          <string>org.example.cellar</string>
          <key>CFBundleVersion</key>
          <string>$(CURRENT_PROJECT_VERSION)</string>
        </dict></plist>
        """,
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = App/Info.plist; CURRENT_PROJECT_VERSION = 8;", embeds: ["Widget"]),
          .init(
            "INFOPLIST_FILE = Info.plist; PRODUCT_BUNDLE_IDENTIFIER = org.example.cellar.widget;",
            name: "Widget",
            product: "app-extension"
          )
        ).text,
      ]
    ),
    references: [
      "https://developer.apple.com/documentation/bundleresources/information-property-list/cfbundleidentifier"
    ]
  )

  private static let key = "CFBundleIdentifier"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.kind == .infoPlist, document.tree.isReadable,
      let value = context.rootKeys.value(forKey: key)
    else { return }
    for own in BuiltTarget.of(document, project) where own.target.isEmbedded {
      guard let identifier = own.text(of: key) else { continue }
      for host in own.hosts(in: project) {
        guard let prefix = host.text(of: key), !identifier.hasPrefix("\(prefix)."), identifier != prefix else {
          continue
        }
        return context.report(
          description,
          at: value.range,
          description.text("message", identifier, "\(prefix).", host.target.name, own.configuration.name)
        )
      }
    }
  }
}
