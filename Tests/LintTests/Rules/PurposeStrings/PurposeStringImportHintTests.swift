import Testing

@testable import LintRules

@Suite struct PurposeStringImportHintTests {
  private func check(_ code: String, file: String = "A.swift") -> ProjectCheck {
    ProjectCheck(PurposeStringImportHint.self, ["Package.swift": "", file: code])
  }

  @Test func reportsAnImport() {
    let finding = check("import Contacts").finds("1️⃣{2️⃣ a = b; }").first
    #expect(
      finding?.message
        == """
        Missing key NSContactsUsageDescription: A.swift:1 contains “import Contacts”. The import alone does not need \
        the key, but its API may.
        """
    )
    #expect(finding?.severity == .info)
    check("#import <Contacts/Contacts.h>", file: "A.m").finds("1️⃣{2️⃣ a = b; }")
  }

  @Test func isOptIn() {
    #expect(PurposeStringImportHint.description.isOptIn)
  }

  @Test func usesAreReportedSeparately() {
    check("import Contacts\nlet store = CNContactStore()").accepts("{ a = b; }")
  }

  @Test func oneOfSeveralKeysIsEnough() {
    check("import Photos").accepts("{ NSPhotoLibraryAddUsageDescription = \"Save pictures.\"; }")
    check("import Photos").finds("1️⃣{2️⃣ a = b; }")
  }

  @Test func ignoresFrameworksThatMostAppsUse() {
    check("import UIKit\nimport AVFoundation\nimport WebKit\nimport CoreLocation\nimport MapKit").accepts("{ a = b; }")
    check("import Contacts").accepts("{ NSContactsUsageDescription = \"Invite friends.\"; }")
    check("#if os(macOS)\nimport Contacts\n#endif").finds("1️⃣{2️⃣ a = b; }")
    check("#if os(macOS)\nimport Contacts\n#endif").accepts("{ WKApplication = YES; }")
  }
}
