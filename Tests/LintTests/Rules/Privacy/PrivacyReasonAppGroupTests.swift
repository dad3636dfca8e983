import AppProject
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PrivacyReasonAppGroupTests {
  private func check(_ suite: String, _ settings: String = "SDKROOT = iphoneos;") -> ProjectCheck {
    var code = CodeUsage()
    code.mentions = [.suite: [.of(suite)]]
    return ProjectCheck(
      PrivacyReasonAppGroup.self,
      file: "PrivacyInfo.xcprivacy",
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)")),
      ["Info.plist": "{ CFBundlePackageType = APPL; }"],
      code: code
    )
  }

  private func text(_ reasons: String) -> String {
    """
    { NSPrivacyAccessedAPITypes = ({
      NSPrivacyAccessedAPIType = NSPrivacyAccessedAPICategoryUserDefaults;
      NSPrivacyAccessedAPITypeReasons = \(reasons);
    }); }
    """
  }

  @Test func reportsTheMissingReason() {
    let finding = check("group.a").finds(text("1️⃣(\"CA92.1\")2️⃣")).first
    #expect(finding?.message == "A.swift opens the defaults of app group “group.a”, which need reason 1C8F.1.")
    check("group.a").fixes(text("(\"CA92.1\")"), to: text("(\"CA92.1\", \"1C8F.1\")"))
  }

  @Test func theDefaultsOfTheAppNeedTheirOwnReason() {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "."))
    let check = ProjectCheck(
      PrivacyReasonAppGroup.self,
      file: "PrivacyInfo.xcprivacy",
      project,
      ["Info.plist": "{ CFBundlePackageType = APPL; }", "A.swift": "let a = UserDefaults.standard.bool(forKey: b)"]
    )
    let finding = check.finds(text("1️⃣(\"1C8F.1\")2️⃣")).first
    #expect(finding?.message.contains("need reason CA92.1") == true)
    check.accepts(text("(\"1C8F.1\", \"CA92.1\")"))
  }

  @Test func acceptsTheReasonAndOtherSuites() {
    check("group.a").accepts(text("(\"1C8F.1\")"))
    check("org.example").accepts(text("(\"CA92.1\")"))
    check("group.a").accepts(text("(\"C56D.1\")"))
    check("group.a").accepts(text("()"))
    check("group.a").accepts("{ NSPrivacyAccessedAPITypes = (); }")
  }
}
