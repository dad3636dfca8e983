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
        NSContactsUsageDescription is missing, and A.swift:1 says “import Contacts”. The import alone needs no key; what \
        it leads to may.
        """
    )
    #expect(finding?.severity == .info)
    check("#import <Contacts/Contacts.h>", file: "A.m").finds("1️⃣{2️⃣ a = b; }")
  }

  @Test func isAskedOnlyWhereAProjectWantsIt() {
    #expect(PurposeStringImportHint.description.isOptIn)
  }

  @Test func usesSpeakForThemselves() {
    check("import Contacts\nlet store = CNContactStore()").accepts("{ a = b; }")
  }

  @Test func oneOfSeveralKeysIsEnough() {
    check("import Photos").accepts("{ NSPhotoLibraryAddUsageDescription = \"Save pictures.\"; }")
    check("import Photos").finds("1️⃣{2️⃣ a = b; }")
  }

  @Test func saysNothingOfFrameworksThatMostAppsUse() {
    check("import UIKit\nimport AVFoundation\nimport WebKit\nimport CoreLocation\nimport MapKit").accepts("{ a = b; }")
    check("import Contacts").accepts("{ NSContactsUsageDescription = \"Invite friends.\"; }")
    check("#if os(macOS)\nimport Contacts\n#endif").finds("1️⃣{2️⃣ a = b; }")
    check("#if os(macOS)\nimport Contacts\n#endif").accepts("{ WKApplication = YES; }")
  }
}
