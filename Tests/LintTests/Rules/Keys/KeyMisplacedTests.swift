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

  @Test func whatLosesNothingIsInformation() {
    let copy = check.finds(
      "{ CFBundleIdentifier = a; NSUbiquitousContainers = { b = { 1️⃣CFBundleIdentifier2️⃣ = a; }; }; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(copy.map(\.severity) == [.info])
    let app = "CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES;"
    let left = check.finds("{ \(app) 1️⃣NSExtensionPointIdentifier2️⃣ = a; }", at: [("1️⃣", "2️⃣")])
    #expect(left.map(\.severity) == [.info])
    #expect(
      left.map(\.message) == [
        "NSExtensionPointIdentifier has no effect in an app: it describes an app extension, in the Info.plist of that extension."
      ]
    )
    check.fixes("{ \(app) NSExtensionPointIdentifier = a; }", to: "{ \(app)  }")
    let lost = check.finds("{ NSExtension = { 1️⃣NSCameraUsageDescription2️⃣ = a; }; }", at: [("1️⃣", "2️⃣")])
    #expect(lost.map(\.severity) == [.warning])
  }

  @Test func acceptsTheBundleOfAPersonality() {
    check.accepts("{ IOKitPersonalities = { Nub = { CFBundleIdentifier = org.example.driver; IOClass = Nub; }; }; }")
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

  @Test func aDeclarationInADocumentTypeIsOneDefect() {
    let finding = check.finds(
      "{ CFBundleDocumentTypes = ({ CFBundleTypeName = a; 1️⃣UTTypeIdentifier2️⃣ = b; UTTypeDescription = c; UTTypeConformsTo = (public.data); }); }",
      at: [("1️⃣", "2️⃣")]
    ).first
    #expect(finding != nil)
  }

  @Test func aDictionaryMayHaveAnotherNameForTheSame() {
    check.fixes(
      "{ CFBundleDocumentTypes = ({ CFBundleIconFiles = (a.png); }); }",
      to: "{ CFBundleDocumentTypes = ({ CFBundleTypeIconFiles = (a.png); }); }"
    )
    let finding = check.finds(
      "{ UTExportedTypeDeclarations = ({ 1️⃣CFBundleIconFiles2️⃣ = (a.png); }); }",
      at: [("1️⃣", "2️⃣")]
    ).first
    #expect(
      finding?.message == "CFBundleIconFiles has no effect here; the key of this dictionary is UTTypeIconFiles."
    )
  }
}
