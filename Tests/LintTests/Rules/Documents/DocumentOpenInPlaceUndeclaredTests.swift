import Testing

@testable import LintRules

@Suite struct DocumentOpenInPlaceUndeclaredTests {
  private let check = RuleCheck(DocumentOpenInPlaceUndeclared.self)

  @Test func reports() {
    let findings = check.finds(
      "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; 1️⃣CFBundleDocumentTypes2️⃣ = ({ CFBundleTypeName = List; }); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.fixes.count == 2)
  }

  @Test func fix1() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundlePackageType</key>
        <string>APPL</string>
        <key>LSRequiresIPhoneOS</key>
        <true/>
        <key>CFBundleDocumentTypes</key>
        <array>
          <dict/>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
          <key>LSRequiresIPhoneOS</key>
          <true/>
          <key>CFBundleDocumentTypes</key>
          <array>
            <dict/>
          </array>
          <key>LSSupportsOpeningDocumentsInPlace</key>
          <false/>
        </dict></plist>
        """,
      index: 1
    )
  }

  @Test func accepts() {
    check.accepts(
      "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleDocumentTypes = ({ CFBundleTypeName = List;  }); LSSupportsOpeningDocumentsInPlace = NO; }"
    )
    check.accepts(
      "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleDocumentTypes = ({ CFBundleTypeName = List;  }); UISupportsDocumentBrowser = YES; }"
    )
    check.accepts("{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleDocumentTypes = (); }")
    check.accepts("{ CFBundlePackageType = APPL; CFBundleDocumentTypes = ({ CFBundleTypeName = List;  }); }")
    check.accepts(
      "{ CFBundlePackageType = APPL; LSMinimumSystemVersion = 14.0; CFBundleDocumentTypes = ({ CFBundleTypeName = List;  }); }"
    )
    check.accepts("{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleDocumentTypes = \"$(TYPES)\"; }")
    check.accepts("{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleDocumentTypes = ")
  }
}
