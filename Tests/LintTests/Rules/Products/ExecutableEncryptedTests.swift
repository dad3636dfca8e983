import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct ExecutableEncryptedTests {
  private let check = ProductCheck(ExecutableEncrypted.self)

  @Test func aCopyFromTheStoreIsRefused() {
    check.finds(BuiltBundle().with { $0.executable?.slices[0].isEncrypted = true }, .error, "ITMS-90125")
    check.accepts(BuiltBundle())
  }

  @Test func anImageThatTheStoreCannotEncryptIsReported() {
    let app = BuiltBundle().with { $0.executable?.slices[0].hasEncryptionInformation = false }
    #expect(check.finds(app, .warning, "ITMS-90125").contains("LC_ENCRYPTION_INFO"))
    check.accepts(app.inSimulator)
    check.accepts(app.with { $0.executable?.slices[0].platform = .iOSSimulator })
    check.accepts(app.with { $0.executable?.slices[0].fileType = .object })
  }
}
