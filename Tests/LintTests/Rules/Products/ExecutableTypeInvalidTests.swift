import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct ExecutableTypeInvalidTests {
  private let check = ProductCheck(ExecutableTypeInvalid.self)

  @Test func aStaticLibraryThatIsEmbeddedIsRefused() {
    let framework = BuiltBundle.framework.with { $0.executable?.isArchive = true }
    #expect(check.finds(framework, .error, "ITMS-90124").contains("without embedding"))
    check.accepts(framework.inSimulator)
  }

  @Test func anObjectFileIsRefused() {
    check.finds(BuiltBundle().with { $0.executable?.slices[0].fileType = .object }, .error, "ITMS-90124")
    check.accepts(.framework.with { $0.executable?.slices[0].fileType = .dynamicLibrary })
  }

  @Test func aFrameworkThatIsNoPartOfAnAppMayBeStatic() {
    check.accepts(
      BuiltBundle.framework.with { bundle in
        bundle.executable?.isArchive = true
        bundle.product.hasApp = false
      }
    )
  }
}
