import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PrivacyManifestNotInTargetTests {
  private let text = "{ NSPrivacyTracking = NO; }"
  private let outside = ExampleProject(.init("INFOPLIST_FILE = App/Info.plist;", folder: "Sources"))

  private func check(
    _ project: ExampleProject,
    file: String = "App/PrivacyInfo.xcprivacy",
    _ files: [String: String] = [:]
  ) -> ProjectCheck {
    let files = files.merging(["App/Info.plist": "{ a = b; }"]) { first, _ in first }
    return ProjectCheck(PrivacyManifestNotInTarget.self, file: file, project, files)
  }

  @Test func reportsAManifestNextToTheInfoPlist() {
    let finding = check(outside).finds("1️⃣{2️⃣ NSPrivacyTracking = NO; }").first
    #expect(finding?.message == "This file is in no target. Add it to target App.")
  }

  @Test func reportsAManifestNextToTheProject() {
    check(outside, file: "PrivacyInfo.xcprivacy").finds("1️⃣{2️⃣ NSPrivacyTracking = NO; }")
  }

  @Test func acceptsAManifestOfATarget() {
    check(ExampleProject(.init("INFOPLIST_FILE = App/Info.plist;", folder: "App"))).accepts(text)
  }

  @Test func cocoaPodsMayAddIt() {
    check(outside, ["Podfile": ""]).accepts(text)
  }

  @Test func aPackageMayContainIt() {
    check(outside, file: "Packages/Kit/PrivacyInfo.xcprivacy").accepts(text)
  }

  @Test func isSilentIfTheFilesAreNotKnown() {
    check(ExampleProject(.init("INFOPLIST_FILE = App/Info.plist;"))).accepts(text)
    RuleCheck(PrivacyManifestNotInTarget.self, file: "PrivacyInfo.xcprivacy").accepts(text)
  }
}
