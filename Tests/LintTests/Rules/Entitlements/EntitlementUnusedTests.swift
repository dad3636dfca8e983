import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementUnusedTests {
  private func check(_ code: String, _ files: [String: String] = [:]) -> ProjectCheck {
    ProjectCheck(
      EntitlementUnused.self,
      file: "App.entitlements",
      ExampleProject(
        .init(
          "SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;",
          folder: "App"
        )
      ),
      files.merging(["Info.plist": .plist(""), "App/Main.swift": code]) { $1 }
    )
  }

  private static let lists = [
    ("com.apple.developer.icloud-services", "import CloudKit"),
    (
      "com.apple.developer.icloud-services", "func f() { FileManager.default.url(forUbiquityContainerIdentifier: nil) }"
    ),
    ("com.apple.developer.networking.networkextension", "import NetworkExtension"),
    ("com.apple.developer.networking.vpn.api", "import NetworkExtension"),
    ("com.apple.developer.networking.wifi-info", "import SystemConfiguration.CaptiveNetwork"),
    ("com.apple.developer.ubiquity-kvstore-identifier", "let store = NSUbiquitousKeyValueStore.default"),
  ]

  @Test(arguments: lists) func reportsWhatNoCodeUses(_ name: String, _ use: String) {
    let finding = check("import SwiftUI").finds("{ 1️⃣\"\(name)\"2️⃣ = (a); }").first
    #expect(finding?.severity == .info)
    check(use).accepts("{ \"\(name)\" = (a); }")
  }

  @Test func acceptsEmptyListsAndAppsWithLibraries() {
    check("import SwiftUI").accepts("{ \"com.apple.developer.icloud-services\" = (); }")
    let lock = "PODS:\n  - Vault (1.0)\n\nDEPENDENCIES:\n  - Vault\n"
    check("import SwiftUI", ["Podfile.lock": lock]).accepts("{ \"com.apple.developer.networking.vpn.api\" = (a); }")
  }
}
