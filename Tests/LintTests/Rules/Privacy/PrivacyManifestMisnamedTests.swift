import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PrivacyManifestMisnamedTests {
  private let files = [
    "App/Info.plist": "{ a = b; }", "App/Store.swift": "let count = UserDefaults.standard.integer(forKey: \"count\")",
  ]
  private let project = ExampleProject(.init("INFOPLIST_FILE = App/Info.plist;", folder: "App"))

  @Test func reportsAManifestOfAnotherName() {
    for name in ["AppPrivacyInfo", "PrivacyInfo-Release", "privacyinfo"] {
      let check = ProjectCheck(PrivacyManifestMisnamed.self, file: "App/\(name).xcprivacy", project, files)
      check.finds("1️⃣{2️⃣ NSPrivacyTracking = NO; }")
    }
  }

  @Test func acceptsTheNameThatAppleReads() {
    ProjectCheck(PrivacyManifestMisnamed.self, file: "App/PrivacyInfo.xcprivacy", project, files)
      .accepts("{ NSPrivacyTracking = NO; }")
  }

  @Test func aFileOutsideOfAProjectMayGetAnotherName() {
    RuleCheck(PrivacyManifestMisnamed.self, file: "a.xcprivacy").accepts("{ NSPrivacyTracking = NO; }")
  }

  @Test func itIsNoManifestOfTheApp() {
    let manifest = ["App/AppPrivacyInfo.xcprivacy": "{ NSPrivacyAccessedAPITypes = (); }"]
    ProjectCheck(PrivacyManifestMissing.self, file: "App/Info.plist", project, files.merging(manifest) { $1 })
      .finds("1️⃣{2️⃣ a = b; }")
    ProjectCheck(PrivacyAPIUndeclared.self, file: "App/AppPrivacyInfo.xcprivacy", project, files)
      .accepts("{ NSPrivacyAccessedAPITypes = (); }")
  }
}
