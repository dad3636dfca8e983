import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct KeyMisplacedTests {
  private let check = RuleCheck(KeyMisplaced.self)

  @Test func reportsKeysOfAnInnerDictionaryAtTheRoot() {
    let finding = check.finds("{ 1️⃣NSExtensionPointIdentifier2️⃣ = a; }", at: [("1️⃣", "2️⃣")]).first
    #expect(finding?.message == "NSExtensionPointIdentifier has no effect here; it belongs in NSExtension.")
    check.finds("{ 1️⃣UISceneConfigurations2️⃣ = {}; }", at: [("1️⃣", "2️⃣")])
  }

  @Test func reportsKeysOfTheRootInside() {
    let finding = check.finds("{ NSExtension = { 1️⃣NSCameraUsageDescription2️⃣ = a; }; }", at: [("1️⃣", "2️⃣")]).first
    #expect(finding?.message == "NSCameraUsageDescription has no effect here; it belongs in the root dictionary.")
    check.finds("{ UILaunchScreen = { 1️⃣UIDefaultLaunchScreen2️⃣ = a; }; }", at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsCustomKeysAndThoseWithRulesOfTheirOwn() {
    check.accepts("{ Title = a; File = b; MyTitleKey = c; }")
    check.accepts("{ CFBundleURLSchemes = (a); NSAllowsArbitraryLoads = YES; NSExtensionPointName = a; }")
    check.accepts("{ UISceneConfigurations = a; }")
    check.accepts("{ UILaunchScreen = { UILaunchScreen = {}; }; }")
    check.accepts("{ NSExtension = { NSExtensionAttributes = { NSExtensionActivationRule = TRUEPREDICATE; }; }; }")
  }

  @Test func earlyTemplatesNamedALaunchStoryboardInScenes() {
    RuleCheck(KeyMisplaced.self).accepts(
      """
      { UIApplicationSceneManifest = { UISceneConfigurations = { UIWindowSceneSessionRoleApplication = (
        { UILaunchStoryboardName = LaunchScreen; UISceneConfigurationName = Main; }
      ); }; }; }
      """
    )
  }
}
