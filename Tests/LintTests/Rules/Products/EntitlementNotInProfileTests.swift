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
