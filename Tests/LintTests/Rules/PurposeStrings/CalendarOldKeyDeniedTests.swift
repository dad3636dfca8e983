import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct CalendarOldKeyDeniedTests {
  private func check(
    _ code: String,
    rule: any Rule.Type = CalendarOldKeyDenied.self,
    settings: String = "SDKROOT = iphoneos;"
  ) -> ProjectCheck {
    ProjectCheck(
      rule,
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)", folder: "App")),
      ["App/A.swift": code]
    )
  }

  @Test func reportsTheOldKey() {
    let finding = check("import EventKit; try await store.requestFullAccessToEvents()")
      .finds("{ 1️⃣NSCalendarsUsageDescription2️⃣ = \"Plan your week.\"; }").first
    #expect(
      finding?.message
        == """
        A.swift calls requestFullAccessToEvents, for which newer systems need NSCalendarsFullAccessUsageDescription. \
        With only NSCalendarsUsageDescription they deny access and show no alert.
        """
    )
    #expect(finding?.severity == .error)
  }

  @Test func copiesTheTextToTheKeyThatTheCallWants() {
    check("import EventKit; try await store.requestWriteOnlyAccessToEvents()").fixes(
      """
      {
        NSCalendarsUsageDescription = "Plan your week.";
      }
      """,
      to: """
        {
          NSCalendarsUsageDescription = "Plan your week.";
          NSCalendarsWriteOnlyAccessUsageDescription = "Plan your week.";
        }
        """
    )
  }

  @Test func theOldCallIsDeniedToo() {
    check("import EventKit; EKEventStore().requestAccess(to: .reminder) { _, _ in }")
      .finds("{ 1️⃣NSRemindersUsageDescription2️⃣ = \"Remind you of watering.\"; }")
  }

  @Test func isSilentWithTheNewKey() {
    let code = "import EventKit; try await store.requestFullAccessToEvents()"
    check(code).accepts("{ NSCalendarsUsageDescription = a; NSCalendarsFullAccessUsageDescription = a; }")
    check(
      code,
      settings:
        "SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSCalendarsFullAccessUsageDescription = \"Plan.\";"
    )
    .accepts("{ NSCalendarsUsageDescription = a; }")
    check(code).accepts("{ NSRemindersUsageDescription = a; }")
    check("#if os(macOS)\n\(code)\n#endif").accepts("{ NSCalendarsUsageDescription = a; }")
    check("let a = 1").accepts("{ NSCalendarsUsageDescription = a; }")
  }

  @Test func theRuleAboutDeprecatedKeysLeavesItAlone() {
    let text = "{ 1️⃣NSCalendarsUsageDescription2️⃣ = \"Plan your week.\"; LSRequiresIPhoneOS = YES; }"
    check("let a = 1", rule: PurposeStringDeprecatedKey.self).finds(text)
    check("import EventKit; try await store.requestFullAccessToEvents()", rule: PurposeStringDeprecatedKey.self)
      .accepts("{ NSCalendarsUsageDescription = \"Plan your week.\"; LSRequiresIPhoneOS = YES; }")
  }

  @Test("bug: a call for old systems alone was reported")
  func olderSystemsReadTheOldKey() {
    let code = """
      import EventKit
      if #available(iOS 17, *) {
        try await store.requestWriteOnlyAccessToEvents()
      } else {
        try await EKEventStore().requestAccess(to: .event)
      }
      """
    let settings = "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0;"
    check(code, settings: settings)
      .accepts("{ NSCalendarsUsageDescription = a; NSCalendarsWriteOnlyAccessUsageDescription = a; }")
    // The branch for new systems lacks its key.
    check(code, settings: settings).finds("{ 1️⃣NSCalendarsUsageDescription2️⃣ = a; }")
    // The version is not that of the key.
    check(code.replacing("iOS 17", with: "iOS 18"), settings: settings)
      .finds("{ 1️⃣NSCalendarsUsageDescription2️⃣ = a; NSCalendarsWriteOnlyAccessUsageDescription = a; }")
  }
}
