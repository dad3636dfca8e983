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

  @Test func reportsAManifestBesideTheInfoPlist() {
    let finding = check(outside).finds("1️⃣{2️⃣ NSPrivacyTracking = NO; }").first
    #expect(finding?.message == "No target takes this file along. Add it to the target App.")
  }

  @Test func acceptsAManifestOfATarget() {
    check(ExampleProject(.init("INFOPLIST_FILE = App/Info.plist;", folder: "App"))).accepts(text)
  }

  @Test func cocoaPodsMayAddIt() {
    check(outside, ["Podfile": ""]).accepts(text)
  }

  @Test func aPackageMayTakeItAlong() {
    check(outside, file: "Packages/Kit/PrivacyInfo.xcprivacy").accepts(text)
  }

  @Test func saysNothingWhereTheFilesAreNotKnown() {
    check(ExampleProject(.init("INFOPLIST_FILE = App/Info.plist;"))).accepts(text)
    RuleCheck(PrivacyManifestNotInTarget.self, file: "PrivacyInfo.xcprivacy").accepts(text)
  }
}
