import Testing

@testable import LintEngine
@testable import LintRules

@Suite struct ResourcesFolderInBundleTests {
  private func findings(_ old: String, _ new: String) -> Int {
    let text = ResourcesFolderInBundle.description.example.bad.replacing(old, with: new)
    return ProjectCheck(ResourcesFolderInBundle.self, file: "App.xcodeproj/project.pbxproj", [:]).findings(in: text)
      .count
  }

  @Test func aBundleIncludesNoFolderCalledResources() {
    #expect(findings("no such text", "") == 1)
    #expect(findings("path = Resources", "path = App/Resources") == 1)
  }

  @Test func acceptsGroupsOtherNamesAndMacs() {
    #expect(findings("lastKnownFileType = folder;", "lastKnownFileType = text;") == 0)
    #expect(findings("path = Resources", "path = Pictures") == 0)
    #expect(findings("iphoneos", "macosx") == 0)
    #expect(findings("SDKROOT = iphoneos;", "") == 0)
  }
}
