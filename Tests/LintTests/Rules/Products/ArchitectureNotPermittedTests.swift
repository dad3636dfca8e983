import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct ArchitectureNotPermittedTests {
  private let check = ProductCheck(ArchitectureNotPermitted.self)

  private func framework(_ slices: BuiltSlice...) -> BuiltBundle {
    BuiltBundle("Cellar.app/Frameworks/Juice.framework", .framework, slices: slices)
  }

  @Test func codeForSimulatorsIsRefused() {
    let message = check.finds(framework(BuiltSlice(), BuiltSlice("arm64", for: .iOSSimulator)), .error, "ITMS-90087")
    #expect(message.contains("arm64 (simulator)"))
    check.finds(framework(BuiltSlice(), BuiltSlice("x86_64")), .error, "ITMS-90087")
    check.finds(framework(BuiltSlice(), BuiltSlice("x86_64")).inArchive, .error, "ITMS-90087")
  }

  @Test func codeFor32BitsAloneIsRefused() {
    check.finds(framework(BuiltSlice("armv7")), .error, "ITMS-90086")
    check.accepts(framework(BuiltSlice("armv7"), BuiltSlice()))
    check.accepts(framework(BuiltSlice("armv7k", for: .watchOS)))
  }

  @Test func buildsForSimulatorsAndTheMacMayHaveIt() {
    check.accepts(framework(BuiltSlice("x86_64", for: .iOSSimulator)).inSimulator)
    check.accepts(framework(BuiltSlice("x86_64", for: .macOS)).onMac)
    check.accepts(framework(BuiltSlice()))
  }
}
