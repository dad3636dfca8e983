import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct BackgroundModeMissingTests {
  private func check(_ code: String, _ file: String = "A.swift") -> ProjectCheck {
    let project = ExampleProject(.init("SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist;", folder: "."))
    return ProjectCheck(BackgroundModeMissing.self, project, [file: code])
  }

  @Test func codeThatRegistersForCallsNeedsTheMode() {
    let swift = "import PushKit\nfunc register(_ registry: PKPushRegistry) { registry.desiredPushTypes = [.voIP] }"
    let finding = check(swift).finds("{ 1️⃣UIBackgroundModes2️⃣ = (audio); }").first
    #expect(finding?.message == "A.swift needs the background mode voip, which UIBackgroundModes does not list.")
    check(swift).accepts("{ UIBackgroundModes = (audio, voip); }")
    check("registry.desiredPushTypes = [.fileProvider]").accepts("{ UIBackgroundModes = (audio); }")
    check("void f(void) { r.desiredPushTypes = [NSSet setWithObject:PKPushTypeVoIP]; }", "A.m")
      .finds("{ 1️⃣UIBackgroundModes2️⃣ = (audio); }")
  }
}
