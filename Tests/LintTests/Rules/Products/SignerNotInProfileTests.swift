import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct SignerNotInProfileTests {
  private let check = ProductCheck(SignerNotInProfile.self)

  private func app(_ name: String) -> BuiltBundle {
    BuiltBundle().with { $0.profileCertificates = [Certificate(commonName: name)] }
  }

  @Test func anotherCertificateIsRefused() {
    let message = check.finds(app("Apple Distribution: Winery (TEAM654321)"), .error, "ITMS-90179")
    #expect(message.contains("“Apple Distribution: Cellar (TEAM123456)”"))
    check.finds(app("Apple Distribution: Winery (TEAM654321)").inArchive, .error, "ITMS-90179")
    check.accepts(app("Apple Distribution: Cellar (TEAM123456)"))
  }

  @Test func whatIsNotKnownIsNotReported() {
    check.accepts(BuiltBundle())
    check.accepts(app("A").with { $0.executable?.signature?.signer = nil })
    check.accepts(app("A").inSimulator)
  }
}
