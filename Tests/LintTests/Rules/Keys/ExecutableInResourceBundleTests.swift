@testable import LintFacts
import Testing

@testable import LintRules

@Suite struct ExecutableInResourceBundleTests {
  private let check = RuleCheck(ExecutableInResourceBundle.self)
  private let inBundle = RuleCheck(ExecutableInResourceBundle.self, file: "Pictures.bundle/Info.plist")

  @Test func reportsTheExecutableOfAFlatBundle() {
    let findings = inBundle.finds(
      "{ CFBundlePackageType = BNDL; 1️⃣CFBundleExecutable2️⃣ = Pictures; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.appStoreCode == "ITMS-90535")
  }

  @Test func reportsAnEmptyName() {
    let findings = check.finds("{ CFBundleExecutable = 1️⃣\"\"2️⃣; }", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.appStoreCode == "ITMS-90207")
  }

  @Test func removesTheKey() {
    inBundle.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleExecutable</key>
        <string>Pictures</string>
        <key>CFBundlePackageType</key>
        <string>BNDL</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key>
          <string>BNDL</string>
        </dict></plist>
        """
    )
  }

  @Test func acceptsBundlesThatMayHaveCodeAndVariables() {
    check.accepts("{ CFBundlePackageType = BNDL; CFBundleExecutable = Tests; }")
    inBundle.accepts("{ CFBundlePackageType = BNDL; CFBundleExecutable = \"$(EXECUTABLE_NAME)\"; }")
    inBundle.accepts("{ CFBundlePackageType = FMWK; CFBundleExecutable = Pictures; }")
    RuleCheck(ExecutableInResourceBundle.self, file: "Plug.bundle/Contents/Info.plist").accepts(
      "{ CFBundlePackageType = BNDL; CFBundleExecutable = Plug; }"
    )
    inBundle.accepts(
      "<plist version=\"1.0\"><dict><key>CFBundlePackageType</key><string>BNDL</string><key>CFBundleExecutable</key>"
    )
  }

  @Test func aTargetForPhonesThatCompilesNothingHasNoExecutable() {
    let check = { (settings: String, product: String, files: [String: String]) in
      ProjectCheck(
        ExecutableInResourceBundle.self,
        ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)", product: product, folder: "Data")),
        files
      )
    }
    let text = "{ CFBundlePackageType = BNDL; 1️⃣CFBundleExecutable2️⃣ = Data; }"
    check("SDKROOT = iphoneos;", "bundle", ["Data/a.json": ""]).finds(text)
    let plain = text.filter { !"1️⃣2️⃣".contains($0) }
    check("SDKROOT = macosx;", "bundle", ["Data/a.json": ""]).accepts(plain)
    check("SDKROOT = iphoneos;", "bundle.unit-test", ["Data/a.json": ""]).accepts(plain)
  }
}
