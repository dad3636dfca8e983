import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct ExecutableNameDiffersTests {
  private let check = ProjectCheck(
    ExecutableNameDiffers.self,
    ExampleProject(.init("INFOPLIST_FILE = Info.plist; PRODUCT_NAME = Cellar;"))
  )

  @Test func theExecutableIsTheOneThatTheTargetBuilds() {
    let finding = check.finds("{ CFBundleExecutable = 1️⃣Barrel2️⃣; }").first
    #expect(finding?.message == "App (Release) builds the executable “Cellar”, not “Barrel”.")
    check.finds("{ CFBundleExecutable = 1️⃣\"$(PRODUCT_NAME)2\"2️⃣; }")
  }

  @Test func writesTheVariable() {
    check.fixes("{ CFBundleExecutable = Barrel; }", to: "{ CFBundleExecutable = \"$(EXECUTABLE_NAME)\"; }")
  }

  @Test func acceptsTheNameAndUnknownOnes() {
    check.accepts("{ CFBundleExecutable = Cellar; }")
    check.accepts("{ CFBundleExecutable = \"$(PRODUCT_NAME)\"; }")
    check.accepts("{ CFBundleExecutable = \"$(OTHER)\"; }")
    RuleCheck(ExecutableNameDiffers.self).accepts("{ CFBundlePackageType = APPL; CFBundleExecutable = Barrel; }")
  }
}
