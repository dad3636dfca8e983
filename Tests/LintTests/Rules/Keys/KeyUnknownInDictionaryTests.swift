import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct KeyUnknownInDictionaryTests {
  private let check = RuleCheck(KeyUnknownInDictionary.self)

  @Test func reportsAnUnknownKeyAmongKnownOnes() {
    let finding = check.finds("{ UILaunchScreen = { UIColorName = a; 1️⃣UIPictureName2️⃣ = b; }; }", at: [("1️⃣", "2️⃣")]).first
    #expect(finding?.message == "Unknown key UIPictureName in UILaunchScreen.")
    check.finds("{ CFBundleDocumentTypes = ({ CFBundleTypeName = a; 1️⃣LSTypeIsFile2️⃣ = YES; }); }", at: [("1️⃣", "2️⃣")])
  }

  @Test("bug: the name that Xcode shows for a key was reported by two rules")
  func namesOfXcodeAreOfAnotherRule() {
    let text = "{ CFBundleURLTypes = ({ CFBundleURLSchemes = (a); \"URL Identifier\" = b; }); }"
    check.accepts(text)
    #expect(RuleCheck(KeyXcodeName.self).findings(in: text).count == 1)
  }

  @Test func acceptsDictionariesThatOthersUseToo() {
    check.accepts("{ MyKey = { A = b; C = d; }; UILaunchScreen = { UIPictureName = b; Other = c; }; }")
    check.accepts("{ UILaunchScreen = { UIColorName = a; org.example.name = b; }; }")
    check.accepts("{ UILaunchScreen = { UIColorName = a; UIImageNam = b; }; }")
    check.accepts("{ CFBundleDocumentTypes = ({ CFBundleTypeName = a; LSIsAppleDefaultForType = YES; }); }")
    check.accepts("{ NSAppTransportSecurity = { NSAllowsArbitraryLoads = YES; Other = b; }; }")
    check.accepts("{ AudioComponents = ({ type = aufx; subtype = abcd; manufacturer = Demo; hostKey = b; }); }")
    check.accepts(
      "{ ComponentInputModeDict = { tsInputModeListKey = { a = { TISInputSourceID = a; other = b; }; }; }; }"
    )
    RuleCheck(KeyUnknownInDictionary.self, file: "Settings.bundle/Root.plist").accepts(
      "{ PreferenceSpecifiers = ({ Type = PSGroupSpecifier; Platform = a; }); }"
    )
  }
}
