import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct DocumentOpenInPlaceUndeclaredTests {
  private let check = RuleCheck(DocumentOpenInPlaceUndeclared.self)

  @Test func acceptsAKeyThatABuildSettingSupplies() {
    let settings = """
      INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES;
      INFOPLIST_KEY_LSSupportsOpeningDocumentsInPlace = YES;
      """
    let app = "CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES;"
    let text = "{ \(app) CFBundleDocumentTypes = ({ CFBundleTypeName = List; }); }"
    ProjectCheck(DocumentOpenInPlaceUndeclared.self, ExampleProject(.init(settings))).accepts(text)
    let unused = settings.replacing("GENERATE_INFOPLIST_FILE = YES;", with: "")
    ProjectCheck(DocumentOpenInPlaceUndeclared.self, ExampleProject(.init(unused)))
      .finds("{ \(app) 1️⃣CFBundleDocumentTypes2️⃣ = ({ CFBundleTypeName = List; }); }")
  }

  @Test func reportsDocumentTypesWithoutTheKey() {
    let findings = check.finds(
      "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; 1️⃣CFBundleDocumentTypes2️⃣ = ({ CFBundleTypeName = List; }); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.fixes.count == 2)
  }

  @Test func insertsFalse() {
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

  @Test func acceptsEitherDeclaration() {
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
