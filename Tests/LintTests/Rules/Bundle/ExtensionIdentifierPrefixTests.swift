import Testing

@testable import LintEngine
@testable import LintRules

@Suite struct ExtensionIdentifierPrefixTests {
  private let rule = ExtensionIdentifierPrefix.self
  private let app = "{ CFBundleIdentifier = \"$(PRODUCT_BUNDLE_IDENTIFIER)\"; }"
  private let example = EmbeddedExample(
    ("Debug", "PRODUCT_BUNDLE_IDENTIFIER = org.a.debug;", "PRODUCT_BUNDLE_IDENTIFIER = org.a.debug.inner;"),
    ("Release", "PRODUCT_BUNDLE_IDENTIFIER = org.a;", "PRODUCT_BUNDLE_IDENTIFIER = org.a.inner;")
  )

  @Test func reportsOtherBeginnings() {
    let finding = example.check(rule, app: app)
      .finds("{ NSExtension = {}; CFBundleIdentifier = 1️⃣org.b.inner2️⃣; }").first
    #expect(
      finding?.message
        == "“org.b.inner” must start with “org.a.debug.”, the identifier of App, which contains it (Debug)."
    )
    #expect(finding?.severity == .error)
  }

  @Test func flavoursWhoseScriptsReplaceTheIdentifierGetInformation() {
    let findings = example.check(rule, app: app).finds("{ CFBundleIdentifier = 1️⃣org.a.inner2️⃣; }")
    #expect(findings.map(\.severity) == [.info])
  }

  @Test func acceptsTheIdentifierOfEachConfiguration() {
    example.check(rule, app: app)
      .accepts("{ NSExtension = {}; CFBundleIdentifier = \"$(PRODUCT_BUNDLE_IDENTIFIER)\"; }")
  }

  @Test("bug: the identifier of an extension of a shipped Mac app was reported for a missing dot")
  func theDotIsNotNeededOnTheMac() {
    func example(_ platform: String) -> ProjectCheck {
      EmbeddedExample(("Release", "PRODUCT_BUNDLE_IDENTIFIER = org.a; \(platform)", platform)).check(rule, app: app)
    }
    let text = "{ NSExtension = {}; CFBundleIdentifier = org.abc; }"
    example("SDKROOT = macosx;").accepts(text)
    example("SDKROOT = iphoneos;").finds("{ NSExtension = {}; CFBundleIdentifier = 1️⃣org.abc2️⃣; }")
  }

  @Test func onlyOnePartMayFollowTheIdentifierOfTheApp() {
    func example(_ name: String, _ platform: String = "SDKROOT = iphoneos;") -> EmbeddedExample {
      EmbeddedExample(
        (
          "Release", "PRODUCT_BUNDLE_IDENTIFIER = org.a; \(platform)",
          "PRODUCT_BUNDLE_IDENTIFIER = \(name); \(platform)"
        )
      )
    }
    let text = "{ NSExtension = {}; CFBundleIdentifier = 1️⃣\"$(PRODUCT_BUNDLE_IDENTIFIER)\"2️⃣; }"
    let finding = example("org.a.inner.widget").check(rule, app: app).finds(text).first
    #expect(finding?.severity == .warning && finding?.appStoreCode == "ITMS-90347")
    let plain = text.replacing("1️⃣", with: "").replacing("2️⃣", with: "")
    example("org.a.widget").check(rule, app: app).accepts(plain)
    example("org.a.inner.widget", "SDKROOT = macosx;").check(rule, app: app).accepts(plain)
  }

  @Test func unknownIdentifiersMayBeRight() {
    example.check(rule, app: app).accepts("{ NSExtension = {}; CFBundleIdentifier = \"$(ID).inner\"; }")
    EmbeddedExample(("Release", "", "")).check(rule, app: app)
      .accepts("{ NSExtension = {}; CFBundleIdentifier = org.b.inner; }")
  }

  @Test func servicesAndAppsMayHaveAny() {
    EmbeddedExample(("Release", "PRODUCT_BUNDLE_IDENTIFIER = org.a;", ""), product: "xpc-service")
      .check(rule, app: app).accepts("{ CFBundlePackageType = \"XPC!\"; CFBundleIdentifier = org.b; }")
    RuleCheck(rule).accepts("{ NSExtension = {}; CFBundleIdentifier = org.b.inner; }")
  }

  @Test func theInfoPlistOfXcodeGenHasTheIdentifierOfTheSettings() {
    func spec(_ identifier: String) -> String {
      """
      name: Garden
      targets:
        Garden:
          type: application
          platform: iOS
          settings: { PRODUCT_BUNDLE_IDENTIFIER: org.example.garden }
          info: { path: Garden/Info.plist, properties: { UILaunchScreen: {} } }
          dependencies: [{ target: Note }]
        Note:
          type: app-extension
          platform: iOS
          settings: { PRODUCT_BUNDLE_IDENTIFIER: \(identifier) }
          info: { path: Note/Info.plist, properties: { CFBundleDisplayName: Note } }
      """
    }

    let check = ProjectCheck(rule, file: "project.yml", [:])
    #expect(check.generatedFindings(in: spec("org.other.note")).map(\.severity) == [.error])
    #expect(check.generatedFindings(in: spec("org.example.garden.note")).isEmpty)
  }

  @Test func theInfoPlistOfTuistHasTheIdentifierOfTheTarget() {
    func findings(_ identifier: String, settings: String = "") -> [Severity] {
      let text = """
        let project = Project(name: "Garden", targets: [
          .target(
            name: "Garden", destinations: .iOS, product: .app, bundleId: "org.example.garden",
            infoPlist: .extendingDefault(with: ["UILaunchScreen": [:]]), dependencies: [.target(name: "Note")]
          ),
          .target(
            name: "Note", destinations: .iOS, product: .appExtension, bundleId: "\(identifier)",
            infoPlist: .extendingDefault(with: ["CFBundleDisplayName": "Note"])\(settings)
          ),
        ])
        """
      return ProjectCheck(rule, file: "Project.swift", [:]).generatedFindings(in: text).map(\.severity)
    }

    #expect(findings("org.other.note") == [.error])
    #expect(findings("org.example.garden.note") == [])
    // Code or a file may set another identifier.
    #expect(findings("org.other.note", settings: ", settings: .settings(base: flavour)") == [])
    #expect(
      findings("org.other.note", settings: ", settings: .settings(configurations: [.release(name: \"R\")])") == []
    )
    #expect(
      findings(
        "org.other.note",
        settings: ", settings: .settings(base: [\"PRODUCT_BUNDLE_IDENTIFIER\": \"org.example.garden.note\"])"
      ) == []
    )
  }
}
