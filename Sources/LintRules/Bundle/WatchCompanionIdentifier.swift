import AppProject
import LintEngine
import LintFacts
import PropertyList

/// Reports watch apps that name another iPhone app than the one that holds them.
enum WatchCompanionIdentifier: ProjectRule {
  static let description = RuleDescription(
    id: "watch-companion-identifier",
    severity: .error,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>WKApplication</key>
          <true/>
          <key>WKCompanionAppBundleIdentifier</key>
          <string>org.example.barrel</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>WKApplication</key>
          <true/>
          <key>WKCompanionAppBundleIdentifier</key>
          <string>org.example.cellar</string>
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
            product: "application.watchapp2"
          )
        ).text,
      ]
    ),
    references: [
      "https://developer.apple.com/documentation/bundleresources/information-property-list/wkcompanionappbundleidentifier"
    ]
  )

  private static let key = "WKCompanionAppBundleIdentifier"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.kind == .infoPlist, document.tree.isReadable, let value = context.rootKeys.value(forKey: key) else {
      return
    }
    for own in BuiltTarget.of(document, project) {
      guard let named = own.text(of: key) else { continue }
      for host in own.hosts(in: project) {
        guard let identifier = host.text(of: "CFBundleIdentifier"), identifier != named else { continue }
        return context.report(
          description,
          at: value.range,
          description.text("message", named, identifier, host.target.name, own.configuration.name)
        )
      }
    }
  }
}
