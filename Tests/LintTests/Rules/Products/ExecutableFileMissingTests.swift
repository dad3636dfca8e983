import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct ExecutableFileMissingTests {
  private let check = ProductCheck(ExecutableFileMissing.self)
  private let app = BuiltBundle().with { bundle in
    (bundle.executable, bundle.missingExecutable) = (nil, "Cellar.app/Cellar")
  }

  @Test func aBundleWithoutExecutableIsRefused() {
    #expect(check.finds(app, .error, "ITMS-90207").contains("Cellar.app/Cellar"))
    check.finds(app.onMac, .error, nil)
    check.accepts(app.inSimulator)
    check.accepts(BuiltBundle())
  }
}
