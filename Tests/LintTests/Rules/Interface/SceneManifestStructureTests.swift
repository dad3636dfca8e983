import Testing

@testable import LintRules

@Suite struct SceneManifestStructureTests {
  private let check = RuleCheck(SceneManifestStructure.self)

  @Test func reports() {
    check.finds(
      "{ 1️⃣UIApplicationSceneManifest2️⃣ = { UISceneConfigurations = {}; }; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func fix1() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>UIApplicationSceneManifest</key>
        <dict>
          <key>UISceneConfigurations</key>
          <dict/>
        </dict>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>UIApplicationSceneManifest</key>
          <dict>
            <key>UISceneConfigurations</key>
            <dict/>
            <key>UIApplicationSupportsMultipleScenes</key>
            <false/>
          </dict>
        </dict></plist>
        """
    )
  }

  @Test func accepts() {
    check.accepts("{ UIApplicationSceneManifest = { UIApplicationSupportsMultipleScenes = NO; }; }")
    check.accepts("{ UIApplicationSceneManifest = \"$(MANIFEST)\"; }")
    check.accepts("{ Inner = { UIApplicationSceneManifest = {}; }; }")
    check.accepts("{ UIApplicationSceneManifest")
  }
}
