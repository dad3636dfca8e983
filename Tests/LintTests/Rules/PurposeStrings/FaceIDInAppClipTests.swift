import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct FaceIDInAppClipTests {
  private let check = RuleCheck(FaceIDInAppClip.self)

  @Test func reportsTheKeyInAClip() {
    let finding = check.finds(
      "{ NSAppClip = {}; 1️⃣NSFaceIDUsageDescription2️⃣ = \"Unlock.\"; }",
      at: [("1️⃣", "2️⃣")]
    ).first
    #expect(finding?.message == "NSFaceIDUsageDescription has no effect: App Clips cannot use Face ID.")
    #expect(finding?.severity == .warning)
    #expect(finding?.fixes.map(\.title) == ["Remove NSFaceIDUsageDescription"])
  }

  @Test func theTargetCountsToo() {
    let clip = ExampleProject(
      .init("INFOPLIST_FILE = Info.plist;", product: "application.on-demand-install-capable")
    )
    ProjectCheck(FaceIDInAppClip.self, clip).finds("{ 1️⃣NSFaceIDUsageDescription2️⃣ = \"Unlock.\"; }")
    ProjectCheck(FaceIDInAppClip.self, ExampleProject(.init("INFOPLIST_FILE = Info.plist;")))
      .accepts("{ NSFaceIDUsageDescription = \"Unlock.\"; }")
  }

  @Test func ignoresOthers() {
    check.accepts("{ NSFaceIDUsageDescription = \"Unlock.\"; }")
    check.accepts("{ NSAppClip = {}; NSCameraUsageDescription = \"Scan.\"; }")
  }
}
