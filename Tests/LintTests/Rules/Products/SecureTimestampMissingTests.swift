import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct SecureTimestampMissingTests {
  private let check = ProductCheck(SecureTimestampMissing.self)

  private func app(_ signature: BuiltSignature, hasTimestamp: Bool) -> BuiltBundle {
    var signature = signature
    signature.hasTimestamp = hasTimestamp
    return .forMac(signature)
  }

  @Test func appsWithADeveloperIDCannotBeNotarized() {
    #expect(check.finds(app(.ofDeveloperID, hasTimestamp: false), .warning, nil).contains("--timestamp"))
    check.accepts(app(.ofDeveloperID, hasTimestamp: true))
  }

  @Test func appsForTheStoreAndDevelopmentAreNotNotarized() {
    check.accepts(app(BuiltSignature(), hasTimestamp: false))
    check.accepts(BuiltBundle().with { $0.executable?.signature?.hasTimestamp = false })
  }
}
