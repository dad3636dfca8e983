import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct CodeUnlikeAppTests {
  private let check = ProductCheck(CodeUnlikeApp.self)

  private func framework(_ slices: [BuiltSlice], in host: [BuiltSlice]) -> BuiltBundle {
    var bundle = BuiltBundle("Cellar.app/Frameworks/Juice.framework", .framework, slices: slices)
    bundle.hostSlices = host
    return bundle
  }

  @Test func codeForAnotherSystemCannotBeLoaded() {
    #expect(
      check.finds(framework([BuiltSlice("arm64", for: .macOS)], in: [BuiltSlice()]), .error, "ITMS-90635")
        .contains("was built for macOS, but the app for iOS")
    )
    check.accepts(framework([BuiltSlice()], in: [BuiltSlice()]))
    check.accepts(framework([BuiltSlice()], in: []))
  }

  @Test func eachProcessorOfTheAppIsThere() {
    let app = [BuiltSlice(), BuiltSlice("armv7")]
    check.finds(framework([BuiltSlice()], in: app), .warning, "ITMS-90635")
    check.accepts(framework(app, in: [BuiltSlice()]))
  }

  @Test func codeForSimulatorsIsAMatterOfAnotherRule() {
    check.accepts(framework([BuiltSlice("x86_64", for: .iOSSimulator)], in: [BuiltSlice()]))
  }
}
