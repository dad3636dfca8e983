import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct SDKVersionUnknownTests {
  private let check = ProductCheck(SDKVersionUnknown.self)

  @Test func anSDKThatDoesNotExistIsRefused() {
    check.finds(.framework.with { $0.executable?.slices[0].sdk = MachOVersion("94.0") }, .error, "ITMS-90512")
    check.accepts(.framework.with { $0.executable?.slices[0].sdk = MachOVersion("27.0") })
    check.accepts(.framework)
  }
}
