import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct AppSandboxMissingTests {
  private let check = ProductCheck(AppSandboxMissing.self)

  private func app(_ signature: BuiltSignature, isSandboxed: Bool) -> BuiltBundle {
    var signature = signature
    signature.isSandboxed = isSandboxed
    return .forMac(signature)
  }

  @Test func appsForTheStoreNeedTheSandbox() {
    check.finds(app(BuiltSignature(), isSandboxed: false), .error, "ITMS-90296")
    check.accepts(app(BuiltSignature(), isSandboxed: true))
  }

  @Test func otherAppsDoNot() {
    check.accepts(app(.ofDeveloperID, isSandboxed: false))
    check.accepts(BuiltBundle().with { $0.executable?.signature?.isSandboxed = false })
  }
}
