import AppProject
import ProductFiles
import PropertyList
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementNotInProfileTests {
  private func check(_ entries: String) -> ProductCheck {
    ProductCheck(EntitlementNotInProfile.self, entries, file: "Cellar.entitlements")
  }

  private let health = "<key>com.apple.developer.healthkit</key> <true/>"
  private let plain = BuiltBundle.withProfile(allowing: ["application-identifier": .string("TEAM123456.*")])

  @Test func whatTheProfileLacksIsRefused() {
    #expect(check(health).finds(plain, .error, "ITMS-90164").contains("does not allow com.apple.developer.healthkit"))
    check(health).accepts(.withProfile(allowing: ["com.apple.developer.healthkit": .boolean(true)]))
    check("<key>com.apple.developer.healthkit</key> <false/>").accepts(plain)
  }

  @Test func profilesInTheRepositoryAreComparedWithTheFile() {
    func profile(_ identifier: String, _ entries: String = "") -> String {
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>Entitlements</key><dict>"
        + "<key>application-identifier</key><string>TEAM123456.\(identifier)</string>\(entries)</dict></dict></plist>"
    }
    func check(_ profiles: String...) -> ProjectCheck {
      let target = ExampleProject(
        .init(
          "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = A.entitlements; PRODUCT_BUNDLE_IDENTIFIER = org.example.cellar;"
        )
      )
      let files =
        profiles.enumerated().map { ("signing/\($0).mobileprovision", $1) } + [
          ("Info.plist", "{ CFBundlePackageType = APPL; }")
        ]
      return ProjectCheck(
        EntitlementNotInProfile.self,
        file: "A.entitlements",
        target,
        Dictionary(uniqueKeysWithValues: files)
      )
    }
    let text = "<plist version=\"1.0\"><dict>1️⃣<key>aps-environment</key><string>production</string>2️⃣</dict></plist>"
    let plain = text.filter { !"1️⃣2️⃣".contains($0) }
    func slow(_ check: ProjectCheck) -> [String] { check.findings(in: plain).map { "\($0.severity): \($0.message)" } }
    let found = slow(check(profile("org.example.cellar")))
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "warning: The profile “0.mobileprovision” in the repository does not allow aps-environment"
      ) == true
    )
    #expect(slow(check(profile("*"))).count == 1)
    #expect(slow(check(profile("org.example.barrel"))).isEmpty)
    let push = "<key>aps-environment</key><string>development</string>"
    #expect(slow(check(profile("org.example.cellar", push))).isEmpty)
    #expect(slow(check(profile("org.example.cellar"), profile("org.example.cellar", push))).isEmpty)
    #expect(slow(check("broken")).isEmpty)
  }

  @Test func anotherValueIsRefused() {
    let push = "<key>aps-environment</key> <string>development</string>"
    check(push).finds(.withProfile(allowing: ["aps-environment": .string("production")]), .error, "ITMS-90164")
    check(push).accepts(.withProfile(allowing: ["aps-environment": .string("development")]))
    check("<key>application-identifier</key> <string>TEAM654321.a</string>").finds(plain, .error, "ITMS-90164")
  }

  @Test func wildcardsAndListsAllowTheirValues() {
    check("<key>application-identifier</key> <string>TEAM123456.org.example.cellar</string>").accepts(plain)
    let groups = "<key>keychain-access-groups</key> <array> <string>TEAM123456.a</string> </array>"
    check(groups).accepts(.withProfile(allowing: ["keychain-access-groups": .array([.string("TEAM123456.*")])]))
    let domains = "<key>com.apple.developer.associated-domains</key> <array> <string>applinks:a.b</string> </array>"
    check(domains).accepts(.withProfile(allowing: ["com.apple.developer.associated-domains": .string("*")]))
    let cloud = "<key>com.apple.developer.icloud-container-environment</key> <string>Production</string>"
    let both = PropertyListValue.array([.string("Development"), .string("Production")])
    check(cloud).accepts(.withProfile(allowing: ["com.apple.developer.icloud-container-environment": both]))
  }

  @Test func archivesSimulatorsAndTheSandboxOfTheMacAreNotCompared() {
    check(health).accepts(plain.inArchive)
    check(health).accepts(plain.inSimulator)
    check(health).accepts(BuiltBundle())
    check("<key>get-task-allow</key> <true/>").accepts(plain)
    check("<key>com.apple.security.app-sandbox</key> <true/>").accepts(plain.onMac)
    check(health).finds(plain.onMac, .error, nil)
  }
}
