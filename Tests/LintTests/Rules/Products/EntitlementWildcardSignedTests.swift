import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintRules

@Suite struct EntitlementWildcardSignedTests {
  private func check(_ value: String, of key: String = "com.apple.developer.associated-domains") -> ProductCheck {
    ProductCheck(EntitlementWildcardSigned.self, "<key>\(key)</key> \(value)", file: "Cellar.entitlements")
  }

  @Test func aSignatureNamesValues() {
    check("<string>*</string>").finds(BuiltBundle(), .error, "ITMS-90046")
    check("<array><string>*</string></array>").finds(BuiltBundle(), .error, "ITMS-90046")
    check("<array><string>applinks:*.example.org</string></array>").accepts(BuiltBundle())
    check("<string>*</string>", of: "com.apple.security.example").accepts(BuiltBundle())
    check("<string>*</string>").accepts(BuiltBundle().inArchive)
  }
}
