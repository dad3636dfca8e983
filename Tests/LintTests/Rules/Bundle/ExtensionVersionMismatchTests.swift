import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct ExtensionVersionMismatchTests {
  private let rule = ExtensionVersionMismatch.self
  private let app = "{ CFBundleVersion = \"$(CURRENT_PROJECT_VERSION)\"; CFBundleShortVersionString = 2.1; }"
  private let same = EmbeddedExample(
    ("Release", "CURRENT_PROJECT_VERSION = 8;", "CURRENT_PROJECT_VERSION = 8; MARKETING_VERSION = 2.0;")
  )

  @Test func reportsEachVersion() {
    let findings = same.check(rule, app: app).finds(
      "{ NSExtension = {}; CFBundleVersion = 1️⃣72️⃣; CFBundleShortVersionString = 3️⃣\"$(MARKETING_VERSION)\"4️⃣; }",
      at: [("3️⃣", "4️⃣"), ("1️⃣", "2️⃣")].sorted { $0.0 < $1.0 }
    )
    #expect(
      findings.first?.message
        == "CFBundleVersion is 7 here, but 8 in App (Release). App Store Connect warns about it at each upload."
    )
  }

  @Test func fixUsesTheVariableIfItIsRight() {
    same.check(rule, app: app).fixes(
      "{ NSExtension = {}; CFBundleVersion = 7; }",
      to: "{ NSExtension = {}; CFBundleVersion = \"$(CURRENT_PROJECT_VERSION)\"; }"
    )
    same.check(rule, app: app).fixes(
      "{ NSExtension = {}; CFBundleShortVersionString = 2; }",
      to: "{ NSExtension = {}; CFBundleShortVersionString = 2.1; }"
    )
  }

  @Test func theUploadOfAWatchAppIsRefused() {
    let project = EmbeddedExample(("Release", "SDKROOT = iphoneos;", "SDKROOT = watchos;"), product: "application")
    let finding = project.check(rule, app: "{ CFBundleVersion = 8; }")
      .finds("{ WKApplication = YES; CFBundleVersion = 1️⃣72️⃣; }").first
    #expect(finding?.severity == .warning)
    #expect(finding?.appStoreCode == "ITMS-90379")
  }

  @Test func acceptsEqualVersions() {
    same.check(rule, app: app)
      .accepts(
        "{ NSExtension = {}; CFBundleVersion = \"$(CURRENT_PROJECT_VERSION)\"; CFBundleShortVersionString = 2.1; }"
      )
  }

  @Test func configurationsAreComparedWithTheirOwn() {
    let project = EmbeddedExample(
      ("Debug", "CURRENT_PROJECT_VERSION = 1;", "CURRENT_PROJECT_VERSION = 1;"),
      ("Release", "CURRENT_PROJECT_VERSION = 8;", "CURRENT_PROJECT_VERSION = 9;")
    )
    let finding = project.check(rule, app: app)
      .finds("{ NSExtension = {}; CFBundleVersion = 1️⃣\"$(CURRENT_PROJECT_VERSION)\"2️⃣; }").first
    #expect(finding?.message.contains("is 9 here, but 8 in App (Release)") == true)
  }

  @Test func generatedVersionsCount() {
    let settings = "GENERATE_INFOPLIST_FILE = YES; CURRENT_PROJECT_VERSION = 8;"
    EmbeddedExample(("Release", settings, "")).check(rule).finds("{ NSExtension = {}; CFBundleVersion = 1️⃣72️⃣; }")
  }

  /// Bug: versions that a workflow gives Xcode with its command replace those of all targets.
  @Test func versionsFromTheCommandLineAreThoseOfAllTargets() {
    let example = EmbeddedExample(("Release", "MARKETING_VERSION = 2.1;", "MARKETING_VERSION = 2.0;"))
    let app = "{ CFBundleShortVersionString = \"$(MARKETING_VERSION)\"; }"
    let command = [".github/workflows/release.yml": "run: xcodebuild archive MARKETING_VERSION=$VERSION"]
    let inner = { (version: String) in "{ NSExtension = {}; CFBundleShortVersionString = \(version); }" }
    example.check(rule, app: app).finds(inner("1️⃣\"$(MARKETING_VERSION)\"2️⃣"))
    example.check(rule, app: app, command).accepts(inner("\"$(MARKETING_VERSION)\""))
    example.check(rule, app: app, command).finds(inner("1️⃣2.02️⃣"))
  }

  @Test func unknownVersionsMayBeEqual() {
    let text = "{ NSExtension = {}; CFBundleVersion = 7; }"
    EmbeddedExample(("Release", "", "")).check(rule, app: app).accepts(text)
    EmbeddedExample(("Release", "", "")).check(rule, app: "{ a = b; }").accepts(text)
    same.check(rule, app: app).accepts("{ NSExtension = {}; CFBundleVersion = \"$(BUILD)\"; }")
  }

  @Test func appsAreNotChecked() {
    let service = EmbeddedExample(("Release", "CURRENT_PROJECT_VERSION = 8;", ""), product: "xpc-service")
    service.check(rule, app: app).accepts("{ CFBundleVersion = 7; }")
    RuleCheck(rule).accepts("{ NSExtension = {}; CFBundleVersion = 7; }")
  }

  @Test func versionsThatXcodeAddsAreCompared() {
    let inner = "GENERATE_INFOPLIST_FILE = YES; MARKETING_VERSION = 1.0; CURRENT_PROJECT_VERSION = 8;"
    let example = EmbeddedExample(("Release", "MARKETING_VERSION = 2.1;", inner))
    example.check(rule, app: "{ CFBundleShortVersionString = \"$(MARKETING_VERSION)\"; }").finds(
      "1️⃣{2️⃣ NSExtension = {}; }"
    )
    example.check(rule, app: "{ CFBundleShortVersionString = 1.0; }").accepts("{ NSExtension = {}; }")
    EmbeddedExample(("Release", "MARKETING_VERSION = 2.1;", "GENERATE_INFOPLIST_FILE = YES;"))
      .check(rule, app: "{ CFBundleShortVersionString = 2.1; }").accepts("{ NSExtension = {}; }")
  }

  @Test func versionsThatTuistWritesAreCompared() {
    func findings(_ version: String) -> [String] {
      let text = """
        let project = Project(name: "Garden", targets: [
          .target(
            name: "Garden", destinations: .iOS, product: .app, bundleId: "org.a",
            infoPlist: .extendingDefault(with: ["UILaunchScreen": [:]]), dependencies: [.target(name: "Note")]
          ),
          .target(
            name: "Note", destinations: .iOS, product: .appExtension, bundleId: "org.a.note",
            infoPlist: .extendingDefault(with: ["CFBundleShortVersionString": \(version)])
          ),
        ])
        """
      return ProjectCheck(rule, file: "Project.swift", [:]).generatedFindings(in: text).map(\.message)
    }

    #expect(findings("\"0.9\"").count == 1)
    #expect(findings("\"1.0\"") == [])
    #expect(findings("version") == [])
  }
}
