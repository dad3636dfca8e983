import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct BundleNotPermittedTests {
  private let check = ProductCheck(BundleNotPermitted.self)

  @Test func aFrameworkInAnExtensionIsRefused() {
    let share = BuiltBundle.share.with { $0.strayBundles = ["\($0.path)/Frameworks/Juice.framework"] }
    #expect(check.finds(share, .error, "ITMS-90206").contains("may not lie in Share.appex"))
    check.accepts(share.inSimulator)
    check.accepts(share.onMac)
  }

  @Test func aBundleInAFrameworkIsRefused() {
    let framework = BuiltBundle.framework.with { $0.strayBundles = ["\($0.path)/Inner.framework"] }
    check.finds(framework, .error, "ITMS-90205")
    check.accepts(.framework)
  }
}
