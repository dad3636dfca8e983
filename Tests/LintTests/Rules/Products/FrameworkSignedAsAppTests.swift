import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintRules

@Suite struct FrameworkSignedAsAppTests {
  private let check = ProductCheck(FrameworkSignedAsApp.self)

  @Test func onlyProgramsHaveTheIdentifierOfAnApp() {
    let signed = { (bundle: BuiltBundle) in
      bundle.with { $0.executable?.signature?.identifier = "TEAM123456.org.example.cellar" }
    }
    check.finds(signed(.framework), .warning, "ITMS-90046")
    check.accepts(.framework)
    check.accepts(signed(BuiltBundle()))
    check.accepts(signed(.share))
    check.accepts(signed(.framework.inArchive))
  }
}
