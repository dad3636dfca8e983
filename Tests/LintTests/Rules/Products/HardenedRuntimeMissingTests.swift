import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct HardenedRuntimeMissingTests {
  private let check = ProductCheck(HardenedRuntimeMissing.self)

  private func app(_ signature: BuiltSignature, hasHardenedRuntime: Bool) -> BuiltBundle {
    var signature = signature
    signature.hasHardenedRuntime = hasHardenedRuntime
    return .forMac(signature)
  }

  @Test func appsWithADeveloperIDCannotBeNotarized() {
    #expect(check.finds(app(.ofDeveloperID, hasHardenedRuntime: false), .warning, nil).contains("--options runtime"))
    check.accepts(app(.ofDeveloperID, hasHardenedRuntime: true))
  }

  @Test func appsForTheStoreAndDevelopmentAreNotNotarized() {
    check.accepts(app(BuiltSignature(), hasHardenedRuntime: false))
    check.accepts(BuiltBundle().with { $0.executable?.signature?.hasHardenedRuntime = false })
  }
}
