import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct KeyNeedsEntitlementTests {
  private let rule = KeyNeedsEntitlement.self
  private let services = "com.apple.developer.icloud-services"

  @Test func reportsKeysAlone() {
    let findings = ProjectCheck(rule, ExampleProject.app()).finds(
      "{ 1️⃣NSUbiquitousContainers2️⃣ = { a = {}; }; 3️⃣CKSharingSupported4️⃣ = YES; }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.map(\.severity) == [.info, .info])
    #expect(
      findings.last?.message
        == "CKSharingSupported has no effect unless the entitlement com.apple.developer.icloud-services lists CloudKit."
    )
  }

  @Test func theListMustHoldTheService() {
    let documents = ExampleProject.app(
      entitlements: "<key>\(services)</key><array><string>CloudDocuments</string></array>"
    )
    ProjectCheck(rule, documents).accepts("{ NSUbiquitousContainers = { a = {}; }; }")
    ProjectCheck(rule, documents).finds("{ 1️⃣CKSharingSupported2️⃣ = YES; }")
    let unknown = ExampleProject.app(entitlements: "<key>\(services)</key><string>*</string>")
    ProjectCheck(rule, unknown).accepts("{ CKSharingSupported = YES; }")
  }

  @Test func onlyYesAsks() {
    ProjectCheck(rule, ExampleProject.app()).accepts("{ CKSharingSupported = NO; }")
  }
}
