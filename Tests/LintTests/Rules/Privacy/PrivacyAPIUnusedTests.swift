import AppProject
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PrivacyAPIUnusedTests {
  private func check(_ categories: String..., isComplete: Bool = true) -> ProjectCheck {
    var code = CodeUsage()
    code.isComplete = isComplete
    for category in categories {
      code.requiredReasonUses["NSPrivacyAccessedAPICategory\(category)"] = [.of("use\(category)")]
    }
    let files = ["Info.plist": "{ a = b; }", "Package.swift": ""]
    return ProjectCheck(PrivacyAPIUnused.self, file: "PrivacyInfo.xcprivacy", files, code: code)
  }

  private let text = """
    {
      NSPrivacyAccessedAPITypes = (
        { NSPrivacyAccessedAPIType = NSPrivacyAccessedAPICategoryUserDefaults; },
        { NSPrivacyAccessedAPIType = NSPrivacyAccessedAPICategoryDiskSpace; },
      );
    }
    """

  @Test func reportsWhatNoSourceUses() {
    let finding = check("UserDefaults").finds(
      """
      {
        NSPrivacyAccessedAPITypes = (
          { NSPrivacyAccessedAPIType = NSPrivacyAccessedAPICategoryUserDefaults; },
          { NSPrivacyAccessedAPIType = 1️⃣NSPrivacyAccessedAPICategoryDiskSpace2️⃣; },
        );
      }
      """
    ).first
    #expect(finding?.severity == .info)
  }

  @Test func aManifestThatIsSharedWithLibrariesMayHaveTheirCategories() {
    let files = ["App/A.swift": "let a = UserDefaults.standard", "Info.plist": "{ a = b; }"]
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App"))
    let check = { (package: String) in
      let packages = ["package.json": "{ \"dependencies\": { \"\(package)\": \"1\" } }"]
      return ProjectCheck(
        PrivacyAPIUnused.self,
        file: "App/PrivacyInfo.xcprivacy",
        project,
        files.merging(packages) { first, _ in first }
      )
    }
    check("react-native").accepts(text)
    let marked = text.replacing(
      "NSPrivacyAccessedAPICategoryDiskSpace",
      with: "1️⃣NSPrivacyAccessedAPICategoryDiskSpace2️⃣"
    )
    check("react").finds(marked)
  }

  @Test func whatMayBelongToACategoryUsesIt() {
    let files = [
      "App/a.c": "int f(void) { return getattrlist(p, &a, b, s, 0); }", "App/A.swift": "let a = UserDefaults.standard",
      "Info.plist": "{ a = b; }",
    ]
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App"))
    ProjectCheck(PrivacyAPIUnused.self, file: "App/PrivacyInfo.xcprivacy", project, files).accepts(text)
  }

  @Test func removesTheEntry() {
    check("UserDefaults").fixes(
      text,
      to: """
        {
          NSPrivacyAccessedAPITypes = (
            { NSPrivacyAccessedAPIType = NSPrivacyAccessedAPICategoryUserDefaults; },
          );
        }
        """
    )
  }

  @Test func isSilentIfTheSourcesAreNotKnown() {
    check("UserDefaults", isComplete: false).accepts(text)
    check().accepts(text)
    check("UserDefaults", "DiskSpace").accepts(text)
  }

  @Test func otherNamesAreAnotherRules() {
    check("UserDefaults").accepts("{ NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = Else; }); }")
  }
}
