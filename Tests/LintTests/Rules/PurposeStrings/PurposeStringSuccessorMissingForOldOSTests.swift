import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PurposeStringSuccessorMissingForOldOSTests {
  private func check(_ settings: String, _ configurations: (String, String)...) -> ProjectCheck {
    let all = [("Release", settings)] + configurations
    let target = ExampleProject.Target(all.map { ($0.0, "INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; \($0.1)") })
    return ProjectCheck(PurposeStringSuccessorMissingForOldOS.self, ExampleProject(target))
  }

  @Test func reportsTheNewKeyAlone() {
    let finding = check("IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
      .finds("{ 1️⃣NSCalendarsFullAccessUsageDescription2️⃣ = \"Plan.\"; }").first
    #expect(
      finding?.message
        == """
        The app supports iOS 15.0, which needs NSCalendarsUsageDescription and does not know \
        NSCalendarsFullAccessUsageDescription.
        """
    )
    #expect(finding?.severity == .info)
    check("IPHONEOS_DEPLOYMENT_TARGET = 12.0;").finds("{ 1️⃣NSBluetoothAlwaysUsageDescription2️⃣ = \"Read it.\"; }")
  }

  @Test func insertsTheOldKeyWithTheSameText() {
    check("IPHONEOS_DEPLOYMENT_TARGET = 15.0;").fixes(
      """
      {
        NSRemindersFullAccessUsageDescription = "Remind you.";
        a = b;
      }
      """,
      to: """
        {
          NSRemindersFullAccessUsageDescription = "Remind you.";
          NSRemindersUsageDescription = "Remind you.";
          a = b;
        }
        """
    )
  }

  @Test func theOldestConfigurationCounts() {
    check("IPHONEOS_DEPLOYMENT_TARGET = 17.0;", ("Debug", "IPHONEOS_DEPLOYMENT_TARGET = 16.4;"))
      .finds("{ 1️⃣NSCalendarsFullAccessUsageDescription2️⃣ = \"Plan.\"; }")
  }

  @Test func newSystemsKnowTheNewKey() {
    let text = "{ NSCalendarsFullAccessUsageDescription = \"Plan.\"; NSBluetoothAlwaysUsageDescription = a; }"
    check("IPHONEOS_DEPLOYMENT_TARGET = 17.0;").accepts(text)
    check("IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST)\";").accepts(text)
    check("").accepts(text)
    RuleCheck(PurposeStringSuccessorMissingForOldOS.self).accepts(text)
  }

  @Test func isSilentWithBothKeys() {
    check("IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
      .accepts("{ NSCalendarsFullAccessUsageDescription = a; NSCalendarsUsageDescription = a; }")
    check(
      "IPHONEOS_DEPLOYMENT_TARGET = 15.0; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSCalendarsUsageDescription = a;"
    )
    .accepts("{ NSCalendarsFullAccessUsageDescription = a; }")
  }
}
