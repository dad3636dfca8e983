import AppProject
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PrivacyManifestMissingTests {
  private func check(_ files: [String: String] = [:], settings: String = "", uses: Bool = true) -> ProjectCheck {
    var code = CodeUsage()
    code.isComplete = true
    if uses {
      code.requiredReasonUses = [
        "NSPrivacyAccessedAPICategoryDiskSpace": (0..<20).map { .of("space\($0)") },
        "NSPrivacyAccessedAPICategoryUserDefaults": [.of("UserDefaults")],
      ]
    }
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)", folder: "App"))
    return ProjectCheck(PrivacyManifestMissing.self, project, files, code: code)
  }

  @Test func reportsAppsWithout() {
    let finding = check().finds("1️⃣{2️⃣ a = b; }").first
    #expect(
      finding?.message
        == "Missing PrivacyInfo.xcprivacy, but A.swift uses space0. Declare reasons for DiskSpace and UserDefaults."
    )
    #expect(finding?.related.count == 10)
  }

  @Test func whatNoTargetOfTheProjectNamesMayBeLeftOver() {
    let code = ["App/A.swift": "let a = UserDefaults.standard", "Old/A.swift": "let a = UserDefaults.standard"]
    let target = ExampleProject(.init("INFOPLIST_FILE = App/Info.plist;", folder: "App"))
    let app = "{ CFBundlePackageType = APPL; }"
    ProjectCheck(
      PrivacyManifestMissing.self,
      file: "Old/Info.plist",
      target,
      code.merging(["App/Info.plist": app]) { $1 }
    )
    .accepts(app)
    ProjectCheck(PrivacyManifestMissing.self, file: "App/Info.plist", target, code)
      .finds("1️⃣{2️⃣ CFBundlePackageType = APPL; }")
  }

  @Test func acceptsAManifest() {
    check(["App/PrivacyInfo.xcprivacy": "{ NSPrivacyTracking = NO; }"]).accepts("{ a = b; }")
    // It may be copied by a script.
    check(["Else/PrivacyInfo.xcprivacy": "{ NSPrivacyTracking = NO; }"]).accepts("{ a = b; }")
  }

  @Test func anExtensionNeedsOneOfItsOwn() {
    let project = ExampleProject(
      .init("INFOPLIST_FILE = App/Info.plist;", embeds: ["Widget"], folder: "App"),
      .init("INFOPLIST_FILE = Widget/Info.plist;", name: "Widget", product: "app-extension", folder: "Widget")
    )
    let check = { (files: [String: String]) in
      let around = [
        "App/Info.plist": "{ CFBundlePackageType = APPL; }", "Widget/A.swift": "let a = UserDefaults.standard",
      ]
      return ProjectCheck(PrivacyManifestMissing.self, file: "Widget/Info.plist", project, files.merging(around) { $1 })
    }
    let manifest = "{ NSPrivacyTracking = NO; }"
    let finding = check(["App/PrivacyInfo.xcprivacy": manifest]).finds("1️⃣{2️⃣ NSExtension = {}; }").first
    #expect(finding?.message.hasPrefix("The app has PrivacyInfo.xcprivacy, but this extension") == true)
    check(["App/PrivacyInfo.xcprivacy": manifest, "Widget/PrivacyInfo.xcprivacy": manifest])
      .accepts("{ NSExtension = {}; }")
    check(["Scripts/PrivacyInfo.xcprivacy": manifest]).accepts("{ NSExtension = {}; }")
    // Bug: the extension was silent where its app had no manifest either, though the app may need none.
    let alone = check([:]).finds("1️⃣{2️⃣ NSExtension = {}; }").first
    #expect(alone?.message.hasPrefix("Missing PrivacyInfo.xcprivacy, but A.swift") == true)
  }

  @Test func whatAToolDeclaresForTheAppIsNotMissing() {
    var code = CodeUsage()
    code.isComplete = true
    code.requiredReasonUses = ["NSPrivacyAccessedAPICategoryUserDefaults": [.of("UserDefaults")]]
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App"))
    _ = ProjectCheck(PrivacyManifestMissing.self, project, code: code).finds("1️⃣{2️⃣ a = b; }")
    code.mergedCategories = ["NSPrivacyAccessedAPICategoryUserDefaults"]
    ProjectCheck(PrivacyManifestMissing.self, project, code: code).accepts("{ a = b; }")
  }

  @Test func theMacNeedsNone() {
    check(settings: "SDKROOT = macosx;").accepts("{ a = b; }")
    check().accepts("{ LSMinimumSystemVersion = \"13.0\"; }")
  }

  @Test func usesOfSeveralCategoriesNeedOneToo() {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App"))
    let code = ["App/a.c": "int f(void) { return getattrlist(p, &a, b, s, 0); }"]
    let finding = ProjectCheck(PrivacyManifestMissing.self, project, code).finds("1️⃣{2️⃣ a = b; }").first
    #expect(
      finding?.message
        == """
        Missing PrivacyInfo.xcprivacy, but a.c uses getattrlist. Declare reasons for DiskSpace or FileTimestamp.
        """
    )
    #expect(finding?.related.count == 1)
  }

  @Test func isSilentWithoutUses() {
    check(uses: false).accepts("{ a = b; }")
    RuleCheck(PrivacyManifestMissing.self).accepts("{ a = b; }")
  }

  @Test func theCodeOfAPackageBelongsToTheExtensionThatLinksIt() {
    let spec = """
      name: App
      packages: { Store: { path: Store } }
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          settings: { INFOPLIST_FILE: App/Info.plist }
          dependencies: [{ target: Widget }]
        Widget:
          type: app-extension
          platform: iOS
          sources: [Widget]
          settings: { INFOPLIST_FILE: Widget/Info.plist }
          dependencies: [{ package: Store }]
      """
    let package = """
      let package = Package(
        name: "Store", products: [.library(name: "Store", targets: ["Store"])],
        targets: [.target(name: "Store", resources: [.process("Resources")])]
      )
      """
    let files = [
      "project.yml": spec, "App/Info.plist": "{ CFBundlePackageType = APPL; }", "Store/Package.swift": package,
      "Store/Sources/Store/A.swift": "let a = UserDefaults.standard", "Widget/A.swift": "import Store",
    ]
    let check = { (others: [String: String]) in
      ProjectCheck(PrivacyManifestMissing.self, file: "Widget/Info.plist", files.merging(others) { $1 })
    }
    check([:]).finds("1️⃣{2️⃣ NSExtension = {}; }")
    // The manifest of the package is in a bundle in the extension.
    let manifest = ["Store/Sources/Store/Resources/PrivacyInfo.xcprivacy": "{ NSPrivacyTracking = NO; }"]
    check(manifest).accepts("{ NSExtension = {}; }")
    // It is not for the code of the extension.
    let own = ["Widget/A.swift": "import Store\nlet b = UserDefaults.standard"]
    check(manifest.merging(own) { $1 }).finds("1️⃣{2️⃣ NSExtension = {}; }")
    check(["Store/Sources/Store/A.swift": "let a = 1"]).accepts("{ NSExtension = {}; }")
  }
}
