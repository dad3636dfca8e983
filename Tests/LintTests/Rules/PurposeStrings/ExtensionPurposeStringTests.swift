import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct ExtensionPurposeStringTests {
  private func check(
    _ rule: any Rule.Type = ExtensionPurposeString.self,
    app: String = "{ NSContactsUsageDescription = \"Send it to friends.\"; }",
    settings: String = "",
    code: String = "import Contacts; try await CNContactStore().requestAccess(for: .contacts)",
    product: String = "app-extension"
  ) -> ProjectCheck {
    ProjectCheck(
      rule,
      ExampleProject(
        .init("INFOPLIST_FILE = App/Info.plist; \(settings)", embeds: ["Inner"], folder: "App"),
        .init("INFOPLIST_FILE = Info.plist;", name: "Inner", product: product, folder: "Inner")
      ),
      ["App/Info.plist": app, "Inner/A.swift": code]
    )
  }

  private let share = "{ NSExtension = { NSExtensionPointIdentifier = \"com.apple.share-services\"; }; }"

  @Test func reportsAKeyOfTheAppAlone() {
    let finding = check().finds("1️⃣{2️⃣ NSExtension = {}; }").first
    #expect(
      finding?.message
        == """
        NSContactsUsageDescription is only in the Info.plist of the app, but A.swift, which is part of the extension, \
        uses CNContactStore.
        """
    )
    #expect(finding?.severity == .info)
    #expect(finding?.related.count == 2)
  }

  @Test func copiesTheTextOfTheApp() {
    check().fixes(
      """
      {
        NSExtension = {};
      }
      """,
      to: """
        {
          NSExtension = {};
          NSContactsUsageDescription = "Send it to friends.";
        }
        """
    )
  }

  @Test func theAppMayHaveItByASetting() {
    check(
      app: "{ a = b; }",
      settings: "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSContactsUsageDescription = \"Send it.\";"
    )
    .finds("1️⃣{2️⃣ NSExtension = {}; }")
  }

  @Test func whatBothLackIsMissing() {
    check(app: "{ a = b; }").accepts(share)
    check(PurposeStringMissing.self, app: "{ a = b; }").finds("1️⃣{2️⃣ NSExtension = {}; }")
    check(PurposeStringMissing.self).accepts(share)
    check(PurposeStringProbablyMissing.self).accepts(share)
  }

  @Test func appsInsideAppsRequestAccessThemselves() {
    let clip = "application.on-demand-install-capable"
    check(product: clip).accepts("{ a = b; }")
    let code = "let isAllowed = await AVCaptureDevice.requestAccess(for: .video)"
    check(PurposeStringMissing.self, code: code, product: clip).finds("1️⃣{2️⃣ a = b; }")
    // Contacts does nothing in App Clips.
    check(PurposeStringMissing.self, product: clip).accepts("{ a = b; }")
  }

  @Test func widgetsUseTheLocationOfTheApp() {
    let app = "{ NSLocationWhenInUseUsageDescription = \"Show the weather.\"; }"
    let code = "import CoreLocation; manager.requestWhenInUseAuthorization()"
    check(app: app, code: code)
      .accepts("{ NSExtension = { NSExtensionPointIdentifier = \"com.apple.widgetkit-extension\"; }; }")
    check(app: app, code: code).finds("1️⃣{2️⃣ NSExtension = {}; }")
    // The app of a widget may be unknown.
    let widget = ExampleProject(.init("INFOPLIST_FILE = Info.plist;", product: "app-extension", folder: "Share"))
    ProjectCheck(PurposeStringMissing.self, widget, ["Share/A.swift": code])
      .accepts("{ NSExtension = { NSExtensionPointIdentifier = \"com.apple.widgetkit-extension\"; }; }")
  }

  @Test func isSilentWithTheKeyOrWithoutUse() {
    check().accepts("{ NSExtension = {}; NSContactsUsageDescription = a; }")
    check(code: "let a = 1").accepts(share)
  }
}
