import AppProject
import ProductFiles
import PropertyList
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct DebuggingPermittedTests {
  private func check(_ name: String, _ value: String = "<true/>") -> ProductCheck {
    ProductCheck(DebuggingPermitted.self, "<key>\(name)</key> \(value)", file: "Cellar.entitlements")
  }

  @Test func theStoreTakesNoAppForDebuggers() {
    let app = BuiltBundle().with(profile: [:])
    #expect(check("get-task-allow").finds(app, .error, "ITMS-90164").contains("App Store Connect"))
    check("get-task-allow", "<false/>").accepts(app)
    // The profile for testers permits it.
    let tested = BuiltBundle().with(profile: ["ProvisionedDevices": .array([.string("0")])])
    check("get-task-allow").finds(tested, .warning, "ITMS-90164")
    check("get-task-allow").accepts(app.inArchive)
    check("get-task-allow").accepts(app.inSimulator)
  }

  @Test func appsForDebuggersAreNotNotarized() {
    let app = BuiltBundle.forMac(.ofDeveloperID) { _ in }
    #expect(check("com.apple.security.get-task-allow").finds(app, .error, nil).contains("notarized"))
    check("com.apple.security.get-task-allow", "<false/>").accepts(app)
  }
}
