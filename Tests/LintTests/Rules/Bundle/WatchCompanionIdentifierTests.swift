import AppProject
import ProjectFiles
import SourceText
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct WatchCompanionIdentifierTests {
  private let app = "{ CFBundleIdentifier = \"$(PRODUCT_BUNDLE_IDENTIFIER)\"; }"
  private let check = EmbeddedExample(
    ("Debug", "PRODUCT_BUNDLE_IDENTIFIER = org.a.debug;", "HOST = org.a.debug;"),
    ("Release", "PRODUCT_BUNDLE_IDENTIFIER = org.a;", "HOST = org.a;"),
    product: "application.watchapp2"
  )

  @Test func reportsAnotherApp() {
    let finding = check.check(WatchCompanionIdentifier.self, app: app)
      .finds("{ WKCompanionAppBundleIdentifier = 1️⃣org.a2️⃣; }").first
    #expect(
      finding?.message == "“org.a” must be “org.a.debug”, the identifier of App, which contains this app (Debug)."
    )
    // It is right in builds for release.
    #expect(finding?.severity == .info)
    let other = check.check(WatchCompanionIdentifier.self, app: app)
      .finds("{ WKCompanionAppBundleIdentifier = 1️⃣org.b2️⃣; }")
    #expect(other.map(\.severity) == [.error])
  }

  @Test func anExtensionNamesItsWatchApp() {
    let text = { (identifier: String) in
      "{ NSExtension = { NSExtensionAttributes = { WKAppBundleIdentifier = \(identifier); }; }; }"
    }
    let own = { (product: String) in
      ProjectCheck(
        WatchCompanionIdentifier.self,
        ExampleProject(
          .init(
            "INFOPLIST_FILE = App-Info.plist; ID = org.a; PRODUCT_BUNDLE_IDENTIFIER = org.a;",
            product: product,
            embeds: ["E"]
          ),
          .init("INFOPLIST_FILE = Info.plist; ID = org.a;", name: "E", product: "watchkit2-extension")
        ),
        ["App-Info.plist": app]
      )
    }
    own("application.watchapp2").finds(text("1️⃣org.b2️⃣"))
    own("application.watchapp2").accepts(text("\"$(ID)\""))
    // An extension for the first watches lies in the iPhone app.
    own("application").accepts(text("org.b"))
  }

  @Test func acceptsTheAppOfEachConfiguration() {
    check.check(WatchCompanionIdentifier.self, app: app).accepts("{ WKCompanionAppBundleIdentifier = \"$(HOST)\"; }")
    check.check(WatchCompanionIdentifier.self, app: app).accepts("{ WKCompanionAppBundleIdentifier = \"$(ID)\"; }")
    RuleCheck(WatchCompanionIdentifier.self).accepts("{ WKCompanionAppBundleIdentifier = org.a; }")
  }

  @Test func anInfoPlistOfTheBuildHasTheSettingOfEachConfiguration() {
    func messages(_ release: String) -> [String] {
      let settings = { (host: String) in
        "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_WKCompanionAppBundleIdentifier = \(host);"
      }
      let app = { (identifier: String) in "INFOPLIST_FILE = Info.plist; PRODUCT_BUNDLE_IDENTIFIER = \(identifier);" }
      let project = ExampleProject(
        .init([("Debug", app("org.a.debug")), ("Release", app("org.a"))], embeds: ["Watch"]),
        .init(
          [("Debug", settings("org.a.debug")), ("Release", settings(release))],
          name: "Watch",
          product: "application.watchapp2"
        )
      )
      let path = "/app/\(ExampleProject.file)"
      let files = OverlaidFiles([
        path: Array(project.text.utf8), "/app/Info.plist": Array(self.app.utf8),
      ])
      let builder = ProjectContextBuilder(files: files, homeFolder: nil)
      let rule = WatchCompanionIdentifier.self
      return Linter(rules: [rule], configuration: .asking(rule))
        .generatedFindings(
          in: Document(path: path, text: SourceText(project.text)),
          project: builder.context(for: path)
        ).map(\.message)
    }
    #expect(messages("org.a") == [])
    #expect(messages("org.b").count == 1)
  }
}
