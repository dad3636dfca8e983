import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct ExportProfileUnknownTests {
  private let project = ExampleProject(
    .init("INFOPLIST_FILE = App/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = org.example.app;")
  )

  private var check: ProjectCheck {
    ProjectCheck(ExportProfileUnknown.self, file: "ExportOptions.plist", project, ["App/Info.plist": "{ a = b; }"])
  }

  @Test func reportsAProfileOfAnotherIdentifier() {
    check.finds(#"{ method = enterprise; provisioningProfiles = { 1️⃣"org.example.old"2️⃣ = P; }; }"#)
  }

  @Test func aScriptMayHandXcodeAnotherIdentifier() {
    let step = "jobs: {build: {steps: [{run: xcodebuild archive PRODUCT_BUNDLE_IDENTIFIER=$ID}]}}"
    let files = ["App/Info.plist": "{ a = b; }", ".circleci/config.yml": step]
    ProjectCheck(ExportProfileUnknown.self, file: "ExportOptions.plist", project, files)
      .accepts(#"{ method = enterprise; provisioningProfiles = { "org.example.old" = P; }; }"#)
  }

  @Test func reportsAVariableWithoutAProject() {
    RuleCheck(ExportProfileUnknown.self, file: "ExportOptions.plist").finds(
      #"{ method = enterprise; provisioningProfiles = { 1️⃣"$(PRODUCT_BUNDLE_IDENTIFIER)"2️⃣ = P; }; }"#,
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func acceptsTheIdentifierAndWildcards() {
    check.accepts(#"{ method = enterprise; provisioningProfiles = { "org.example.app" = P; "org.example.*" = Q; }; }"#)
  }

  @Test func theAppOnTheWatchNeedsAProfileToo() {
    let watch = ExampleProject(
      .init(
        "INFOPLIST_FILE = App/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = org.example.app; SDKROOT = iphoneos;",
        embeds: ["Watch"]
      ),
      .init("PRODUCT_BUNDLE_IDENTIFIER = org.example.app.watch; SDKROOT = watchos;", name: "Watch")
    )
    let check = ProjectCheck(ExportProfileUnknown.self, file: "ExportOptions.plist", watch)
    let text = { (profiles: String) in
      "{ method = \"app-store-connect\"; signingStyle = manual; provisioningProfiles = \(profiles); }"
    }
    check.finds(text(#"1️⃣{2️⃣ "org.example.app" = P; }"#))
    check.accepts(text(#"{ "org.example.app" = P; "org.example.app.watch" = Q; }"#))
  }

  @Test func reportsANameThatNoProfileInTheRepositoryHas() {
    func check(_ extra: String = "", name: String = "Cellar Store") -> ProjectCheck {
      let profile =
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>Name</key><string>\(name)</string>"
        + "<key>UUID</key><string>0f8b7c1e</string><key>Entitlements</key><dict><key>application-identifier</key>"
        + "<string>TEAM123456.org.example.app</string>\(extra)</dict></dict></plist>"
      return ProjectCheck(
        ExportProfileUnknown.self,
        file: "ExportOptions.plist",
        project,
        ["App/Info.plist": "{ a = b; }", "signing/Cellar.mobileprovision": profile]
      )
    }
    let text = { (name: String) in
      "{ method = \"app-store-connect\"; provisioningProfiles = { \"org.example.app\" = \(name); }; }"
    }
    let finding = check().finds(text("1️⃣\"Cellar AppStore\"2️⃣")).first
    #expect(finding?.message.contains("is called “Cellar Store”") == true)
    check().accepts(text("\"Cellar Store\""))
    check().accepts(text("\"0F8B7C1E\""))
    check().accepts("{ method = development; provisioningProfiles = { \"org.example.app\" = \"Cellar Dev\"; }; }")
    check().accepts("{ method = enterprise; provisioningProfiles = { \"org.example.*\" = \"Other\"; }; }")
  }

  @Test func reportsAProfileInTheRepositoryForAnotherBundle() {
    func check(_ identifiers: String...) -> ProjectCheck {
      let profiles = identifiers.reduce(into: ["App/Info.plist": "{ a = b; }"]) { files, identifier in
        files["signing/\(files.count).mobileprovision"] =
          "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>Name</key><string>Cellar</string>"
          + "<key>UUID</key><string>\(files.count)</string><key>Entitlements</key><dict><key>application-identifier</key>"
          + "<string>TEAM123456.\(identifier)</string></dict></dict></plist>"
      }
      return ProjectCheck(ExportProfileUnknown.self, file: "ExportOptions.plist", project, profiles)
    }
    let text = "{ method = \"app-store-connect\"; provisioningProfiles = { \"org.example.app\" = 1️⃣Cellar2️⃣; }; }"
    let plain = text.filter { !"1️⃣2️⃣".contains($0) }
    #expect(
      check("org.example.barrel").finds(text).map(\.message) == [
        "The profile “Cellar” in the repository is for “org.example.barrel”, not for “org.example.app”."
      ]
    )
    check("org.example.app").accepts(plain)
    check("org.example.*").accepts(plain)
    check("org.example.barrel", "org.example.app").accepts(plain)
  }
}
