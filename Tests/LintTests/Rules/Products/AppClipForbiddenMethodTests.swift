import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct AppClipForbiddenMethodTests {
  private let check = ProductCheck(AppClipForbiddenMethod.self)
  private let clip = BuiltBundle("Cellar.app/AppClips/Taste.app", .appClip).with {
    $0.selectors = ["requestAlwaysAuthorization"]
  }

  @Test func aMethodForAppsAloneIsRefusedInAClip() {
    #expect(check.finds(clip, .error, "ITMS-90842").contains("calls requestAlwaysAuthorization"))
    check.accepts(clip.inSimulator)
  }

  @Test func appsMayCallIt() {
    check.accepts(BuiltBundle().with { $0.selectors = ["requestAlwaysAuthorization"] })
    check.accepts(clip.with { $0.selectors = ["requestWhenInUseAuthorization"] })
  }
}
