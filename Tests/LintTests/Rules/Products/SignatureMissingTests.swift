import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct SignatureMissingTests {
  private let check = ProductCheck(SignatureMissing.self)
  private let framework = BuiltBundle.framework.with { $0.executable?.signature = nil }

  @Test func codeThatIsNotSignedIsRefused() {
    #expect(check.finds(framework, .error, "ITMS-90035").hasSuffix("is not signed."))
    let adHoc = BuiltBundle.framework.with { $0.executable?.signature?.isAdHoc = true }
    #expect(check.finds(adHoc, .error, "ITMS-90035").contains("without a certificate"))
    check.accepts(.framework)
  }

  @Test func aPackageWithoutSignaturesMayBeSignedLater() {
    let app = BuiltBundle(signature: nil).with { $0.product.isSigned = false }
    check.finds(app, .warning, "ITMS-90035")
    check.accepts(framework.with { $0.product.isSigned = false })
  }

  @Test func onlyPackagesAreSigned() {
    check.accepts(framework.inArchive)
    check.accepts(framework.with { $0.product.kind = .bundle })
    check.accepts(framework.inSimulator)
  }
}
