import AppProject
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PrivacyAPIUndeclaredTests {
  private let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App"))
  private let declared = """
    { NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = NSPrivacyAccessedAPICategoryUserDefaults; }); }
    """

  private func check(_ categories: String..., others: [String: String] = [:]) -> ProjectCheck {
    var code = CodeUsage()
    code.isComplete = true
    for category in categories {
      code.requiredReasonUses["NSPrivacyAccessedAPICategory\(category)"] = [.of("use\(category)")]
    }
    let files = others.merging(["Info.plist": "{ a = b; }"]) { first, _ in first }
    return ProjectCheck(PrivacyAPIUndeclared.self, file: "App/PrivacyInfo.xcprivacy", project, files, code: code)
  }

  @Test func reportsCategoriesThatAreUsed() {
    let findings = check("DiskSpace", "UserDefaults", "SystemBootTime").finds(
      """
      {
        1️⃣NSPrivacyAccessedAPITypes2️⃣ = ({ NSPrivacyAccessedAPIType = NSPrivacyAccessedAPICategoryUserDefaults; });
      }
      """,
      at: [("1️⃣", "2️⃣"), ("1️⃣", "2️⃣")]
    )
    #expect(
      findings.first?.message
        == """
        NSPrivacyAccessedAPICategoryDiskSpace is not declared, but A.swift uses useDiskSpace. App Store Connect \
        rejects the upload.
        """
    )
    #expect(findings.first?.related.map(\.message) == ["A.swift uses useDiskSpace here"])
    check("DiskSpace").finds("1️⃣{2️⃣ NSPrivacyTracking = NO; }")
  }

  @Test func codeOfAFrameworkWithoutAManifestCounts() {
    let spec = """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          settings: { INFOPLIST_FILE: App/Info.plist }
          dependencies: [{ target: Core }]
        Core:
          type: framework
          platform: iOS
          sources: [Core]
      """
    let files = [
      "project.yml": spec, "App/Info.plist": "{ CFBundlePackageType = APPL; }",
      "Core/A.swift": "let keys: [URLResourceKey] = [.volumeAvailableCapacityKey]",
    ]
    ProjectCheck(PrivacyAPIUndeclared.self, file: "App/PrivacyInfo.xcprivacy", files)
      .finds("1️⃣{2️⃣ NSPrivacyTracking = NO; }")
    ProjectCheck(
      PrivacyAPIUndeclared.self,
      file: "App/PrivacyInfo.xcprivacy",
      files.merging(["Core/PrivacyInfo.xcprivacy": "{ NSPrivacyTracking = NO; }"]) { $1 }
    ).accepts("{ NSPrivacyTracking = NO; }")
  }

  @Test func theManifestOfAPackageIsForItsTarget() {
    let package = """
      let package = Package(name: "Core", targets: [.target(name: "Core"), .target(name: "Other")])
      """
    let files = [
      "Package.swift": package, "Sources/Core/A.swift": "let a = UserDefaults.standard",
      "Sources/Other/A.swift": "let a = ProcessInfo.processInfo.systemUptime",
    ]
    let findings = ProjectCheck(PrivacyAPIUndeclared.self, file: "Sources/Core/PrivacyInfo.xcprivacy", files)
      .finds("{ 1️⃣NSPrivacyAccessedAPITypes2️⃣ = (); }")
    #expect(findings.first?.key == "NSPrivacyAccessedAPICategoryUserDefaults")
  }

  @Test func oneFixForEachReason() {
    let fixes = check("UserDefaults").finds("{ 1️⃣NSPrivacyAccessedAPITypes2️⃣ = (); }").first?.fixes ?? []
    #expect(fixes.count == 4)
    #expect(
      fixes.allSatisfy {
        $0.title.hasPrefix("Insert NSPrivacyAccessedAPICategoryUserDefaults with ") && $0.title.contains(".1: ")
      }
    )
  }

  @Test func insertsTheEntry() {
    check("ActiveKeyboards").fixes(
      """
      <plist version="1.0"><dict>
        <key>NSPrivacyAccessedAPITypes</key>
        <array/>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>NSPrivacyAccessedAPITypes</key>
          <array>
            <dict>
              <key>NSPrivacyAccessedAPIType</key>
              <string>NSPrivacyAccessedAPICategoryActiveKeyboards</string>
              <key>NSPrivacyAccessedAPITypeReasons</key>
              <array>
                <string>54BD.1</string>
              </array>
            </dict>
          </array>
        </dict></plist>
        """
    )
  }

  // MARK: API of several categories

  private func checkCode(_ code: String) -> ProjectCheck {
    ProjectCheck(
      PrivacyAPIUndeclared.self,
      file: "App/PrivacyInfo.xcprivacy",
      project,
      ["Info.plist": "{ a = b; }", "App/a.c": code]
    )
  }

  @Test func oneOfTheCategoriesMustBeThere() {
    let findings = checkCode("int f(void) { return getattrlist(p, &a, b, s, 0); }").finds(declaredAt)
    #expect(
      findings.first?.message
        == """
        NSPrivacyAccessedAPICategoryDiskSpace or NSPrivacyAccessedAPICategoryFileTimestamp is not declared (the \
        arguments decide which is needed), but a.c uses getattrlist. App Store Connect rejects the upload.
        """
    )
    #expect(findings.first?.related.map(\.message) == ["a.c uses getattrlist here"])
  }

  private var declaredAt: String {
    declared.replacing("NSPrivacyAccessedAPITypes =", with: "1️⃣NSPrivacyAccessedAPITypes2️⃣ =")
  }

  @Test(arguments: ["DiskSpace", "FileTimestamp"])
  func anyOfTheCategoriesWillDo(_ category: String) {
    checkCode("int f(void) { return getattrlist(p, &a, b, s, 0); }")
      .accepts(declared.replacing("UserDefaults", with: category))
  }

  @Test func whatIsUsedForCertainComesFirst() {
    // The missing category may be the same.
    checkCode("int f(void) { statfs(p, &s); return getattrlist(p, &a, b, s, 0); }").finds(declaredAt)
  }

  @Test func acceptsWhatIsDeclaredHereOrInAnotherManifest() {
    check("UserDefaults").accepts(declared)
    check("UserDefaults", others: ["App/Kit/PrivacyInfo.xcprivacy": declared]).accepts("{ NSPrivacyTracking = NO; }")
  }

  @Test func anUnknownCategoryMayBeIt() {
    check("UserDefaults")
      .accepts("{ NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = \"$(CATEGORY)\"; }); }")
    check("UserDefaults").accepts("{ NSPrivacyAccessedAPITypes = ({ }); }")
    RuleCheck(PrivacyAPIUndeclared.self, file: "PrivacyInfo.xcprivacy").accepts("{ NSPrivacyTracking = NO; }")
  }
}
