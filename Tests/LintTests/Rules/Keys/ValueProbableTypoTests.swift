import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct ValueProbableTypoTests {
  private let check = RuleCheck(ValueProbableTypo.self)
  private let entitlements = RuleCheck(ValueProbableTypo.self, file: "App.entitlements")

  @Test func reportsMisspelledValues() {
    let finding = check.finds(
      "{ NSExtension = { NSExtensionPointIdentifier = 1️⃣com.apple.widgetkit-extention2️⃣; }; }",
      at: [("1️⃣", "2️⃣")]
    ).first
    #expect(
      finding?.message
        == "Unknown value “com.apple.widgetkit-extention” for NSExtensionPointIdentifier. Did you mean “com.apple.widgetkit-extension”?"
    )
    check.finds("{ UIStatusBarStyle = 1️⃣UIStatusBarStyleLight2️⃣; }", at: [("1️⃣", "2️⃣")])
    entitlements.finds(
      "{ com.apple.developer.networking.networkextension = (1️⃣packet-tunel-provider2️⃣); }",
      at: [("1️⃣", "2️⃣")]
    )
    entitlements.finds("{ com.apple.developer.icloud-services = (1️⃣cloudkit2️⃣); }", at: [("1️⃣", "2️⃣")])
  }

  @Test func writesTheKnownValue() {
    check.fixes(
      "{ UIStatusBarStyle = UIStatusBarStyleLight; }",
      to: "{ UIStatusBarStyle = UIStatusBarStyleLightContent; }"
    )
  }

  @Test func acceptsKnownAndOtherValues() {
    check.accepts("{ NSExtension = { NSExtensionPointIdentifier = com.apple.widgetkit-extension; }; }")
    check.accepts("{ NSExtension = { NSExtensionPointIdentifier = org.example.point; }; }")
    check.accepts("{ NSExtension = { NSExtensionPointIdentifier = \"$(POINT)\"; }; UIBackgroundModes = (audi); }")
    entitlements.accepts("{ com.apple.developer.networking.slicing.appcategory = (gaming-6015); }")
  }

  @Test func languagesHaveHyphens() {
    RuleCheck(ValueProbableTypo.self).accepts("{ CFBundleLocalizations = (\"zh-CN\", \"zh-TW\", \"pt-BR\"); }")
  }

  @Test func reportsMisspelledIntentsOfAVocabulary() {
    let vocabulary = RuleCheck(ValueProbableTypo.self, file: "en.lproj/AppIntentVocabulary.plist")
    let finding = vocabulary.finds(
      "{ IntentPhrases = ({ IntentName = 1️⃣INStartWorkotIntent2️⃣; IntentExamples = (a); }); }",
      at: [("1️⃣", "2️⃣")]
    ).first
    #expect(finding?.message.contains("Did you mean “INStartWorkoutIntent”?") == true)
    vocabulary.accepts("{ IntentPhrases = ({ IntentName = OrderSoupIntent; IntentExamples = (a); }); }")
  }
}
