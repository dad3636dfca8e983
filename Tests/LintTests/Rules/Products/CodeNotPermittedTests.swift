import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct CodeNotPermittedTests {
  private let check = ProductCheck(CodeNotPermitted.self)
  private let library = BuiltBundle().with { $0.strayCode = [BuiltCode(path: "Cellar.app/libJuice.dylib")] }

  @Test func codeOutsideOfExecutablesIsRefused() {
    let message = check.finds(library, .error, "ITMS-90171")
    #expect(message.hasPrefix("Cellar.app/libJuice.dylib is code"))
    check.finds(library.inArchive, .error, "ITMS-90171")
  }

  @Test func anArchiveOfObjectFilesIsRefused() {
    let archive = BuiltCode(path: "Cellar.app/libJuice.a", isArchive: true, slices: [])
    #expect(
      check.finds(library.with { $0.strayCode = [archive] }, .error, "ITMS-90171").contains("belongs in the build")
    )
  }

  @Test func appsForSimulatorsAndTheMacMayHaveIt() {
    check.accepts(library.inSimulator)
    check.accepts(library.onMac)
    check.accepts(BuiltBundle())
  }

  @Test func whatCannotBeReadIsNotReported() {
    check.accepts(BuiltBundle().with { $0.strayCode = [BuiltCode(path: "Cellar.app/a", slices: [])] })
  }
}
